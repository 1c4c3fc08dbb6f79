import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseBusiness } from './business.ts';
import { area, areaPage, contentFiles } from './content.ts';
import { FactsError } from './problem.ts';
import { readFacts } from './read.ts';
import { sampleBusiness as business } from './sample-business.ts';
import { readYaml } from './yaml-file.ts';

test('the files as they are have no mistake', () => {
  expect(readFacts('content', business).areas).toHaveLength(20);
});

describe('a mistake in business.config.ts names the field, what was found and what is expected', () => {
  test.each([
    ['no name', { name: undefined }, 'business.config.ts › name: found nothing, expected the trading name'],
    ['an empty name', { name: ' ' }, 'business.config.ts › name: found " " (1 characters), expected the trading name'],
    [
      'a short name that is long',
      { shortName: 'Chalk & Channel of Brighton' },
      '› shortName: found "Chalk & Channel of Brighton" (27 characters), expected a short form of the name, up to 20 characters',
    ],
    [
      'letters in the number',
      { phone: '01632 CALL ME' },
      '› phone: found "01632 CALL ME" (13 characters), expected a UK phone number in digits and spaces, such as "01632 960 247"',
    ],
    ['a number that is too short', { phone: '01632 960' }, '› phone: found "01632 960"'],
    ['a number from abroad', { searchPhone: '+33 1 99 00 12 34' }, '› searchPhone: found "+33 1 99 00 12 34"'],
    [
      'an email without a domain',
      { email: 'office' },
      '› email: found "office" (6 characters), expected an email address',
    ],
    [
      'a site with a slash at its end',
      { site: 'https://www.example.com/' },
      '› site: found "https://www.example.com/" (24 characters), expected the address of the site alone',
    ],
    [
      'a site without https',
      { site: 'http://www.example.com' },
      '› site: found "http://www.example.com" (22 characters), expected a web address that starts with https://',
    ],
    [
      'no address',
      { address: undefined },
      '› address: found nothing, expected the fields street, locality, region, postcode, country',
    ],
    [
      'a place that is not in Britain',
      { geo: { latitude: -33.8, longitude: 151.2 } },
      '› geo.latitude: found -33.8, expected a latitude in Britain, from 49 to 61',
    ],
    [
      'six stars',
      { reviews: { ...business.reviews, rating: 6 } },
      '› reviews.rating: found 6, expected a rating from 1 to 5',
    ],
    [
      'half a review',
      { reviews: { ...business.reviews, count: 46.5 } },
      '› reviews.count: found 46.5, expected a whole number of reviews, 1 or more',
    ],
    [
      'a day that is yet to come',
      { reviews: { ...business.reviews, checked: '2999-01-01' } },
      '› reviews.checked: found "2999-01-01" (10 characters), expected a past date',
    ],
    [
      'a date in another order',
      { reviews: { ...business.reviews, checked: '1/11/2026' } },
      '› reviews.checked: found "1/11/2026"',
    ],
    [
      'a specialist without an address',
      { powderFlushing: { name: 'A' } },
      '› powderFlushing.url: found nothing, expected a web address',
    ],
    [
      'a Gas Safe number with letters',
      { registrations: { gasSafe: 'GS-12' } },
      '› registrations.gasSafe: found "GS-12" (5 characters), expected a Gas Safe number',
    ],
    [
      'a company number that is too short',
      { disclosures: { companyNumber: '1234' } },
      '› disclosures.companyNumber: found "1234"',
    ],
    [
      'times that get shorter with distance',
      { responseMinutes: { centre: 60, suburbs: 45, extended: 30 } },
      '› responseMinutes: found a group of fields, expected times that do not get shorter',
    ],
    [
      'a Gas Safe number without its quotes',
      { registrations: { gasSafe: 123456 } },
      '› registrations.gasSafe: found 123456, expected a Gas Safe number of 4 to 7 digits in quotes, or no such field',
    ],
    [
      'no response times',
      { responseMinutes: undefined },
      '› responseMinutes: found nothing, expected the fields centre, suburbs, extended',
    ],
    [
      'a misspelt field',
      { telephone: '01632 960 247' },
      '› telephone: found a field that nothing reads, expected only the documented fields; check the spelling',
    ],
  ])('%s', (_, change, message) => {
    expect(() => parseBusiness({ ...business, ...change })).toThrow(message);
  });

  test('several mistakes are all named at once', () => {
    const problems = problemsOf(() => parseBusiness({ ...business, phone: '1', email: 'x' }));
    expect(problems.map(({ field }) => field)).toEqual(['phone', 'email']);
  });

  test('each field is named once, with its first mistake', () => {
    const problems = problemsOf(() => parseBusiness({ ...business, site: 'http://www.example.com/home' }));
    expect(problems.map(({ field }) => field)).toEqual(['site']);
  });
});

/** Messages that zod writes where a schema has none of its own. */
const zodEnglish = /Invalid|Unrecognized|Too (big|small)|received|expected (string|number|boolean|object|array)/;
const badValues = [undefined, null, true, 123456, Number.NaN, '', 'x'.repeat(700), [], ['x', 'x'], {}, { x: 1 }];

describe('whatever is wrong with a field, the message is ours', () => {
  const full = {
    ...business,
    email: 'office@example.com',
    address: { street: '1 Chalk Row', postcode: 'BN1 1AA', ...business.address },
    registrations: { gasSafe: '123456', powerFlushAssociation: 'PFA-1' },
    disclosures: { legalName: 'X Ltd', companyNumber: '01234567', registeredOffice: 'X', vatNumber: '123 4567 89' },
  };

  const photograph = { page: 'about', file: 'team.jpg', alt: 'Two engineers' };

  test('in business.config.ts', () => {
    for (const bad of [...badValues, ...variantsOf(full)]) {
      for (const { expected } of problemsOf(() => parseBusiness(bad), [])) expect(expected).not.toMatch(zodEnglish);
    }
  });

  test.each([
    ...Object.entries(contentFiles).map(([name, schema]) => [`${name}.yaml`, schema] as const),
    ['area-page.yaml', areaPage] as const,
    ['areas/lewes.yaml', area] as const,
  ])('in content/%s', (file, schema) => {
    const good = file === 'photographs.yaml' ? [photograph] : readYaml('content', file).data;
    for (const bad of variantsOf(good)) {
      for (const { message, code } of schema.safeParse(bad).error?.issues ?? []) {
        if (code !== 'unrecognized_keys') expect(message).not.toMatch(zodEnglish);
      }
    }
  });

  /** Copies of a value in which one field, however deep, holds a bad value. */
  function variantsOf(value: unknown): unknown[] {
    if (!(value instanceof Object)) return [];
    return Object.entries(value).flatMap(([key, item]) =>
      [...badValues, ...variantsOf(item)].map((bad) =>
        Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad },
      ),
    );
  }
});

describe('a mistake in the content names the file, the field, what was found and what is expected', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  type Change = (text: string) => string | undefined;

  /** Reads the content with some files changed; no new text removes a file. */
  function readWith(changes: Record<string, Change>, businessInput: unknown = business) {
    const folder = mkdtempSync(join(tmpdir(), 'facts-'));
    folders.push(folder);
    const content = join(folder, 'content');
    cpSync('content', content, { recursive: true });
    for (const [file, change] of Object.entries(changes)) {
      const path = join(content, file);
      const original = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const text = change(original);
      expect(text, 'the change must change something').not.toBe(original);
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
    }
    return readFacts(content, businessInput);
  }

  const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

  test.each<[string, string, Change, RegExp]>([
    ['a missing file', 'about.yaml', () => undefined, /content\/about\.yaml: found no such file/],
    ['a missing area', 'areas/hassocks.yaml', () => undefined, /content\/areas\/hassocks\.yaml: found no such file/],
    [
      'an area that is not one of the 20',
      'areas/hastings.yaml',
      () => 'name: Hastings\n',
      /content\/areas\/hastings\.yaml: found a file that nothing reads, expected only hove\.yaml, /,
    ],
    [
      'a page that does not exist',
      'prices.yaml',
      () => 'title: Prices\n',
      /content\/prices\.yaml: found a file that nothing reads, expected only .*contact\.yaml/,
    ],
    [
      'text that is not YAML',
      'home.yaml',
      swap('hero:', 'hero: ['),
      /content\/home\.yaml:\d+: found .+, expected valid YAML/,
    ],
    [
      'text that a remark cuts off',
      'services.yaml',
      swap(/^heading: .*$/m, 'heading: Sussex #1 plumber'),
      /content\/services\.yaml:\d+ › heading: found "heading: Sussex #1 plumber" \(26 characters\), expected double quotes round the text, since what follows a # is left out/,
    ],
    [
      'text that is all remark',
      'emergency.yaml',
      swap(/^ {2}- .*$/m, '  - #1, the stopcock'),
      /content\/emergency\.yaml:3 › steps\[1\]: found "- #1, the stopcock" .*double quotes round the text/,
    ],
    [
      'text that begins with a fact',
      'contact.yaml',
      swap(/^heading: .*$/m, 'heading: {phone}'),
      /content\/contact\.yaml:\d+ › heading: found "heading: \{phone\}" .*double quotes round the text, since a \{/,
    ],
    [
      'text that begins with a fact and goes on',
      'contact.yaml',
      swap(/^heading: .*$/m, 'heading: {phone}, day and night'),
      /content\/contact\.yaml:\d+ › heading: found "heading: \{phone\}, day and night" .*double quotes round the text/,
    ],
    [
      'text that begins with a star',
      'contact.yaml',
      swap(/^heading: .*$/m, 'heading: *New* number'),
      /› heading: found "heading: \*New\* number" .*double quotes round the text, since a \*/,
    ],
    [
      'text that begins with an ampersand',
      'contact.yaml',
      swap(/^heading: .*$/m, 'heading: &more'),
      /› heading: found "heading: &more" .*double quotes round the text, since an &/,
    ],
    [
      'text that begins with an exclamation mark',
      'contact.yaml',
      swap(/^heading: .*$/m, 'heading: !Now open'),
      /› heading: found "heading: !Now open" .*double quotes round the text, since a !/,
    ],
    [
      'what YAML warns of',
      'contact.yaml',
      (text) => `%FOO\n---\n${text}`,
      /content\/contact\.yaml:1: found Unknown directive %FOO, expected valid YAML/,
    ],
    [
      'a missing heading',
      'services.yaml',
      swap(/^heading: .*$/m, ''),
      /content\/services\.yaml › heading: found nothing, expected text of 1 to 70 characters/,
    ],
    [
      'four questions',
      'services.yaml',
      (text) => text.slice(0, text.lastIndexOf('  - question:')),
      /content\/services\.yaml:\d+ › faqs: found a list of 4, expected a list of exactly 5/,
    ],
    [
      'six warning signs',
      'power-flushing.yaml',
      swap(/ {4}- title: Some rooms never get warm\n.*\n/, ''),
      /› warningSigns\.items: found a list of 6, expected a list of exactly 7/,
    ],
    [
      'four process steps',
      'power-flushing.yaml',
      swap(/ {4}- title: Loosen\n.*\n/, ''),
      /› process\.steps: found a list of 4, expected a list of exactly 5/,
    ],
    [
      'twenty neighbourhoods',
      'neighbourhoods.yaml',
      swap('- Ovingdean\n', ''),
      /content\/neighbourhoods\.yaml.*: found a list of 20, expected a list of exactly 21/,
    ],
    [
      'a neighbourhood twice',
      'neighbourhoods.yaml',
      swap('- Ovingdean', '- Kemptown'),
      /content\/neighbourhoods\.yaml › \[21\]: found "Kemptown" \(8 characters\), expected a value that \[1\] does not have/,
    ],
    [
      'a drawing that does not exist',
      'badges.yaml',
      swap('icon: flame', 'icon: flames'),
      /content\/badges\.yaml:\d+ › gasSafe\.icon: found "flames" \(6 characters\), expected one of the icons/,
    ],
    [
      'a fact that does not exist',
      'contact.yaml',
      swap('{centreMinutes}', '{minutes}'),
      /content\/contact\.yaml:\d+ › promises\.items\[3\]: found \{minutes\}, expected one of the facts \{name\}/,
    ],
    [
      'a fact that only JavaScript knows',
      'contact.yaml',
      swap('{centreMinutes}', '{constructor}'),
      /› promises\.items\[3\]: found \{constructor\}, expected one of the facts \{name\}/,
    ],
    [
      'a broken link',
      'services.yaml',
      swap('href: /power-flushing', 'href: /powerflushing'),
      /content\/services\.yaml › services\[4\]\.link\.href: found "\/powerflushing" \(14 characters\), expected a page of this site/,
    ],
    [
      'a broken link in the footer',
      'frame.yaml',
      swap('/services#boilers', '/services#boiler'),
      /content\/frame\.yaml › services\[2\]\.href: found "\/services#boiler"/,
    ],
    [
      'the same anchor twice',
      'services.yaml',
      swap('id: boilers', 'id: bathrooms'),
      /content\/services\.yaml › services\[5\]\.id: found "bathrooms" \(9 characters\), expected a value that services\[2\]\.id does not have/,
    ],
    [
      'an anchor that a page uses itself',
      'services.yaml',
      swap('id: boilers', 'id: questions'),
      /content\/services\.yaml:\d+ › services\[2\]\.id: found "questions" \(9 characters\), expected another word than .*questions/,
    ],
    [
      'a service without an anchor',
      'services.yaml',
      swap('id: boilers\n    ', ''),
      /› services\[2\]\.id: found nothing, expected lower-case words with hyphens/,
    ],
    [
      'four emergency steps',
      'emergency.yaml',
      swap('gas:', '  - Wait.\ngas:'),
      /content\/emergency\.yaml:\d+ › steps: found a list of 4, expected a list of exactly 3/,
    ],
    [
      'an unknown main area',
      'areas.yaml',
      swap('slug: hove', 'slug: hastings'),
      /content\/areas\.yaml › main\.areas\[1\]\.slug: found "hastings" \(8 characters\), expected one of hove/,
    ],
    [
      'a main area twice',
      'areas.yaml',
      swap('slug: portslade', 'slug: hove'),
      /main\.areas\[2\]\.slug: found "hove" \(4 characters\), expected a value that main\.areas\[1\]\.slug does not have/,
    ],
    [
      'an area without postcodes',
      'areas/lewes.yaml',
      swap(/^postcodes: .*$/m, 'postcodes: []'),
      /content\/areas\/lewes\.yaml:\d+ › postcodes: found a list of 0, expected a list of one or more/,
    ],
    [
      'a postcode that is none',
      'areas/lewes.yaml',
      swap('BN7', 'Lewes'),
      /› postcodes\[1\]: found "Lewes" \(5 characters\), expected a postcode district such as "BN3"/,
    ],
    [
      'a postcode that nothing explains',
      'areas/lewes.yaml',
      swap('BN7', 'BN77'),
      /content\/areas\/lewes\.yaml › postcodes\[1\]: found "BN77" \(4 characters\), expected a postcode that content\/postcodes\.yaml explains/,
    ],
    [
      'a postcode twice',
      'areas/lewes.yaml',
      swap('BN8', 'BN7'),
      /content\/areas\/lewes\.yaml › postcodes\[2\]: found "BN7" \(3 characters\), expected a value that postcodes\[1\] does not have/,
    ],
    [
      'a nearby place twice',
      'areas/hove.yaml',
      swap('Aldrington]', 'Brighton]'),
      /content\/areas\/hove\.yaml › nearby\[4\]: found "Brighton" \(8 characters\), expected a value that nearby\[1\] does not have/,
    ],
    [
      'a nearby place that nobody knows',
      'areas/lewes.yaml',
      swap('Ringmer,', 'Ringmere,'),
      /content\/areas\/lewes\.yaml › nearby\[1\]: found "Ringmere" \(8 characters\), expected the name of an area page/,
    ],
    [
      'an area that is near itself',
      'areas/lewes.yaml',
      swap('Ringmer,', 'Lewes,'),
      /content\/areas\/lewes\.yaml › nearby\[1\]: found "Lewes" \(5 characters\), expected another place than the area itself/,
    ],
    [
      'three nearby places',
      'areas/lewes.yaml',
      swap('Ringmer, ', ''),
      /› nearby: found a list of 3, expected a list of exactly 4/,
    ],
    [
      'a zone that has no time',
      'areas/lewes.yaml',
      swap('zone: extended', 'zone: far'),
      /› zone: found "far" \(3 characters\), expected centre, suburbs or extended/,
    ],
    [
      'a place in another county',
      'areas/lewes.yaml',
      swap('lat: 50.8', 'lat: 57.8'),
      /› position\.lat: found 57\.8\d*, expected a latitude in Sussex/,
    ],
    [
      'the name of another area',
      'areas/lewes.yaml',
      swap('name: Lewes', 'name: Hove'),
      /content\/areas\/lewes\.yaml › name: found "Hove" \(4 characters\), expected a value that content\/areas\/hove\.yaml does not have/,
    ],
    [
      'a description that is too long for a search result',
      'areas.yaml',
      swap('See your area', `${'and '.repeat(20)}your area`),
      /content\/areas\.yaml:\d+ › description: found "[^"]+…" \(\d+ characters\), expected text of 60 to 130 characters/,
    ],
    [
      'a title that another page has',
      'about.yaml',
      swap(/^title: .*$/m, 'title: Power flushing in Brighton and Hove'),
      /content\/about\.yaml › title: found "Power flushing in Brighton and Hove \| Chalk & Channel" \(53 characters\), expected a value that content\/power-flushing\.yaml does not have/,
    ],
    [
      'a title that an area page has',
      'about.yaml',
      swap(/^title: .*$/m, 'title: Plumber and power flushing in Lewes'),
      /content\/areas\/lewes\.yaml › name: found "Plumber and power flushing in Lewes \| Chalk & Channel" \(53 characters\), expected a value that content\/about\.yaml does not have/,
    ],
    [
      'a title that the name of an area makes too long',
      'area-page.yaml',
      swap(/^title: .*$/m, 'title: Plumbers, heating and power flushing in {area}'),
      /content\/areas\/shoreham-by-sea\.yaml › name: found the title "Plumbers, [^"]+…" \(73 characters\), expected at most 66 characters with shortName/,
    ],
    [
      'a title that all areas share',
      'area-page.yaml',
      swap(/^title: .*$/m, 'title: Plumber and power flushing near you'),
      /content\/area-page\.yaml › title: found "Plumber and power flushing near you" \(35 characters\), expected text that names the place with \{area\}/,
    ],
    [
      'a heading that all areas share',
      'area-page.yaml',
      swap(/^heading: .*$/m, 'heading: Plumbing and heating in Hove'),
      /content\/area-page\.yaml › heading: found "Plumbing and heating in Hove" \(28 characters\), expected text that names the place with \{area\}/,
    ],
    [
      'a misspelt field',
      'home.yaml',
      swap('highlights:', 'highlight:'),
      /content\/home\.yaml:\d+ › highlight: found a field that nothing reads/,
    ],
    [
      'a number in place of text',
      'not-found.yaml',
      swap('home: Return to Home', 'home: 1'),
      /content\/not-found\.yaml:\d+ › home: found 1, expected text of 1 to 40 characters/,
    ],
  ])('%s', (_, file, change, message) => {
    expect(() => readWith({ [file]: change })).toThrow(message);
  });

  test('a description that another page has', () => {
    const [summary = ''] =
      readFileSync('content/areas/hove.yaml', 'utf8').match(/^searchSummary: [\s\S]*?(?=^\w)/m) ?? [];
    const change = swap(/^searchSummary: [\s\S]*?(?=^\w)/m, summary);
    expect(() => readWith({ 'areas/lewes.yaml': change })).toThrow(
      /content\/areas\/lewes\.yaml › searchSummary: found .+ expected a value that content\/areas\/hove\.yaml does not have/,
    );
  });

  test('a short name that makes a title too long', () => {
    expect(() => readWith({}, { ...business, shortName: 'Chalk & Channel Ltd.' })).toThrow(
      /› name: found the title .+, expected at most 66 characters with shortName, which business\.config\.ts holds/,
    );
  });

  test('mistakes in several files are all named at once', () => {
    const changes = {
      'home.yaml': swap('highlights:', 'highlight:'),
      'areas/hove.yaml': swap('zone: centre', 'zone: far'),
      'areas/lewes.yaml': swap(/^name: .*$/m, ''),
    };
    const problems = problemsOf(() => readWith(changes, { ...business, phone: '1' }));
    expect(problems.map(({ field }) => field).sort()).toEqual(['highlight', 'highlights', 'name', 'phone', 'zone']);
  });

  test('a mistake in the words of all area pages is named once', () => {
    const problems = problemsOf(() =>
      readWith({ 'area-page.yaml': swap(/^membership: .*$/m, 'membership: "{town}"') }),
    );
    expect(problems).toHaveLength(1);
  });

  test('remarks that cut off no text, and files that are not YAML, are none', () => {
    const changes = {
      'areas/hove.yaml': (text: string) =>
        text
          .replace('name: Hove', '# the city’s other half\nname: "Hove" # in quotes')
          .replace('[BN3]', '[BN3] # a list'),
      'areas/._hove.yaml': () => 'what a Mac leaves behind',
      'areas/notes.txt': () => 'not for the site',
      'notes.md': () => 'not for the site',
    };
    expect(readWith(changes).areas).toHaveLength(20);
  });
});

/** The mistakes that an action ends in. */
function problemsOf(action: () => unknown, none?: FactsError['problems']): FactsError['problems'] {
  try {
    action();
  } catch (error) {
    if (error instanceof FactsError) return error.problems;
    throw error;
  }
  if (none) return none;
  throw new Error('no mistake was found');
}
