import type { Content } from '../../content/content-folder.ts';
import type { Problem } from '../../content/problem.ts';
import { linksIn } from '../../content/running-text.ts';
import { textsOf } from '../../content/texts.ts';
import { badgesOf } from '../explanations.ts';
import { anchors } from '../page-list.ts';
import { routesOf } from '../pages.ts';
import type { Facts } from '../types.ts';
import { type Entry, problem, wordsByFile } from './entries.ts';

/** The links of the words lead to pages of this site, to services, and to bands that other pages point to. */
export function checkLinks(facts: Facts, content: Content): Problem[] {
  const services = facts.words.services.services.map(({ id }) => `/services#${id}`);
  const badges = badgesOf(facts.words.badges).map(({ id }) => `/about#${id}`);
  const bands = anchors.filter((path) => facts.business.powderFlushing || path !== '/power-flushing#powder');
  const known = new Set([...routesOf(facts), ...services, ...bands, ...badges]);
  return wordsByFile(content)
    .flatMap(([file, words]) => targetsIn(file, words))
    .filter(({ value }) => !known.has(value))
    .map((entry) => problem(content.sources, entry, `a page of this site: ${[...known].join(', ')}`));
}

/** Every field that is called `href`, and every link in a text. */
function targetsIn(file: string, words: unknown): Entry[] {
  return textsOf(words).flatMap(([field, text]) => {
    const targets = field.at(-1) === 'href' ? [text] : linksIn(text);
    return targets.map((value) => ({ file, field, value }));
  });
}
