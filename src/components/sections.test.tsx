import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { drawingsOf } from '../drawings/drawings.ts';
import { Breadcrumbs } from '../layouts/Breadcrumbs.tsx';
import { Paperwork } from '../pages/_about/Paperwork.tsx';
import { FlushComparison } from '../pages/areas/_area/FlushComparison.tsx';
import { TownReviews } from '../pages/areas/_area/TownReviews.tsx';
import { plainText, sentenceFrom } from '../site/text/sentence.ts';
import { EmergencyBand } from './EmergencyBand.tsx';
import { JobsBand } from './JobsBand.tsx';
import { PriceBand } from './PriceBand.tsx';

const site = await readWith({});
const { business, jobs, photographs, words } = site;
const { language, phone } = business;
const { newTab } = words.labels;
const { emergency, evidence, prices, reviews } = words;

const render = (element: ReactElement) => load(renderToStaticMarkup(element), null, false);
const textsOf = (element: ReactElement, selector: string) => {
  const $ = render(element);
  return $(selector)
    .toArray()
    .map((found) => $(found).text());
};

describe('prices', () => {
  const items = [
    { job: 'A tap', from: 80, moves: 'The tap', pages: ['/services' as const] },
    { job: 'A flush', from: 400, to: 1250, moves: 'The sludge', pages: ['/power-flushing' as const] },
  ];
  const shown = (page: '/services' | '/power-flushing') => (
    <PriceBand words={{ ...prices, items }} page={page} language={language} look={{}} />
  );

  test('are a lowest price, or two with a word between them', () => {
    expect(textsOf(shown('/services'), 'td')).toEqual([`${prices.from} £80`]);
    expect(textsOf(shown('/power-flushing'), 'td')).toEqual([`£400 ${prices.to} £1,250`]);
  });

  test('say first whether VAT is included', () => {
    expect(textsOf(shown('/services'), 'p')).toContain(plainText(prices.text));
  });

  test('have no band where a page shows none', () => {
    expect(
      renderToStaticMarkup(
        <PriceBand words={{ ...prices, items: [] }} page="/services" language={language} look={{}} />,
      ),
    ).toBe('');
  });
});

describe('what the owner can show in writing', () => {
  const headings = (shown: Parameters<typeof Paperwork>[0]['business']) =>
    textsOf(<Paperwork business={shown} words={evidence} language={language} look={{}} />, 'h3');

  test('has a heading for each, and no band without any', () => {
    const { insurance, payment, complaints } = evidence;
    expect(headings(business)).toEqual([insurance, payment, complaints]);
    expect(headings({ payment: sentenceFrom('By card.') })).toEqual([payment]);
    expect(headings({})).toEqual([]);
  });

  test('says of the insurance who pays, how much, and until when', () => {
    const insurance = { insurer: 'The Mutual', cover: 2_000_000, until: '2027-03-31' };
    const [said] = textsOf(
      <Paperwork business={{ insurance }} words={evidence} language={language} look={{}} />,
      'li p',
    );
    expect(said).toBe(`The Mutual, ${evidence.cover} £2,000,000, ${evidence.until} 31 March 2027`);
  });
});

describe('the water companies under the steps', () => {
  const items = [
    { name: 'North Water', phone: { text: '0800 111 222', e164: '+44800111222' } },
    { name: 'South Water', phone: { text: '0800 333 444', e164: '+44800333444' } },
  ];
  const advice = { ...emergency, waterCompanies: { label: 'Still running? Ring', items } };
  const said = (more: object) =>
    textsOf(
      <EmergencyBand words={{ heading: 'Water?' }} advice={advice} phone={phone} language={language} {...more} />,
      'p',
    ).join('\n');

  test('are all named, or the one that a place has', () => {
    expect(said({})).toContain('Ring North Water 0800 111 222 or South Water 0800 333 444.');
    expect(said({ waterCompany: 'South Water' })).toContain('Ring South Water 0800 333 444.');
    expect(said({ waterCompany: 'South Water' })).not.toContain('North Water');
  });

  test('are left out by a firm that names none', () => {
    expect(said({ advice: { ...emergency, waterCompanies: undefined } })).not.toContain('Ring North Water');
  });

  test('come with the carbon monoxide line, unless another band of the page has it', () => {
    const [start = ''] = plainText(emergency.carbonMonoxide)
      .split(/[[\].?]/)
      .filter(Boolean);
    expect(said({})).toContain(start);
    expect(said({ alarm: false })).not.toContain(start);
  });
});

test('jobs and reviews have no band where there are none, and reviews are those of their town, the newest first', () => {
  const shared = { photographs: photographs.byJob, language, look: {} };
  expect(renderToStaticMarkup(<JobsBand words={evidence.jobs} {...shared} jobs={[]} />)).toBe('');
  expect(textsOf(<JobsBand words={evidence.jobs} {...shared} jobs={jobs.slice(0, 2)} />, 'article')).toHaveLength(2);
  const items = ['2026-01-01', '2026-03-01'].flatMap((date) =>
    ['Crawley', 'Horsham'].map((town) => ({ quote: `${town} ${date}`, name: 'A. N. Example', town, date })),
  );
  const of = (town: string) => (
    <TownReviews words={{ ...reviews, items }} town={town} newTab={newTab} language={language} look={{}} />
  );
  expect(textsOf(of('Crawley'), 'blockquote')).toEqual(['Crawley 2026-03-01', 'Crawley 2026-01-01']);
  expect(renderToStaticMarkup(of('Henfield'))).toBe('');
});

test('power and powder flushing are compared only by a firm with a specialist', () => {
  const drawing = drawingsOf(site).named('heating-ages');
  expect(textsOf(<FlushComparison words={words['powder-flushing']} drawing={drawing} look={{}} />, 'h3')).toHaveLength(
    2,
  );
  expect(renderToStaticMarkup(<FlushComparison words={undefined} drawing={drawing} look={{}} />)).toBe('');
});

test('in a breadcrumb all but the last crumb are links', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Areas', path: '/areas' },
    { name: 'Hove', path: '/areas/hove' },
  ];
  const $ = render(<Breadcrumbs crumbs={crumbs} label="Breadcrumb" />);
  expect(
    $('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['/', '/areas']);
  expect($('[aria-current="page"]').text()).toBe('Hove');
});
