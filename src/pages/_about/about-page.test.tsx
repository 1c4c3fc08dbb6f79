import { expect, test } from 'vitest';
import { readWith } from '../../../tests/support/example-firm.ts';
import { textsOf } from '../../../tests/support/render.ts';
import { About } from './AboutPage.tsx';

const site = await readWith({});
const { evidence, people } = site.words;

test('people in the office have a heading of their own, and only those who visit stand under the other', () => {
  const ruth = people.filter(({ visits }) => visits).slice(0, 1);
  const joan = people.filter(({ visits }) => !visits);
  const headings = (shown: typeof people) =>
    textsOf(
      <About site={{ ...site, words: { ...site.words, people: shown } }} />,
      'section:has(article) :is(h2, h3)',
    ).filter((text) => text === evidence.people || text === evidence.office);
  expect(headings([...ruth, ...joan])).toEqual([evidence.people, evidence.office]);
  expect(headings(joan)).toEqual([evidence.office]);
  expect(headings(ruth)).toEqual([evidence.people]);
});
