import { type CheerioAPI, load } from 'cheerio';
import postcss, { type AtRule, type Root } from 'postcss';

/**
 * Removes the styles that a page doesn't use, and collects the rest in one `<style media="screen">`. Styles for other media are in the file
 * other-media.css. Shortens the class names of components, because the hashes in these names don't compress. Removes class names without
 * styles from the elements.
 * @param html HTML of a page
 * @param usedByScripts names of the custom properties that scripts use
 */
export function trimStyles(html: string, usedByScripts: ReadonlySet<string>): string {
  const element = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const elements = [...html.matchAll(element)];
  const root = postcss.parse(elements.map(([, styles = '']) => styles.trim()).join(''));
  const place = '<style></style>';
  const bare = html.replace(element, (...[, , offset]) => (offset === elements[0]?.index ? place : ''));
  removeUnusedRules(root, load(bare));
  joinRules(root);
  removeUnusedProperties(root, bare, usedByScripts);
  const names = shortenClasses(root);
  const short = bare.replace(/ class="([^"]*)"/g, (_, list: string) => {
    const classes = list.split(' ').flatMap((name) => names.get(name) ?? []);
    return classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
  });
  return short.replace(place, () => styleElement(root));
}

function styleElement(root: Root): string {
  if (root.nodes.length === 0) return '';
  // Removes spaces that minifiers keep around commas, slashes and asterisks in values with a custom property.
  root.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replace(/ *([,/*]) */g, '$1');
  });
  return `<style media="screen">${root.toString().replaceAll('@media (', '@media(')}</style>`;
}

function removeUnusedRules(root: Root, $: CheerioAPI): void {
  root.walkRules((rule) => {
    // Skip the steps of an animation, such as `50%`, which are not selectors.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => $(withoutStates(selector)).length > 0);
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  removeUnusedAnimations(root);
  removeEmpty(root);
}

/**
 * Joins rules with the same selectors that follow one another, since what was between them may have been removed. Removes declarations that
 * a rule repeats: Lightning CSS adds some with a prefix twice.
 */
function joinRules(root: Root): void {
  root.walkRules((rule) => {
    rule.raws.before = '';
    const previous = rule.prev();
    if (previous?.type === 'rule' && previous.selector === rule.selector) {
      rule.prepend(previous.nodes);
      previous.remove();
    }
    // The last of the same declarations stays, because one between them may set the property too.
    const seen = new Set<string>();
    for (const declaration of rule.nodes.toReversed()) {
      const text = declaration.toString();
      if (seen.has(text)) declaration.remove();
      seen.add(text);
    }
  });
}

/** Removes `@keyframes` that no rule uses any more. */
function removeUnusedAnimations(root: Root): void {
  const names = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
}

/** Parts of a selector for a state, such as `:hover` or `:not(:hover)`, or for a pseudo-element, such as `::before`. */
const transient =
  /:not\(:[\w-]+\)|::?(?:before|after|backdrop|first-letter|first-line|marker|selection)|:(?:hover|focus(?:-visible)?|target|popover-open)\b/g;

/** Removes states and pseudo-elements from a selector. The result matches every element that the whole selector can match in any state. */
const withoutStates = (selector: string) => selector.replace(transient, '').replace(/([\s>+~]|^)$/, '$1*');

/** Removes at-rules without rules in them. */
function removeEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/**
 * Removes custom properties that nothing uses. Repeats until nothing more can be removed, because a removed property may have been the only
 * place that used another property.
 */
function removeUnusedProperties(root: Root, html: string, usedByScripts: ReadonlySet<string>): void {
  const before = root.toString().length;
  const used = new Set([...usedByScripts, ...propertiesIn(html + root.toString())]);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  if (root.toString().length < before) removeUnusedProperties(root, html, usedByScripts);
}

/** Names of the custom properties that a text (CSS, HTML or JavaScript) uses with `var()`. */
export function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Shortens the class names of components in the styles. The names of components' classes contain `_` and a hash.
 * @returns new name of each class in the styles, by old name. A class that no component has keeps its name
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

/** Short class name: a letter, or from the 53rd name on a letter and a number. */
function shortName(index: number): string {
  return `${letters[index % letters.length]}${Math.floor(index / letters.length) || ''}`;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
