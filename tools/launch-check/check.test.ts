import { beforeAll, describe, expect, test } from 'vitest';
import { type ClaimName, claims } from '../../src/site/schema/claims.ts';
import { type Change, problemsOf, readWith, swap } from '../../tests/support/example-firm.ts';
import { problemTable } from '../../tests/support/problem-tables.ts';
import { readyFirm } from '../../tests/support/ready-firm.ts';
import { checkFirm } from './check.ts';
import { type Checked, kinds, type Place, placeName, stopsPublishing } from './finding.ts';
import { formFindings } from './form-findings.ts';
import { rules } from './rules.ts';

let ready: Checked;
beforeAll(async () => {
  ready = await readyFirm();
});

test('a firm that has everything, with evidence, is told only what the rating in structured data risks', () => {
  expect(checkFirm(ready).map(({ kind, place }) => [kind, whereOf(place)])).toEqual([
    ['risk', 'content/business.yaml › reviews.markup'],
  ]);
});

type Fault = [name: string, at: string, value: unknown, where: string, part: string];

describe('a planted fault is found, and its place is named', () => {
  test.each(problemTable<Fault>('launch'))('%s', (_, at, value, where, part) => {
    const all = checkFirm(withFault(at, value));
    // The report adds a full stop to each of these texts, so the text itself must not end in a full stop.
    for (const text of all.flatMap(({ found, why, remedy }) => [found, why, remedy]))
      expect(text).toMatch(/^\S.*[^.\s]$/);
    const found = all.filter(({ place }) => whereOf(place) === where);
    expect(found.map(({ found, why, remedy }) => [found, why, remedy].join(' ')).join('\n')).toContain(part);
  });
});

test('what a careful customer looks for and doesn’t find is a note, in the order in which an owner adds it', () => {
  const { insurance: _, reviews: __, ...business } = ready.site.business;
  const words = {
    ...ready.site.words,
    people: [],
    prices: { ...ready.site.words.prices, items: [] },
    reviews: { ...ready.site.words.reviews, items: [] },
  };
  const site = { ...ready.site, business: { ...business, registrations: {} }, words, jobs: [] };
  const texts = ready.texts.filter(({ text }) => !/boiler/i.test(text));
  const wishes = checkFirm({ ...ready, site, texts }).filter(({ kind }) => kind === 'wish');
  expect(wishes.some(stopsPublishing)).toBe(false);
  const shown = formFindings(wishes);
  expect(shown.map(({ file, field }) => [file, ...field].join(' '))).toEqual([
    'people',
    'prices items',
    'jobs',
    'reviews items',
    'business insurance',
    'business registrations gasSafe',
  ]);
  expect(shown.map(({ stage }) => stage)).toEqual(shown.map(() => 'What a careful customer looks for'));
});

test('a rating compared 40 days ago, its markup and a contact for security that has expired keep nobody from publishing', () => {
  const checked = withFault('business.reviews.checked', '2026-10-11');
  const found = checkFirm({
    ...checked,
    site: { ...checked.site, business: { ...checked.site.business, securityReports: { until: '2026-01-31' } } },
  });
  expect(found.map(({ place }) => whereOf(place))).toEqual([
    'content/business.yaml › reviews.checked',
    'content/business.yaml › reviews.markup',
    'content/business.yaml › securityReports.until',
  ]);
  expect(found.filter(stopsPublishing)).toEqual([]);
});

test('one water company left of two asks for nothing more', () => {
  const checked = withFault('areas', []);
  checked.site.words.emergency.waterCompanies?.items.splice(1);
  expect(checkFirm(checked).map(({ place }) => whereOf(place))).not.toContain(
    'content/emergency.yaml › waterCompanies',
  );
});

test('every claim that an owner may record has a rule that says why evidence is needed', () => {
  const found = checkFirm({ ...ready, claims: {} }).filter(({ place }) => place.file === 'content/claims.yaml');
  expect(found.map(({ place }) => place.field[0]).sort()).toEqual(Object.keys(ready.claims).sort());
});

test('an owner is never sent to the standard words to reword a claim', () => {
  for (const { remedy } of checkFirm({ ...ready, claims: {} })) expect(remedy).not.toMatch(/\bwords\//);
});

describe('a claim is taken back as the check says, and the build asks for no more than other words and links', () => {
  const withoutGroup = (name: string) => swap(new RegExp(`^${name}:.*\\n(  .*\\n)*`, 'm'), '');
  const withoutLine = (name: string) => swap(new RegExp(`^ +${name}: .*\\n`, 'm'), '');
  test.each<[part: string, change: Change]>([
    [
      'write localZones: [] under promises in content/business.yaml',
      swap(/localZones:\n( +- .*\n)+/, 'localZones: []\n'),
    ],
    [
      'write your days and times at hours in content/business.yaml',
      swap('hours: always', 'hours: Monday 8 am to 6 pm'),
    ],
    ['take powderFlushing out of content/business.yaml', withoutGroup('powderFlushing')],
    ['take reviews out of content/business.yaml', withoutGroup('reviews')],
    ['take out or reword content/business.yaml › responseMinutes', withoutGroup('responseMinutes')],
    ['take insurance out of content/business.yaml', withoutGroup('insurance')],
    ['write satisfaction: no under promises', swap('satisfaction: yes', 'satisfaction: no')],
    ['write priceFirst: no under promises', swap('priceFirst: yes', 'priceFirst: no')],
    ['write freeQuotes: no under promises', swap('freeQuotes: yes', 'freeQuotes: no')],
    ['content/business.yaml › promises.sameDayBefore', withoutLine('sameDayBefore')],
    ['content/business.yaml › registrations.gasSafe', withoutLine('gasSafe')],
    ['content/business.yaml › registrations.powerFlushAssociation', withoutLine('powerFlushAssociation')],
  ])('%s', async (part, change) => {
    expect(checkFirm({ ...ready, claims: {} }).filter(({ remedy }) => remedy.includes(part))).not.toEqual([]);
    const quotes = swap(/^items:[\s\S]*/m, 'items: []\n');
    const problems = await problemsOf(
      readWith({ 'business.yaml': change, ...(part.includes('reviews') && { 'reviews.yaml': quotes }) }),
    );
    expect(
      problems.filter(({ expected }) => !/^(words without this claim|other words|a page of this site)/.test(expected)),
    ).toEqual([]);
  });
});

test('the worst comes first', () => {
  const checked = withFault('business.email', null);
  const found = checkFirm({ ...checked, claims: {} });
  const order = found.map(({ kind }) => Object.keys(kinds).indexOf(kind));
  expect(new Set(order).size).toBeGreaterThan(3);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

describe('in a form', () => {
  const jargon = /\.yaml|content\/|words\/|›|\[\d|\blines?\b|between quotes|npm|\{|}|"|\b[a-z]+\.?[a-z]+[A-Z]\w+/;

  test.each(problemTable<Fault>('launch'))('%s is said in sentences that speak of no file', (_, at, value) => {
    for (const { message, why } of formFindings(checkFirm(withFault(at, value))))
      for (const text of [message, why]) {
        expect(text.replace(/“[^”]*”/g, '')).not.toMatch(jargon);
        expect(text).toMatch(/^\p{Lu}.*[^.]\.$|^“.*[^.]\.$|^£/u);
      }
  });

  test('the findings are those of the terminal, what stops the site first, then in the order of the fields', () => {
    const checked = withFault('business.address.street', null);
    checked.site.business.phone = { text: '01632 960 247', e164: '+441632960247' };
    checked.site.business.email = 'office@firm.example';
    const all = checkFirm({ ...checked, claims: {} });
    const shown = formFindings(all);
    expect(shown).toHaveLength(all.length);
    expect(shown.map(({ order }) => order)).toEqual(all.map((_, index) => index + 1));
    expect(shown.slice(0, 5).map(({ file, field }) => [file, ...field].join(' '))).toEqual([
      'business phone',
      'business email',
      'claims tradeAdvice',
      'claims gasSafe',
      'business address street',
    ]);
    expect(shown.findLastIndex(({ stops }) => stops)).toBeLessThan(shown.findIndex(({ stops }) => !stops));
  });

  test('evidence is asked for in its own field, with the places that make the claim', () => {
    const shown = formFindings(checkFirm({ ...ready, claims: {} })).find(({ field }) => field[0] === 'insured');
    expect(shown).toMatchObject({ file: 'claims', field: ['insured'], where: 'Your proof', isEvidence: true });
    expect(shown?.message).toMatch(
      /^Your site says “fully insured”.* Write down what you hold \(the policy.*; or leave out the insurance/,
    );
    expect(shown?.places).toContainEqual({ file: 'business', field: ['insurance'], where: 'Your firm' });
  });

  test('proof of something that the site doesn’t say leads to the field that says it', () => {
    const checked = withFault('business.registrations.powerFlushAssociation', null);
    const shown = formFindings(checkFirm(checked)).find(({ field }) => field[0] === 'powerFlushAssociation');
    expect(shown?.message).toContain('Say it on your site too, or leave out this proof.');
    const field = ['registrations', 'powerFlushAssociation'];
    expect(shown?.places).toEqual([{ file: 'business', field, where: 'Your firm' }]);
  });

  test('an entry that asks for proof gives an example of it, which the field shows too and doesn’t accept', () => {
    const shown = formFindings(checkFirm({ ...ready, claims: {} })).filter(({ isEvidence }) => isEvidence);
    expect(shown).toHaveLength(Object.keys(claims.shape).length);
    for (const { field, message } of shown) {
      const [, example = ''] = /and where you keep it, such as “(.+?)”/.exec(message) ?? [];
      const name = String(field[0]) as ClaimName;
      const { evidence } = claims.shape[name].unwrap().shape;
      expect(evidence.description, name).toContain(`“${example}”`);
      expect(evidence.safeParse(example).success, name).toBe(false);
      expect(evidence.safeParse(`${example}, sheet 1`).success, name).toBe(true);
    }
  });

  test('an entry about a fact that is missing says what to write, with an example', () => {
    // Their entries ask for a choice, for a date, or to look at what is there.
    const withoutExample = ['oldRating', 'waterCompanies', 'ratingMarkup', 'securityReportsEnded'];
    const all = Object.entries(rules.facts).filter(([name]) => !['plainMark', ...withoutExample].includes(name));
    for (const [name, { remedy, inForm }] of all) expect(inForm?.remedy ?? remedy, name).toContain('such as ');
  });

  test('each area without a paragraph is a finding of its own', () => {
    const texts = ready.texts.filter(
      ({ file, field }) => !/areas.cr|areas.cu/.test(file) || field[0] !== 'description',
    );
    const shown = formFindings(checkFirm({ ...ready, texts })).filter(({ field }) => field[0] === 'description');
    expect(shown.map(({ file, stops }) => [file, stops])).toEqual([
      ['areas/crawley', false],
      ['areas/cuckfield', false],
    ]);
  });
});

/**
 * Returns the firm `ready` with one fault.
 * @param at path of a fact (`business.email`) or of evidence (`claims.insured.evidence`), which gets the value (null removes it); or a file
 * of content/, to which the value is added as a text
 */
function withFault(at: string, value: unknown): Checked {
  const checked = structuredClone(ready);
  const [folder = ''] = at.split('/');
  if (folder === 'content')
    return { ...checked, texts: [...checked.texts, { file: at, field: ['planted'], text: String(value) }] };
  const [last = '', ...above] = at.split('.').reverse();
  const root: object = at.startsWith('claims.') ? checked : checked.site;
  const group = above.reverse().reduce<object>((inside, key) => Reflect.get(inside, key), root);
  Reflect.set(group, last, value ?? undefined);
  return checked;
}

/** Name of a place without its line number. */
function whereOf({ file, field }: Place): string {
  return placeName({ file, field });
}
