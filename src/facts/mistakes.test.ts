import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import business from '../../business.config.ts';
import { parseBusiness } from './business.ts';
import { FactsError } from './problem.ts';
import { readFacts } from './read.ts';

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
});

describe('a mistake in the content names the file, the field, what was found and what is expected', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Reads the content with one file changed; no new text removes the file. */
  function readWith(file: string, change: (text: string) => string | undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'facts-'));
    folders.push(folder);
    const content = join(folder, 'content');
    cpSync('content', content, { recursive: true });
    const original = file === 'areas/hastings.yaml' ? '' : readFileSync(join(content, file), 'utf8');
    const text = change(original);
    expect(text, 'the change must change something').not.toBe(original);
    if (text === undefined) rmSync(join(content, file));
    else writeFileSync(join(content, file), text);
    return readFacts(content, business);
  }

  const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

  test.each<[string, string, (text: string) => string | undefined, RegExp]>([
    ['a missing file', 'about.yaml', () => undefined, /content\/about\.yaml: found no such file/],
    ['a missing area', 'areas/hassocks.yaml', () => undefined, /content\/areas\/hassocks\.yaml: found no such file/],
    [
      'an area that is not one of the 20',
      'areas/hastings.yaml',
      () => 'name: Hastings\n',
      /content\/areas\/hastings\.yaml: found a file for an area that is not one of the 20/,
    ],
    [
      'text that is not YAML',
      'home.yaml',
      swap('hero:', 'hero: ['),
      /content\/home\.yaml:\d+: found .+, expected valid YAML/,
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
      /content\/areas\/lewes\.yaml › postcodes: found "BN77" \(4 characters\), expected a postcode that content\/postcodes\.yaml explains/,
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
      /› title: found "Power flushing in Brighton and Hove" \(35 characters\), expected a value that content\/[a-z-]+\.yaml does not have/,
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
    expect(() => readWith(file, change)).toThrow(message);
  });

  test('mistakes in several files are all named at once', () => {
    const problems = problemsOf(() =>
      readWith('areas/hove.yaml', (text) => text.replace('zone: centre', 'zone: far').replace(/^name: .*$/m, '')),
    );
    expect(problems.map(({ field }) => field).sort()).toEqual(['name', 'zone']);
  });
});

function problemsOf(action: () => unknown): FactsError['problems'] {
  try {
    action();
  } catch (error) {
    if (error instanceof FactsError) return error.problems;
    throw error;
  }
  throw new Error('no mistake was found');
}
