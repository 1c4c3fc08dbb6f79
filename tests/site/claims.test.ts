import { describe, expect, test } from 'vitest';
import { facts, read, readAll, routes, textOf } from '../support/site.ts';

const { about, areas, badges, contact, emergency, home, services } = facts.words;
const flushing = facts.words['power-flushing'];
const powder = facts.words['powder-flushing'];

/** Where a reader meets the words that tests/house/shipped-sample.test.ts holds to the specification. */
describe.each<[string, Record<string, string[]>]>([
  [
    '/',
    {
      badges: Object.values(badges).map(({ label }) => label),
      'the response time': [home.hero.text],
      'reasons to choose the firm': home.whyChoose.items.map(({ text }) => text),
    },
  ],
  ['/services', { questions: services.faqs.map(({ answer }) => answer) }],
  [
    '/power-flushing',
    {
      'powder flushing': powder.text,
      'how long it takes': [flushing.process.text],
      'when it is recommended': [flushing.whyPowerFlush.text],
      questions: flushing.faqs.map(({ answer }) => answer),
    },
  ],
  [
    '/about',
    {
      'what it can be held to': about.trust.items.map(({ text }) => text),
      values: about.values.items.map(({ text }) => text),
    },
  ],
  ['/areas', { 'that times vary': [areas.responseTimes.note] }],
  ['/contact', { promises: contact.promises.items, 'its hours': [contact.cards.hours.text] }],
])('%s tells', (path, told) => {
  test.each(Object.entries(told))('%s', async (_, texts) => {
    const main = textOf(await read(path), 'main');
    for (const text of texts) expect(main).toContain(text);
  });
});

test('no page calls a power flush compulsory', async () => {
  for (const [path, $] of await readAll()) {
    expect($('main').text(), path).not.toMatch(
      /power flush(ing)? (is|are) (required|compulsory|mandatory)|must be (power )?flushed/i,
    );
  }
});

test('wherever emergencies have a band, the gas emergency number stands in it', async () => {
  for (const path of ['/', '/services', '/areas', '/contact']) {
    expect(textOf(await read(path), 'section[aria-labelledby="emergency"]'), path).toContain(emergency.gas.phone.text);
  }
});

test('no page shows an unfilled placeholder', async () => {
  for (const path of routes) expect((await read(path)).html()).not.toMatch(/\{[a-zA-Z]+\}|undefined|\[object/);
});
