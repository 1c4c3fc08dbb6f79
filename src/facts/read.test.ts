import { describe, expect, test } from 'vitest';
import { business, type Change, readWith, swap } from '../../tests/support/other-firm.ts';

const heath = 'areas/haywards-heath.yaml';
const heading = /^heading: .*$/m;

describe('a mistake in the content names the file, the line, the field, what was found and what to type', () => {
  test.each<[string, string, Change, RegExp]>([
    // Files
    ['a missing file', 'about.yaml', () => undefined, /^content\/about\.yaml: found no such file, expected this file/],
    [
      'a page that nothing reads',
      'prices.yaml',
      () => 'title: x',
      /content\/prices\.yaml: found a file that nothing reads, expected one of .*contact\.yaml/,
    ],
    ['another ending', 'home.yml', () => 'title: x', /content\/home\.yml: found a file that nothing reads/],
    [
      'an area with capitals in its name',
      'areas/Lewes.yaml',
      () => 'name: x',
      /areas\/Lewes\.yaml: found a file that nothing reads, expected a name in lower case/,
    ],
    [
      'letters in Latin-1',
      'about.yaml',
      (text) => Buffer.from(text.replace('Us', 'Us for £5'), 'latin1'),
      /content\/about\.yaml:\d+: found letters in another encoding than UTF-8, expected a file saved as UTF-8/,
    ],
    [
      'letters in UTF-16',
      'about.yaml',
      (text) => Buffer.from(text, 'utf16le'),
      /content\/about\.yaml:1: found letters in another encoding/,
    ],
    // YAML
    [
      'a line without a colon',
      'services.yaml',
      swap(heading, 'heading'),
      /content\/services\.yaml:\d+: found a line without a colon and a space, or with one too many/,
    ],
    [
      'a colon without a space',
      'services.yaml',
      swap(heading, 'heading:Work'),
      /content\/services\.yaml:\d+: found a line without a colon/,
    ],
    [
      'a colon in the text',
      'services.yaml',
      swap(heading, 'heading: Work: all of it'),
      /found a line without a colon and a space, or with one too many, expected "name: text"; text with a colon/,
    ],
    [
      'a quote that is not closed',
      'services.yaml',
      swap(heading, 'heading: "Work'),
      /content\/services\.yaml:\d+: found a name without a value, or a quote that is not closed/,
    ],
    [
      'a tab',
      'services.yaml',
      swap('  - id', '\t- id'),
      /services\.yaml:\d+: found a tab at the start of a line, expected spaces/,
    ],
    [
      'a field that stands twice',
      'services.yaml',
      (text) => `${text}\nname: Again\n`,
      /content\/services\.yaml:\d+: found a field that stands twice, expected each field once/,
    ],
    [
      'a second document',
      'services.yaml',
      (text) => `${text}\n---\nname: Again\n`,
      /found a line of three hyphens, expected one document: leave that line out/,
    ],
    [
      'text that a remark cuts off',
      'services.yaml',
      swap(heading, 'heading: Sussex #1 plumber'),
      /services\.yaml:\d+ › heading: found "heading: Sussex #1 plumber" .*double quotes round the text, since what follows a #/,
    ],
    [
      'text that is all remark',
      'emergency.yaml',
      swap(/^ {2}- .*$/m, '  - #1, the stopcock'),
      /emergency\.yaml:\d+ › steps\[1\]: found "- #1, the stopcock" .*double quotes round the text/,
    ],
    [
      'text that begins with a fact',
      'contact.yaml',
      swap(heading, 'heading: {phone}'),
      /› heading: found "heading: \{phone\}" .*double quotes round the text, since a \{/,
    ],
    [
      'text that begins with a star',
      'contact.yaml',
      swap(heading, 'heading: *New* number'),
      /› heading: found .*double quotes round the text, since a \*/,
    ],
    [
      'text that begins with an ampersand',
      'contact.yaml',
      swap(heading, 'heading: &more'),
      /› heading: found .*double quotes round the text, since an &/,
    ],
    [
      'text that begins with an exclamation mark',
      'contact.yaml',
      swap(heading, 'heading: !Now open'),
      /› heading: found .*double quotes round the text, since a !/,
    ],
    [
      'what YAML warns of',
      'contact.yaml',
      (text) => `%FOO\n---\n${text}`,
      /content\/contact\.yaml:1: found Unknown directive %FOO, expected valid YAML/,
    ],
    // Fields
    [
      'a missing heading',
      'services.yaml',
      swap(heading, ''),
      /content\/services\.yaml › heading: found nothing, expected text of 1 to 70 characters/,
    ],
    [
      'a misspelt field',
      'home.yaml',
      swap('highlights:', 'highlight:'),
      /content\/home\.yaml:\d+ › highlight: found a field that nothing reads/,
    ],
    [
      'a comma between braces',
      'area-page.yaml',
      swap('title: First we look', 'title: First, we look'),
      /area-page\.yaml:\d+ › services\.assessment\.we look: found a field that nothing reads, .*put text with a comma in it between quotes/,
    ],
    [
      'a number in place of text',
      'not-found.yaml',
      swap(/^home: .*$/m, 'home: 24'),
      /content\/not-found\.yaml:\d+ › home: found 24, expected text of 1 to 40 characters, in quotes/,
    ],
    [
      'an invisible heading',
      'services.yaml',
      swap(heading, 'heading: "\u200b"'),
      /› heading: found "�" \(1 characters\), expected text without control characters/,
    ],
    [
      'letters that run backwards',
      'services.yaml',
      swap(heading, 'heading: "Work \u202e and"'),
      /› heading: found "Work � and" .*expected text without control/,
    ],
    [
      'a list that is too long',
      'services.yaml',
      swap('      - A yearly', `${'      - More.\n'.repeat(12)}      - A yearly`),
      /services\.yaml:\d+ › services\[2\]\.features: found a list of 15, expected a list of 1 to 10/,
    ],
    [
      'four of the five steps that are drawn',
      'power-flushing.yaml',
      swap(/(process:[\s\S]*?steps:\n) {4}- title: [\s\S]*?(?= {4}- title: )/, '$1'),
      /power-flushing\.yaml:\d+ › process\.steps: found a list of 4, expected a list of exactly 5/,
    ],
    [
      'a drawing that does not exist',
      'badges.yaml',
      swap('icon: boiler', 'icon: boilers'),
      /badges\.yaml:\d+ › gasSafe\.icon: found "boilers" \(7 characters\), expected one of the icons/,
    ],
    [
      'a description that is too long for a search result',
      'areas.yaml',
      swap('We drive to', `We ${'often '.repeat(20)}drive to`),
      /areas\.yaml:\d+ › description: found .* expected text of 60 to 130 characters/,
    ],
    // Facts in braces
    [
      'a fact that does not exist',
      'contact.yaml',
      swap('A voice, not a machine', 'In {minutes} minutes'),
      /contact\.yaml:\d+ › promises\.items\[1\]: found \{minutes\}, expected one of the facts \{name\}/,
    ],
    [
      'a fact that only JavaScript knows',
      'contact.yaml',
      swap('A voice, not a machine', 'All {constructor}'),
      /› promises\.items\[1\]: found \{constructor\}, expected one of the facts/,
    ],
    [
      'a fact that the firm does not have',
      'contact.yaml',
      swap('A voice, not a machine', 'We have {rating} stars'),
      /› promises\.items\[1\]: found \{rating\}, expected other words: business\.config\.ts does not say this/,
    ],
    [
      'a brace that is not closed',
      'contact.yaml',
      swap('A voice, not a machine', 'Ring {phone'),
      /› promises\.items\[1\]: found "Ring \{phone" .*expected a \} for each \{/,
    ],
    [
      'two braces',
      'contact.yaml',
      swap('A voice, not a machine', 'Ring {{phone}}'),
      /› promises\.items\[1\]: found "Ring \{\{phone\}\}" .*expected a \} for each \{/,
    ],
    // Claims
    [
      'a membership that the firm does not have',
      'contact.yaml',
      swap('A voice, not a machine', 'A member of the Power Flush Association'),
      /contact\.yaml:\d+ › promises\.items\[1\]: found .* expected words without this claim, or registrations\.powerFlushAssociation in business/,
    ],
    [
      'reviews that the firm does not have',
      'contact.yaml',
      swap('A voice, not a machine', '5 stars from 47 reviews'),
      /expected words without this claim, or reviews in business\.config\.ts/,
    ],
    // Links and lists
    [
      'a broken link',
      'services.yaml',
      swap('href: /power-flushing', 'href: /powerflushing'),
      /services\.yaml:\d+ › services\[2\]\.link\.href: found "\/powerflushing" \(14 characters\), expected a page of this site: \//,
    ],
    [
      'a broken link in the footer',
      'frame.yaml',
      swap(/href: "?\/services#\w[\w-]*"?/, 'href: /services#none'),
      /frame\.yaml:\d+ › footer\.services\.links\[\d\]\.href: found "\/services#none"/,
    ],
    [
      'a broken link on all area pages',
      'area-page.yaml',
      swap('href: /contact', 'href: /nowhere'),
      /area-page\.yaml:\d+ › quoteLink\.href: found "\/nowhere"/,
    ],
    [
      'the same anchor twice',
      'services.yaml',
      swap('id: boiler-care', 'id: burst-pipes'),
      /services\.yaml:\d+ › services\[2\]\.id: found "burst-pipes" .*a value that services\[1\]\.id does not have/,
    ],
    [
      'a question twice',
      'services.yaml',
      swap(/question: How long shall I wait.*\n/, 'question: Do I pay for the call?\n'),
      /questions\.items\[2\]\.question: found .* expected a value that questions\.items\[1\]\.question/,
    ],
    [
      'a place twice, in other capitals',
      'contact.yaml',
      swap('[Newhaven, Haywards Heath]', '[Newhaven, newhaven]'),
      /serviceArea\.main\[2\]: found "newhaven" .*expected a value that serviceArea\.main\[1\] does not have/,
    ],
    [
      'a place that nobody covers',
      'contact.yaml',
      swap('[Newhaven, Haywards Heath]', '[Newhaven, Atlantis]'),
      /contact\.yaml:\d+ › serviceArea\.main\[2\]: found "Atlantis" .*expected a town in business\.config\.ts or an area: Newhaven/,
    ],
    // Areas
    [
      'an unknown main area',
      'areas.yaml',
      swap('slug: haywards-heath', 'slug: hastings'),
      /areas\.yaml:\d+ › main\.areas\[1\]\.slug: found "hastings" .*expected the name of a file in content\/areas\/: bramber/,
    ],
    [
      'an area without postcodes',
      heath,
      swap(/^postcodes: .*$/m, 'postcodes: []'),
      /haywards-heath\.yaml:\d+ › postcodes: found a list of 0, expected a list of 1 to 9/,
    ],
    [
      'a postcode that is none',
      heath,
      swap('RH17]', 'Heath]'),
      /› postcodes\[2\]: found "Heath" .*expected a postcode district such as BN3/,
    ],
    [
      'a postcode that nothing explains',
      heath,
      swap('RH17]', 'RH18]'),
      /haywards-heath\.yaml:\d+ › postcodes\[2\]: found "RH18" .*expected one that content\/postcodes\.yaml explains/,
    ],
    [
      'two postcodes as one',
      heath,
      swap(/^postcodes: .*$/m, 'postcodes: [{ RH16: Heath, RH17: Villages }]'),
      /› postcodes\[1\]: found a group of fields, expected a postcode district/,
    ],
    [
      'a slip of the pen in a nearby area',
      heath,
      swap('Newhaven Harbour,', 'Newhaven Harbuor,'),
      /haywards-heath\.yaml:\d+ › nearby\[5\]: found "Newhaven Harbuor" .*expected "Newhaven Harbour", if you mean the area/,
    ],
    [
      'an area that is near itself',
      heath,
      swap('[Lindfield,', '[Haywards Heath,'),
      /› nearby\[1\]: found "Haywards Heath" .*expected a different place from the area itself/,
    ],
    [
      'a nearby place twice',
      heath,
      swap('[Lindfield, Cuckfield', '[Lindfield, Lindfield'),
      /› nearby\[2\]: found "Lindfield" .*expected a value that nearby\[1\] does not have/,
    ],
    [
      'a zone that has no time',
      heath,
      swap('zone: extended', 'zone: far'),
      /› zone: found "far" \(3 characters\), expected centre, suburbs or extended/,
    ],
    [
      'a place in another county',
      heath,
      swap('lat: 51.005', 'lat: 57.8'),
      /haywards-heath\.yaml:\d+ › position\.lat: found 57\.8, expected a latitude in Sussex/,
    ],
    [
      'an area on the spot of another',
      heath,
      swap(/^position: .*$/m, 'position: { lat: 50.786, lon: 0.0535 }'),
      /› position: found .* expected a value that content\/areas\/[\w-]+\.yaml does not have/,
    ],
    [
      'the name of another area, in other capitals',
      heath,
      swap('name: Haywards Heath', 'name: NEWHAVEN HARBOUR'),
      /› name: found "(NEWHAVEN HARBOUR|Newhaven Harbour)" .*expected a value that content\/areas\/[\w-]+\.yaml does not have/,
    ],
    [
      'a name that is too long for a title',
      heath,
      swap('name: Haywards Heath', `name: ${'Heath '.repeat(6)}`),
      /› name: found .* expected text of 1 to 30 characters/,
    ],
    [
      'a title that all areas share',
      'area-page.yaml',
      swap(/^title: .*$/m, 'title: Plumbers near you'),
      /area-page\.yaml:\d+ › title: found "Plumbers near you" .*expected text that names the place with \{area\}/,
    ],
    // Titles and descriptions
    [
      'a title that another page has',
      'about.yaml',
      swap(/^title: .*$/m, 'title: Three areas between two rivers'),
      /› title: found "Three areas between two rivers \| Ouse" .*expected a value that content\/about\.yaml does not have/,
    ],
  ])('%s', async (_, file, change, message) => {
    await expect(readWith({ [file]: change })).rejects.toThrow(message);
  });

  test('mistakes in several files are all named at once, the business file first', async () => {
    const reading = readWith(
      { 'home.yaml': swap('highlights:', 'highlight:'), [heath]: swap('zone: extended', 'zone: far') },
      { ...business, phone: '1' },
    );
    const error: Error = await reading.then(
      () => new Error('no mistake'),
      (error) => error,
    );
    expect(error.message.split('\n').map((line) => line.split(/[:›]/)[0]?.trim())).toEqual([
      'business.config.ts',
      'content/home.yaml',
      'content/home.yaml',
      `content/${heath}`,
    ]);
  });

  test('a mistake in the words of all area pages is named once', async () => {
    const reading = readWith({ 'area-page.yaml': swap('badge: On our round', 'badge: On {town} round') });
    const error: Error = await reading.then(
      () => new Error('no mistake'),
      (error) => error,
    );
    expect(error.message.split('\n')).toHaveLength(1);
  });
});

describe('what is no mistake', () => {
  test('remarks that cut off no text, a byte order mark, Windows line ends, and files that are not YAML', async () => {
    const facts = await readWith({
      [heath]: (text) =>
        text.replace('name: Haywards Heath', '# north of the hills\nname: "Haywards Heath" # in quotes'),
      'home.yaml': (text) => `\ufeff${text}`,
      'about.yaml': (text) => text.replaceAll('\n', '\r\n'),
      'areas/._hove.yaml': () => 'what a Mac leaves behind',
      'areas/notes.txt': () => 'not for the site',
    });
    expect(facts.areas).toHaveLength(3);
  });

  test('a nearby place without a page is plain text, and one with a page a link, to both sides', async () => {
    const { areas } = await readWith({});
    const near = (slug: string) => areas.find((area) => area.slug === slug)?.nearby;
    expect(near('haywards-heath')).toContainEqual({ name: 'Lindfield' });
    expect(near('haywards-heath')).toContainEqual({ name: 'Newhaven Harbour', path: '/areas/newhaven-harbour' });
    expect(near('newhaven-harbour')).toContainEqual({ name: 'Haywards Heath', path: '/areas/haywards-heath' });
  });

  test('a short name that makes a title too long is left out of that title', async () => {
    const { pages } = await readWith({}, { ...business, shortName: 'Twenty letters long!' });
    expect(pages.every(({ title }) => title.length <= 66)).toBe(true);
  });

  test('a postcode that its own area explains', async () => {
    const { areas } = await readWith({});
    const postcodes = areas.find(({ slug }) => slug === 'haywards-heath')?.postcodes;
    expect(postcodes?.[0]).toEqual({ code: 'RH16', covers: 'Haywards Heath and Lindfield' });
  });
});
