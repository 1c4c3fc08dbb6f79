import { type CheerioAPI, load } from 'cheerio';
import postcss, { type AtRule, type Root } from 'postcss';

/**
 * Leaves a page only the styles that it uses, for screens (other-media.css is for the rest), and gives the classes of components
 * short names: their hashes don't compress. All of them are one element, in the place of the first.
 * @param html a whole page
 * @param usedLater custom properties that a script uses
 */
export function trimStyles(html: string, usedLater: ReadonlySet<string>): string {
  const element = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const elements = [...html.matchAll(element)];
  const root = postcss.parse(elements.map(([, styles]) => styles).join(''));
  const place = '<style></style>';
  const bare = html.replace(element, (...[, , offset]) => (offset === elements[0]?.index ? place : ''));
  removeUnusedRules(root, load(bare));
  removeUnusedProperties(root, bare, usedLater);
  const names = shortenClasses(root);
  const short = bare.replace(/ class="([^"]*)"/g, (_, list: string) => {
    const classes = list.split(' ').flatMap((name) => names.get(name) ?? []);
    return classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
  });
  return short.replace(place, () => styleElement(root));
}

function styleElement(root: Root): string {
  if (root.nodes.length === 0) return '';
  // Minifiers leave these spaces in values that name a custom property.
  root.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replace(/ *([,/]) */g, '$1');
  });
  return `<style media="screen">${root}</style>`;
}

function removeUnusedRules(root: Root, $: CheerioAPI): void {
  root.walkRules((rule) => {
    // The steps of an animation match nothing by themselves.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => $(lasting(selector)).length > 0);
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  removeEmpty(root);
}

/** The parts of a selector that match a state or no element: `:hover`, `::before`. */
const transient =
  /:not\(:[\w-]+\)|::?(?:before|after|backdrop|first-letter|first-line|marker|selection)|:(?:hover|focus(?:-visible)?|target|popover-open)\b/g;

/** A selector without states and pseudo-elements: it matches every element that the selector can ever match. */
const lasting = (selector: string) => selector.replace(transient, '').replace(/([\s>+~]|^)$/, '$1*');

/** Removes at-rules that have lost their last rule. */
function removeEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Repeats until no property is left that only another unused one names. */
function removeUnusedProperties(root: Root, html: string, usedLater: ReadonlySet<string>): void {
  const before = root.toString().length;
  const used = new Set([...usedLater, ...propertiesIn(html + root.toString())]);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  if (root.toString().length < before) removeUnusedProperties(root, html, usedLater);
}

/** The custom properties that a text of CSS, HTML or JavaScript uses. */
export function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Renames the classes of components in styles, which have a hash and `_`.
 * @returns what each class of the styles is called now
 */
function shortenClasses(root: Root): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(/\.([\w-]+)/g, (_, name: string) => {
      if (!names.has(name)) names.set(name, name.includes('_') ? shortName(names.size) : name);
      return `.${names.get(name)}`;
    });
  });
  return names;
}

/** A letter, and from the 53rd on a number after it. */
function shortName(index: number): string {
  return `${letters[index % letters.length]}${Math.floor(index / letters.length) || ''}`;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
