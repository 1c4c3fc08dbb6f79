import type { CheerioAPI } from 'cheerio';
import type { AtRule, Container, Document, Root, Rule } from 'postcss';

/** What the first screen can hold: the frame's top, the first band, and the top of the next where that is short. */
const firstScreen = [
  'html, body, main, header, header *, body > nav, body > nav *',
  'main > :first-child, main > :first-child *',
  'main > section:nth-of-type(2), main > section:nth-of-type(2) :is(h2, p, [data-size], :has(h2, p, [data-size]))',
].join();

/**
 * Takes the rules that no element of the first screen needs out of a page's styles.
 * @param root the page's styles; they keep the other rules
 * @param $ the page
 * @returns the rules that can follow the first screen, in their order
 */
export function takeLaterRules(root: Root, $: CheerioAPI): Root {
  const first = new Set<unknown>($(firstScreen).toArray());
  const rules = rulesOf(root).map((rule) => matched(rule, $));
  const later = new Set(rules.filter(({ elements }) => elements.length > 0 && !elements.some((one) => first.has(one))));
  // A rule may not move after one that overrode it.
  for (let found = true; found; ) {
    found = false;
    for (const [index, rule] of rules.entries()) {
      const overridden =
        later.has(rule) && rules.slice(index + 1).some((next) => !later.has(next) && clash(rule, next));
      if (overridden) found = later.delete(rule);
    }
  }
  const taken = root.clone();
  const takenRules = rulesOf(taken);
  for (const [index, rule] of rules.entries()) (later.has(rule) ? rule.rule : takenRules[index])?.remove();
  removeEmpty(root);
  taken.walkAtRules(/font-face|keyframes|view-transition/, (rule) => void rule.remove());
  removeEmpty(taken);
  return taken;
}

/** What a selector says of a moment or of no element: `:hover`, `::before`. */
const transient =
  /:not\(:[\w-]+\)|::?(?:before|after|backdrop|first-letter|first-line|marker|selection|view-transition[\w-]*(?:\([^)]*\))?)|:(?:hover|focus(?:-visible)?|target|popover-open)\b/g;

/** The elements that a selector can ever match: without states and pseudo-elements. */
export const lasting = (selector: string) => selector.replace(transient, '').replace(/([\s>+~]|^)$/, '$1*');

interface Matched {
  rule: Rule;
  elements: readonly unknown[];
  properties: ReadonlySet<string>;
}

/** The rules of a page's styles, in their order, without the steps of animations. */
export function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isKeyframes(rule.parent)) rules.push(rule);
  });
  return rules;
}

function matched(rule: Rule, $: CheerioAPI): Matched {
  const properties = new Set<string>();
  rule.walkDecls(({ prop }) => void properties.add(groupOf(prop)));
  return { rule, elements: $(rule.selectors.map(lasting).join()).toArray(), properties };
}

/** Whether two rules may set the same property of the same element. */
function clash(one: Matched, other: Matched): boolean {
  if (![...one.properties].some((property) => other.properties.has(property))) return false;
  const elements = new Set(one.elements);
  return other.elements.some((element) => elements.has(element));
}

/** Properties that can set one another, by one name: `margin-block-end` and `margin`, `top` and `inset`. */
function groupOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-\w+-/, '').split('-');
  return groups[first] ?? first;
}

const groups: Record<string, string> = {
  ...Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [side, 'inset'])),
  ...Object.fromEntries(['line', 'letter'].map((part) => [part, 'font'])),
  ...Object.fromEntries(['row', 'column', 'gap'].map((part) => [part, 'gap'])),
  ...Object.fromEntries(['align', 'justify', 'place'].map((part) => [part, 'place'])),
  ...Object.fromEntries(['min', 'max', 'width', 'height', 'inline', 'block'].map((part) => [part, 'size'])),
};

function isKeyframes(parent: Container | Document | undefined): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';
}

/** Removes at-rules that have lost their last rule. */
export function removeEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
