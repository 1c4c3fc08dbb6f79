import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Change, problemsOf, readWith, swap } from '../../tests/support/example-firm.ts';
import { changed, messagePattern, problemTable } from '../../tests/support/problem-tables.ts';

const heath = 'areas/haywards-heath.yaml';

describe('a problem in the content names the file, the line, the field, what was found and what to type', () => {
  test.each(problemTable<string[]>('content'))(
    '%s',
    async (_, file = '', from = '', to = '', expected = '', without?) => {
      const business = without ? { 'business.yaml': withoutField(without) } : {};
      const problem = { [file]: (text: string) => changed(text, from, to) };
      await expect(readWith({ ...business, ...problem })).rejects.toThrow(messagePattern(expected));
    },
  );

  test('a photograph too small for its place', async () => {
    const small = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await expect(readWith({ '../photographs/team.png': () => small })).rejects.toThrow(
      /photographs\.yaml:\d+ › \[1\]\.file: found "team\.png".*expected a photograph of which \d+ pixels across are shown/,
    );
  });

  test.each<[string, string, Change, string]>([
    ['an empty photograph', '../photographs/team.png', () => '', 'can be read: photographs/team.png is empty'],
    ['a PDF', '../photographs/team.png', () => '%PDF-1.4', 'is no picture, whatever its name says'],
    [
      'a missing file',
      'business.yaml',
      () => undefined,
      'content/business.yaml: found no such file, expected this file',
    ],
    ['a page that nothing reads', 'offers.yaml', () => 'x: y', 'content/offers.yaml: found a file that nothing reads'],
    ['another ending', 'home.yml', () => 'x: y', 'expected a name that ends in .yaml, such as home.yaml'],
    [
      'an area in capitals',
      'areas/Hove.yaml',
      () => 'x: y',
      'a file that nothing reads, expected a name in lower case',
    ],
    [
      'Latin-1',
      'about.yaml',
      () => Buffer.from('£', 'latin1'),
      'content/about.yaml:1: found letters in another encoding',
    ],
    [
      'a span between two times that are the same',
      'business.yaml',
      swap(/^responseMinutes.*$/m, 'responseMinutes: { centre: 45, suburbs: 45, extended: 45 }'),
      'expected one of {centreMinutes} {suburbsMinutes}: some of them are the same, 45 and 45 minutes',
    ],
    ['UTF-16', 'about.yaml', (text) => Buffer.from(text, 'utf16le'), 'content/about.yaml:1: found letters in another'],
  ])('%s', async (_, file, change, message) => {
    await expect(readWith({ [file]: change })).rejects.toThrow(message);
  });

  test('a rating that search engines are told and Home does not say', async () => {
    const reading = readWith({
      'business.yaml': swap('markup: false', 'markup: true'),
      'home.yaml': (text) => `${text}reviews: { heading: Well rated }\n`,
    });
    await expect(reading).rejects.toThrow(/home\.yaml:\d+ › reviews\.heading: .*expected a heading with \{rating\}/);
  });

  test('problems in several files are all named at once, the business file first', async () => {
    const reading = readWith({
      'home.yaml': swap('highlights:', 'highlight:'),
      [heath]: swap('zone: extended', 'zone: far'),
      'business.yaml': swap(/^phone: .*$/m, 'phone: "1"'),
    });
    const places = (await problemsOf(reading)).map(({ source }) => source.name);
    expect(places).toEqual(['content/business.yaml', `content/${heath}`, 'content/home.yaml']);
  });

  test('a problem in the words of all area pages is named once', async () => {
    const reading = readWith({ 'area-page.yaml': () => 'badge: "Here in {place}"' });
    expect(await problemsOf(reading)).toHaveLength(1);
  });
});

describe('the standard words', () => {
  test('stand where the firm has none of its own, and its own field by field', async () => {
    const { words } = await readWith({ 'not-found.yaml': () => 'heading: Nothing here' });
    expect(words['not-found']).toMatchObject({ heading: 'Nothing here', title: 'Page not found' });
  });

  test('are left out with ~ where they are optional', async () => {
    const { words } = await readWith({ 'home.yaml': (text) => text.replace(/^street: .*$/m, 'street: ~') });
    expect(words.home.street).toBeUndefined();
  });

  test('leave out what the firm has no fact for, and so the firm’s own words for it', async () => {
    const { words } = await readWith({
      'business.yaml': withoutField('reviews'),
      'reviews.yaml': swap(/^items:[\s\S]*/m, 'items: []'),
      'badges.yaml': (text) => `${text}rating: { icon: gauge, label: Loved by many, explanation: By all. }\n`,
    });
    expect(words.badges.rating).toBeUndefined();
    expect(words.home.reviews).toBeUndefined();
  });

  test('a problem with one of them names the file, and where the firm may write its own', async () => {
    const reading = readWith({ 'business.yaml': swap('Example Powder Flushing', 'Powder '.repeat(8).trim()) });
    await expect(reading).rejects.toThrow(
      /words\/powder-flushing\.yaml.* › linkLabel: found .*with its facts filled in; or words of your own in content\/powder-flushing\.yaml/,
    );
  });
});

describe('what is no problem', () => {
  test('remarks that cut off no text, a byte order mark, Windows line ends, and files that are not YAML', async () => {
    const site = await readWith({
      [heath]: (text) =>
        text.replace('name: Haywards Heath', '# north of the hills\nname: "Haywards Heath" # in quotes'),
      'home.yaml': (text) => `\ufeff${text}`,
      'about.yaml': (text) => text.replaceAll('\n', '\r\n'),
      'areas/._hove.yaml': () => 'what a Mac leaves behind',
      'areas/notes.txt': () => 'not for the site',
    });
    expect(site.areas).toHaveLength(7);
  });

  test('a short area: search results name it all the same, and its neighbours are those that name it', async () => {
    const { areas, pages } = await readWith({
      [heath]: (text) => {
        const [own] = text.split('street:');
        return `${own}description: ${'What goes wrong in homes by the station. '.repeat(2)}`;
      },
    });
    const short = areas.find(({ slug }) => slug === 'haywards-heath');
    expect(short?.nearby.map(({ name }) => name)).toEqual(['Cuckfield']);
    const { description } = pages.find(({ path }) => path === '/areas/haywards-heath') ?? {};
    expect(description).toMatch(/^Leak or cold radiators in Haywards Heath\? /);
  });

  test('a postcode that its own area explains', async () => {
    const { areas } = await readWith({ [heath]: swap('[RH16]', '[RH16: Haywards Heath and Lindfield]') });
    const postcodes = areas.find(({ slug }) => slug === 'haywards-heath')?.postcodes;
    expect(postcodes?.[0]).toEqual({ code: 'RH16', covers: 'Haywards Heath and Lindfield' });
  });
});

/** Returns a change that removes a top-level field from a YAML file, with the lines of the group or list in that field. */
function withoutField(name: string): Change {
  return swap(new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm'), '');
}
