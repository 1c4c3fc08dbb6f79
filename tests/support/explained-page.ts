import { explanations } from '../../src/site/explanations.ts';
import { readAll, site } from './site.ts';

/** Selector of explained links: links with a tooltip that explains a word or a badge. */
export const explainedLinks = 'a[data-explained]';

/**
 * Finds the first page on which the first two explained links lead to different explanations.
 * @returns the path of the page, selectors of the two links, and the texts of their tooltips
 * @throws when there is no such page
 */
export async function explainedPage() {
  const explained = explanations(site);
  for (const [path, $] of await readAll()) {
    const [first, second] = $(explainedLinks)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    if (first && second && first !== second) {
      const meaning = (href: string) => explained[href] ?? '';
      return {
        path,
        links: [linkTo(first), linkTo(second)] as const,
        meanings: [meaning(first), meaning(second)] as const,
      };
    }
  }
  throw new Error('Found no page with two different explained links');
}

const linkTo = (href: string) => `a[href="${href}"]`;
