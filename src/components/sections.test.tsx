import { describe, expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { markup, textsOf } from '../../tests/support/render.ts';
import { drawingsOf } from '../drawings/drawings.ts';
import { FlushComparison } from '../pages/areas/_area/FlushComparison.tsx';
import { TownWork } from '../pages/areas/_area/TownWork.tsx';
import { WhereAndWhen } from '../pages/areas/_area/WhereAndWhen.tsx';
import type { Area } from '../site/site.ts';
import { plainText, sentenceFrom } from '../site/text/sentence.ts';
import { EmergencyBand } from './EmergencyBand.tsx';
import { JobsBand } from './JobsBand.tsx';

const site = await readWith({});
const { business, jobs, photographs, words } = site;
const { language } = business;
const { emergency, evidence, reviews } = words;

describe('the water companies below the steps', () => {
  const items = [
    { name: 'North Water', phone: { text: '0800 111 222', e164: '+44800111222' } },
    { name: 'South Water', phone: { text: '0800 333 444', e164: '+44800333444' } },
  ];
  const unknown = sentenceFrom('Ring the company on your bill.');
  const companies = { label: 'If it runs on, ring', on: 'on', unknown, items };
  const said = (more: object, own: object = { waterCompanies: companies }) => {
    const firm = { ...site, words: { ...words, emergency: { ...emergency, ...own } } };
    return textsOf(<EmergencyBand site={firm} heading="Water?" {...more} />, 'p').join('\n');
  };

  test('are the one of the area, or else how to find out', () => {
    expect(said({ waterCompany: 'South Water' })).toContain('ring South Water on 0800 333 444.');
    expect(said({ waterCompany: 'South Water' })).not.toContain('North Water');
    expect(said({})).toContain('Ring the company on your bill.');
  });

  test('are left out by a firm that names none', () => {
    expect(said({}, { waterCompanies: undefined })).not.toContain('Ring the company');
  });

  test('come with the carbon monoxide line, unless another band of the page has it', () => {
    const [start = ''] = plainText(emergency.carbonMonoxide)
      .split(/[[\].?]/)
      .filter(Boolean);
    expect(said({})).toContain(start);
    expect(said({ showCarbonMonoxide: false })).not.toContain(start);
  });
});

test('there is no band without jobs or reviews, and reviews are those of the town, the newest beside its postcodes', () => {
  const shared = { photographs: photographs.byJob, language, look: {} };
  expect(markup(<JobsBand words={evidence.jobs} {...shared} jobs={[]} />)).toBe('');
  expect(textsOf(<JobsBand words={evidence.jobs} {...shared} jobs={jobs.slice(0, 2)} />, 'article')).toHaveLength(2);
  const items = ['2026-01-01', '2026-03-01', '2026-02-01'].flatMap((date) =>
    ['Crawley', 'Horsham'].map((town) => ({ quote: `${town} ${date}`, name: 'A. N. Example', town, date })),
  );
  const of = (name: string, Section: typeof TownWork | typeof WhereAndWhen) => (
    <Section
      area={{ ...(site.areas[0] as Area), name, path: '/areas/elsewhere' }}
      site={{ ...site, jobs: [], words: { ...words, reviews: { ...reviews, items } } }}
      look={{}}
    />
  );
  expect(textsOf(of('Crawley', WhereAndWhen), 'blockquote')).toEqual(['Crawley 2026-03-01']);
  expect(textsOf(of('Crawley', TownWork), 'blockquote')).toEqual(['Crawley 2026-02-01', 'Crawley 2026-01-01']);
  expect(textsOf(of('Henfield', WhereAndWhen), 'blockquote')).toEqual([]);
  expect(markup(of('Henfield', TownWork))).toBe('');
});

test('power and powder flushing are compared only by a firm with a specialist', () => {
  const drawing = drawingsOf(site).named('heating-ages');
  expect(textsOf(<FlushComparison words={words['powder-flushing']} drawing={drawing} look={{}} />, 'h3')).toHaveLength(
    2,
  );
  expect(markup(<FlushComparison words={undefined} drawing={drawing} look={{}} />)).toBe('');
});
