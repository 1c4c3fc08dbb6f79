import { explanations } from '../../src/facts/explanations.ts';
import { facts, readAll } from './site.ts';

/** The links that have a tooltip. */
export const explainedLinks = 'a[data-explained]';

/** A page whose first two explained links have different explanations. */
export interface ExplainedPage {
  path: string;
  /** The selectors of the two links, and what their tooltips say. */
  links: readonly [string, string];
  meanings: readonly [string, string];
}

/**
 * The first such page.
 * @throws when there is none
 */
export async function explainedPage(): Promise<ExplainedPage> {
  const explained = explanations(facts);
  for (const [path, $] of await readAll()) {
    const [first, second] = $(explainedLinks)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    if (first && second && first !== second) {
      const meaning = (href: string) => explained[href] ?? '';
      return { path, links: [linkTo(first), linkTo(second)], meanings: [meaning(first), meaning(second)] };
    }
  }
  throw new Error('No page explains two things');
}

const linkTo = (href: string) => `a[href="${href}"]`;
