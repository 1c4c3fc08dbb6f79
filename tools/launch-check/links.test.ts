import { expect, test } from 'vitest';
import { parseBusiness } from '../../src/content/business.ts';
import { evidencedBusiness } from '../../tests/support/evidenced-firm.ts';
import { business as fictional } from '../../tests/support/other-firm.ts';
import { placeName } from './finding.ts';
import { type Ask, checkLinks } from './links.ts';

const business = parseBusiness(evidencedBusiness);
const reviews = 'https://harbour-reviews.co.uk/ouse-valley-heating';

/** A network in which every page is well but those that have an answer of their own. */
function network(answers: Record<string, number | undefined>): Ask & { asked: string[] } {
  const asked: string[] = [];
  const ask = async (url: string) => {
    asked.push(url);
    return Object.hasOwn(answers, url) ? answers[url] : 200;
  };
  return Object.assign(ask, { asked });
}

test('links that answer are no findings, and nobody else is asked', async () => {
  const ask = network({});
  expect(await checkLinks(business, ask)).toEqual({ findings: [], notes: [] });
  expect(ask.asked).toEqual([reviews, 'https://powder-and-pipe.co.uk/', 'https://harbour-water-register.co.uk/check']);
});

test.each([
  [404, 'answers with the error 404'],
  [503, 'answers with the error 503'],
  [undefined, 'does not answer within 5 seconds'],
])('a link that answers with %s is a finding', async (status, found) => {
  const report = await checkLinks(business, network({ [reviews]: status }));
  expect(report.findings.map((each) => [placeName(each.place), each.found])).toEqual([
    ['business.config.ts › reviews.url', `${reviews} ${found}`],
  ]);
});

test('a site that refuses programs is left to the owner', async () => {
  const { findings, notes } = await checkLinks(business, network({ [reviews]: 403 }));
  expect([findings, notes]).toEqual([[], [`${reviews} answers programs with 403: open it yourself.`]]);
});

test('without a network, one line says so', async () => {
  const report = await checkLinks(business, async () => undefined);
  expect(report).toEqual({
    findings: [],
    notes: ['The links to other sites were not checked: there is no network.'],
  });
});

test('addresses that are kept for examples are not asked', async () => {
  const ask = network({});
  await checkLinks(parseBusiness({ ...evidencedBusiness, powderFlushing: fictional.powderFlushing }), ask);
  expect(ask.asked).not.toContain(fictional.powderFlushing.url);
});
