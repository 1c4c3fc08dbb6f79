import { explanations } from '../../src/site/explanations.ts';
import { readAll, site } from './site.ts';

/** The links that have a tooltip. */
export const explainedLinks = 'a[data-explained]';

/**
 * The first page whose first two explained links have different explanations: the selectors of the two links, and what their
 * tooltips say.
 * @throws when there is none
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
  throw new Error('No page explains two things');
}

const linkTo = (href: string) => `a[href="${href}"]`;
