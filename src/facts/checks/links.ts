import type { Content } from '../../content/content-folder.ts';
import { show } from '../../content/problem.ts';
import { linksIn } from '../../content/running-text.ts';
import { textsOf } from '../../content/texts.ts';
import { badgesOf } from '../explanations.ts';
import { anchors } from '../page-list.ts';
import { routesOf } from '../pages.ts';
import type { Facts } from '../types.ts';
import { type Mistake, wordsByFile } from './mistakes.ts';

/** The links of the words lead to pages of this site, to services, and to bands that other pages point to. */
export function checkLinks(facts: Facts, content: Content): Mistake[] {
  const services = facts.words.services.services.map(({ id }) => `/services#${id}`);
  const badges = badgesOf(facts.words.badges).map(({ id }) => `/about#${id}`);
  const bands = anchors.filter((path) => facts.business.powderFlushing || path !== '/power-flushing#powder');
  const known = new Set([...routesOf(facts), ...services, ...bands, ...badges]);
  const expected = `a page of this site (a place has one while content/areas/ has its file): ${[...known].join(', ')}`;
  return wordsByFile(content).flatMap(([file, words]) =>
    textsOf(words).flatMap(([field, value]) => {
      // Every field that is called `href`, and every link in a text, whose mistakes are told together.
      const targets = field.at(-1) === 'href' ? [value] : linksIn(value);
      const wrong = targets.filter((target) => !known.has(target));
      return wrong.length > 0 ? [{ file, field, value, expected, found: wrong.map(show).join(' and ') }] : [];
    }),
  );
}
