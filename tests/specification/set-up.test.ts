import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { readSite } from '../../src/site/read.ts';
import { readChecked } from '../../tools/launch-check/look.ts';
import { checkSample } from '../../tools/launch-check/sample.ts';
import { type Question, questions } from '../../tools/setup/answers.ts';
import { replaceWords } from '../../tools/setup/replacements.ts';
import { setUp } from '../../tools/setup/set-up.ts';
import { problemsOf } from '../support/example-firm.ts';
import { enter, type Reply, terminal } from '../support/terminal.ts';

let around: string;
let folder: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'setup-'));
  folder = join(around, 'content');
  cpSync('firms/sample/content', folder, { recursive: true });
  cpSync('firms/sample/mark.svg', join(around, 'mark.svg'));
});
afterEach(() => rmSync(around, { recursive: true }));

/** What a firm inland answers that has nothing to promise: the rest is Enter. */
const answers: Record<string, string> = { towns: 'Uckfield', hours: 'Monday to Friday 8 am to 6 pm' };
const isAsked = ({ given }: Question) => !/^(reviews|powderFlushing|insurance|disclosures)/.test(given ?? '');

test('after npm run setup a firm elsewhere has only its own paragraphs to write before the build', async () => {
  const replies = questions
    .filter(isAsked)
    .map(({ field, message }): Reply => [message, `${answers[field.join('.')] ?? ''}${enter}`]);
  const screen = terminal([
    ...replies,
    ['get a page of their own', `Ringmer BN8, Lewes BN7${enter}${enter}`],
    ['Shall the sample firm’s', enter],
    ['Which water company', enter],
    ['Write this?', enter],
  ]);
  expect(await setUp(folder, screen)).toBe('written');
  expect(readdirSync(join(folder, 'areas'))).toEqual(['lewes.yaml', 'ringmer.yaml']);
  const again = terminal([
    ...questions.filter(isAsked).map(({ message }): Reply => [message, enter]),
    ['get a page of their own', enter + enter],
  ]);
  expect(await setUp(folder, again)).toBe('kept');
  expect(again.shown(), 'a second run with the same answers').toContain('content/ stays as it is');
  const written = readFileSync(join(folder, 'business.yaml'), 'utf8');
  expect(written, 'where the town is, is known').toContain('latitude: 50.9695, longitude: 0.0959');
  expect(readFileSync(join(around, 'mark.svg'), 'utf8'), 'the mark is plain').toContain('a drop in its bore');
  const emergency = readFileSync(join(folder, 'emergency.yaml'), 'utf8');
  expect(emergency, 'a page sends nobody to the wrong company').not.toContain('South East Water');
  expect(parse(written), 'what nobody promised is not promised').toMatchObject({ promises: { localZones: [] } });
  expect(written).not.toMatch(
    /^(priceRange|reviews|powderFlushing|securityReports|responseMinutes| {2}(sameDay|satisf|power))/m,
  );
  const problems = await problemsOf(readSite(folder));
  expect(problems.map(({ source, field }) => [source.name, ...field])).toEqual(
    ['lewes', 'ringmer'].map((slug) => [`content/areas/${slug}.yaml`, 'description']),
  );

  for (const slug of ['lewes', 'ringmer']) {
    const file = join(folder, 'areas', `${slug}.yaml`);
    const paragraph = `In ${slug}, old pipes under brick floors leak where nobody sees them; we lay new ones outside.`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('description:', `description: "${paragraph}"`));
  }
  const left = checkSample(await readChecked(folder)).map(({ place, found }) => `${place.file}: ${found}`);
  expect(
    left.filter((line) => !line.startsWith('content/business.yaml')),
    'no words of the sample are left',
  ).toEqual([]);
});

test('the sample firm’s areas are kept beside content/, as they were', async () => {
  const screen = terminal([
    ...questions.filter(isAsked).map(({ message }): Reply => [message, enter]),
    ['get a page of their own', `Ringmer BN8${enter}${enter}`],
    ['Shall the sample firm’s', enter],
    ['Which water company', enter],
    ['Write this?', enter],
  ]);
  expect(await setUp(folder, screen)).toBe('written');
  const kept = readdirSync(join(around, 'areas.sample'));
  expect(kept).toEqual(readdirSync('firms/sample/content/areas'));
  for (const file of kept)
    expect(readFileSync(join(around, 'areas.sample', file))).toEqual(
      readFileSync(join('firms/sample/content/areas', file)),
    );
});

const claimed = [
  'hours',
  'responseMinutes',
  'powderFlushing',
  'reviews',
  'promises.localZones',
  'promises.sameDayBefore',
  'promises.satisfaction',
  'registrations.gasSafe',
  'registrations.powerFlushAssociation',
];

test.each([
  ...claimed.map((field) => [field, 'Brighton', 'Hove'] as const),
  ...claimed.map((field) => [field, 'Uckfield', 'Brighton'] as const),
])('where %s leaves business.yaml later, setup in %s leaves no sentence that needs it', async (field, ...towns) => {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const documents = new Map(pages.map((name) => [name, parseDocument(readFileSync(join(folder, name), 'utf8'))]));
  const site = documents.get('business.yaml');
  if (!site) throw new Error('There is no business.yaml');
  const path = field.split('.');
  // A firm that has all the sample has, at first.
  site.setIn(['towns'], towns);
  for (const document of documents.values()) replaceWords(document, site);
  if (field === 'hours') site.setIn(path, 'Monday to Friday 8 am to 6 pm');
  else if (field === 'promises.localZones') site.setIn(path, []);
  else site.deleteIn(path);
  for (const [name, document] of documents) {
    replaceWords(document, site);
    writeFileSync(join(folder, name), document.toString());
  }
  // Areas leave with their own words.
  const problems = (await problemsOf(readSite(folder))).filter(({ source }) => !source.name.includes('/areas/'));
  expect(problems.map(({ source, field, found }) => `${basename(source.name)} ${field.join('.')}: ${found}`)).toEqual(
    [],
  );
});
