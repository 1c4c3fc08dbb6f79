import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { render, textsOf } from '../../tests/support/render.ts';
import { gasSafeCheck } from '../site/registers.ts';
import { plainText, sentenceFrom } from '../site/text/sentence.ts';
import { TrustBand } from './TrustBand.tsx';

const site = await readWith({});
const { business, words } = site;
const { badges, contact, evidence } = words;

/** `TrustBand` of the example firm. `facts` replaces fields of the firm's business.yaml, and `own` replaces some of the firm's words. */
const band = (facts: object, own: object = {}) => (
  <TrustBand site={{ ...site, business: { ...business, ...facts }, words: { ...words, ...own } }} />
);
const linesOf = (facts: object, id: string) => textsOf(band(facts), `#${id} p`);

test('each badge is there with what it means', () => {
  const shown = textsOf(band({}), 'li[id]').join('\n');
  for (const badge of [badges.gasSafe, badges.insured, badges.guarantee, badges.rating]) {
    expect(shown).toContain(badge?.label);
    expect(shown).toContain(badge?.explanation);
  }
});

test('the register is linked with the firm’s number, or without one', () => {
  const link = (gasSafe: string | true) =>
    render(band({ registrations: { ...business.registrations, gasSafe } }))(`#gas-safe a[href="${gasSafeCheck}"]`);
  expect(link('123456').text()).toContain(`${evidence.lookUp}: 123456`);
  expect(link(true).text()).toContain(evidence.lookUp);
});

test('a register without a badge has a row of its own, with the number and where to check it', () => {
  const others = [{ name: 'Register of Wells', number: 'W-1', check: 'https://wells.example' }];
  const $ = render(band({ registrations: { ...business.registrations, others } }));
  const row = $('li:has(a[href="https://wells.example"])').text();
  expect(row).toContain('Register of Wells');
  expect(row).toContain(`${evidence.number} W-1.`);
});

test('the insurance has the insurer, the cover and its last day if the owner gives them, and can be asked for', () => {
  const insurance = { liability: true, insurer: 'The Mutual', cover: 2_000_000, until: '2027-03-31' };
  const line = `The Mutual, ${evidence.cover} £2,000,000, ${evidence.until} 31 March 2027.`;
  const ask = plainText(badges.insured?.check ?? '');
  expect(linesOf({ insurance }, 'insured').slice(-2)).toEqual([line, ask]);
  expect(linesOf({ insurance: { liability: true, cover: 2_000_000 } }, 'insured')).toContain('Up to £2,000,000.');
  expect(linesOf({ insurance: { liability: true } }, 'insured')).toEqual([badges.insured?.explanation, ask]);
});

test('the guarantee has the owner’s terms and how to complain if there are any', () => {
  const promises = { ...business.promises, guaranteeTerms: 'It lasts a year.' };
  const lines = linesOf({ promises, complaints: sentenceFrom('Write to Ruth.') }, 'guarantee');
  expect(lines).toEqual(expect.arrayContaining(['It lasts a year.', 'Write to Ruth.']));
  const plain = { promises: { ...promises, guaranteeTerms: undefined }, complaints: undefined };
  expect(linesOf(plain, 'guarantee')).toEqual([
    badges.guarantee?.explanation,
    plainText(badges.guarantee?.check ?? ''),
  ]);
});

test('the rating has the day on which it was read, and the membership its number if the firm shows one', () => {
  const reviews = { ...business.reviews, checked: '2026-05-04' };
  expect(linesOf({ reviews }, 'rating').join(' ')).toContain('4 May 2026.');
  const member = (powerFlushAssociation: string | true) =>
    linesOf({ registrations: { ...business.registrations, powerFlushAssociation } }, 'association').join(' ');
  expect(member('M-77')).toContain(`${evidence.number} M-77.`);
  expect(member(true)).not.toContain(evidence.number);
});

test('what a written quote holds and the steps to the bill are those of Contact', () => {
  expect(textsOf(band({}), 'h3:has([href="/contact#quote"]) + ul li')).toEqual(contact.quote.form.lines);
  const steps = contact.ringing.steps.map(({ title }) => title);
  const shown = textsOf(band({}), 'h3:has([href="/contact#ringing"]) + ol strong');
  expect(shown.map((step) => step.replaceAll('\u2060', ''))).toEqual(steps);
});

test('prices and the newest job are shown by a firm that has them, and nothing stands in for them', () => {
  const own = { prices: { ...words.prices, items: [] } };
  const bare = <TrustBand site={{ ...site, jobs: [], words: { ...words, ...own } }} />;
  const of = (element: Parameters<typeof textsOf>[0]) =>
    ['table', 'article'].map((selector) => textsOf(element, selector).length);
  expect(of(bare)).toEqual([0, 0]);
  expect(of(band({}))).toEqual([1, 1]);
});
