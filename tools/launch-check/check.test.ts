import { beforeAll, describe, expect, test } from 'vitest';
import { plainText } from '../../src/content/running-text.ts';
import { textsOf } from '../../src/content/texts.ts';
import { evidencedBusiness, evidencedClaims, evidencedWords, today } from '../../tests/support/evidenced-firm.ts';
import { mistakesIn } from '../../tests/support/mistakes.ts';
import { firmFolder } from '../../tests/support/other-firm.ts';
import { checkSite } from './check.ts';
import { kinds, placeName, type Site, stopsPublishing } from './finding.ts';
import { readSite } from './read-site.ts';

/** A firm that is ready to go live. */
let ready: Site;
beforeAll(async () => {
  const site = await readSite(evidencedBusiness, `${firmFolder}/content`, 'no such folder');
  const facts = JSON.parse(evidencedWords(JSON.stringify(site.facts)));
  const texts = site.texts.map((each) => ({ ...each, text: evidencedWords(each.text) }));
  ready = { facts, texts, claims: evidencedClaims, files: builtFrom(facts), today };
});

test('a firm that has everything, with evidence, is told only what the rating in structured data risks', () => {
  expect(checkSite(ready).map(({ kind, place }) => [kind, placeName(place)])).toEqual([
    ['risk', 'business.config.ts › reviews.markup'],
  ]);
});

type Fault = [name: string, at: string, value: unknown, where: string, says: string];

describe('a planted fault is found, and its place is named', () => {
  test.each(mistakesIn<Fault>('launch'))('%s', (_, at, value, where, says) => {
    const all = checkSite(withFault(at, value));
    // They are parts of sentences: the report adds the full stop.
    for (const text of all.flatMap(({ found, why, mend }) => [found, why, mend])) expect(text).toMatch(/^\S.*[^.\s]$/);
    const found = all.filter(({ place }) => placeName(place) === where);
    expect(found.map(({ found, why, mend }) => [found, why, mend].join(' ')).join('\n')).toContain(says);
  });
});

test('there are at least 30 of them', () => {
  expect(mistakesIn<Fault>('launch').length).toBeGreaterThanOrEqual(30);
});

test('without dist/, one finding says so', () => {
  const found = checkSite({ ...ready, files: new Map() });
  expect(found.filter(stopsPublishing).map(({ place, mend }) => [place.file, mend])).toEqual([
    ['dist/', 'npm run build'],
  ]);
});

test('what differs on every page is one finding', () => {
  const found = checkSite(withFault('business.name', 'Quay Heating'));
  expect(found.filter(stopsPublishing).map(({ found }) => found)).toEqual([
    'no name Quay Heating (and 10 more pages alike)',
  ]);
});

test('the worst comes first', () => {
  const site = withFault('business.email', null);
  const found = checkSite({ ...site, claims: {}, files: new Map() });
  const order = found.map(({ kind }) => Object.keys(kinds).indexOf(kind));
  expect(new Set(order).size).toBeGreaterThan(3);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

/** The ready firm with one value changed: of a fact, a line of evidence, a text of content/ or a file of dist/. */
function withFault(at: string, value: unknown): Site {
  const site = structuredClone(ready);
  const [folder = ''] = at.split('/');
  if (folder === 'content')
    return { ...site, texts: [...site.texts, { file: at, field: ['planted'], text: String(value) }] };
  if (folder === 'dist') {
    const files = new Map(site.files);
    if (value === null) files.delete(at.slice('dist/'.length));
    else files.set(at.slice('dist/'.length), String(value));
    return { ...site, files };
  }
  const [last = '', ...above] = at.split('.').reverse();
  const root: object = at.startsWith('claims.') ? site : site.facts;
  const group = above.reverse().reduce<object>((inside, key) => Reflect.get(inside, key), root);
  Reflect.set(group, last, value ?? undefined);
  return site;
}

/** A plain site that shows the facts: each page with its head, and on the first all words. */
function builtFrom(facts: Site['facts']): Map<string, string> {
  const { business, pages } = facts;
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const words = textsOf([facts.words, facts.areas, facts.jobs]).map(([, text]) => `<p>${escaped(plainText(text))}</p>`);
  const firm = `<a href="tel:${business.phone.e164}">${business.phone.text}</a> ${escaped(business.name)}`;
  return new Map(
    pages.map(({ path, title, description }) => [
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">
       <link rel="canonical" href="${business.site}${path}"><body>${firm}${path === '/' ? words.join('') : ''}</body>`,
    ]),
  );
}
