import { type CheerioAPI, load } from 'cheerio';
import postcss, { type Root } from 'postcss';
import { shortenClasses, shortenKeyframes, shortenProperties } from './short-names.ts';
import { lasting, removeEmpty, rulesOf, takeLaterRules } from './split-styles.ts';

/**
 * Leaves a page only the styles that it uses, for screens (other-media.css is for the rest), and gives custom properties and
 * the classes of components short names. What the first screen doesn't need follows it.
 * @param html a whole page
 * @param alsoUsed custom properties that a script uses later, each with its name there
 */
export function trimStyles(html: string, alsoUsed: ReadonlyMap<string, string>): string {
  const element = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const root = postcss.parse([...html.matchAll(element)].map(([, styles]) => styles).join(''));
  const bare = html.replace(element, '');
  const $ = load(bare, { sourceCodeLocationInfo: true });
  removeUnusedRules(root, $);
  removeUnusedProperties(root, bare, alsoUsed);
  const later = takeLaterRules(root, $);
  const names = shortenClasses(root, later);
  shortenKeyframes(root, later);
  const end = endOfFirstBand($);
  const marked = `${bare.slice(0, end)}${place}${bare.slice(end)}`;
  const short = marked.replace(/ class="([^"]*)"/g, (_, list: string) => {
    const classes = list.split(' ').flatMap((name) => names.get(name) ?? []);
    return classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
  });
  return shortenProperties(short, alsoUsed, root, later)
    .replace('</title>', () => `</title>${styleElement(root)}`)
    .replace(place, () => styleElement(later));
}

/** Where a page's first band ends in its HTML. */
function endOfFirstBand($: CheerioAPI): number {
  const end = $('main > :first-child').get(0)?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error('A page has nothing in its main element');
  return end;
}

/** Where the styles that follow the first screen go. */
const place = '<style></style>';

function styleElement(root: Root): string {
  if (root.nodes.length === 0) return '';
  // Minifiers leave these spaces in values that name a custom property.
  root.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replace(/ *([,/]) */g, '$1');
  });
  return `<style media="screen">${root}</style>`;
}

function removeUnusedRules(root: Root, $: CheerioAPI): void {
  for (const rule of rulesOf(root)) {
    const used = rule.selectors.filter((selector) => $(lasting(selector)).length > 0);
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  }
  removeEmpty(root);
}

/** Repeats until no property is left that only another unused one names. */
function removeUnusedProperties(root: Root, html: string, alsoUsed: ReadonlyMap<string, string>): void {
  const before = root.toString().length;
  const used = new Set([...alsoUsed.keys(), ...namesIn(html + root.toString())]);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  if (root.toString().length < before) removeUnusedProperties(root, html, alsoUsed);
}

/** The custom properties that a text of CSS, HTML or JavaScript uses. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
