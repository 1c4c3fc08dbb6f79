import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { sampleName } from '../../src/site/placeholder-facts.ts';
import { checkFirm } from '../../tools/launch-check/check.ts';
import { type Checked, type Finding, placeName, stopsPublishing } from '../../tools/launch-check/finding.ts';
import { readChecked } from '../../tools/launch-check/look.ts';
import {
  downland,
  fingerprint,
  namesOf,
  partsOf,
  referenceFile,
  type SampleReference,
  seaside,
  wordsOf,
} from '../../tools/launch-check/sample-reference.ts';
import { checkSampleWords } from '../../tools/launch-check/sample-words.ts';
import { type NewFirm, newFirms, readFromSample } from '../support/firm-from-sample.ts';

test('the launch check knows the words of content/; once they change: npx vitest run --project=specification sample-words -u', async () => {
  const note =
    '# What content/ as shipped says of its own places; tests/specification/sample-words.test.ts writes it.\n';
  const site = await readChecked('firms/sample/content');
  expect(site.site.business.name, 'no other firm’s words').toMatch(sampleName);
  const reference = stringify(referenceOf(site), { lineWidth: 128 });
  await expect(note + reference).toMatchFileSnapshot(referenceFile);
});

test.each(newFirms)(
  'what a firm in $place has left of the sample’s words keeps it from being published, and no more',
  async (firm) => {
    const findings = checkSampleWords(await readFromSample(firm));
    const noted = findings.filter((each) => !stopsPublishing(each) || each.place.line === undefined);
    expect(noted.map(printed)).toEqual([
      'about.yaml › highlights.items[1].text: "Hard water, old terraces, converted flats."',
      'frame.yaml › footer.ground: "chalk"',
    ]);
    const lines = findings.map(printed);
    expect(firm.left.filter((start) => !lines.some((line) => line.startsWith(start)))).toEqual([]);
    const fine = new RegExp(firm.fine);
    expect(lines.filter((line) => fine.test(line) && !firm.left.includes(line))).toEqual([]);
  },
);

test('own words are let be, whatever place they name', async () => {
  const site = await readFromSample(newFirms[0] as NewFirm);
  const own = 'Our engineer was trained in Brighton. She knows the sea, the Downs and Regency houses.';
  const texts = [
    ...site.texts.map((each) => ({ ...each, text: 'Our own words' })),
    { file: 'content/people.yaml', field: [0, 'text'], text: own },
  ];
  expect(checkSampleWords({ ...site, texts })).toEqual([]);
});

test('the sample’s mark is named while it is there', async () => {
  const marked = async (content: string) =>
    checkFirm(await readChecked(content)).some(({ place }) => place.file === 'mark.svg');
  expect(await marked('firms/sample/content')).toBe(true);
  expect(await marked('firms/filled/content')).toBe(false);
});

test.each(['firms/sample/content', 'firms/filled/content'])('%s has nothing of the kind', async (content) => {
  expect(checkSampleWords(await readChecked(content))).toEqual([]);
});

const printed = ({ place: { file, field }, found }: Finding) =>
  `${placeName({ file: file.replace('content/', ''), field })}: ${found}`;

function referenceOf(site: Checked): SampleReference {
  const { business, areas } = site.site;
  const middle = { lat: business.geo.latitude, lon: business.geo.longitude };
  const places = Object.fromEntries([
    ...business.towns.map((town) => [town, middle]),
    ...areas.flatMap(({ name, position }) => (position ? [[name, position]] : [])),
  ]);
  const names = namesOf(Object.keys(places));
  const tells = (part: string) => !(part in places) && [names, seaside, downland].some((pattern) => pattern.test(part));
  const parts = wordsOf(site).flatMap(({ text, field, area = '' }) =>
    partsOf(text).map((part) => ({ area, part, isAdvice: field[0] === 'tonight' })),
  );
  const saidOf = Map.groupBy(parts, ({ part }) => part);
  const isOfOne = (part: string) => new Set(saidOf.get(part)?.map(({ area }) => area)).size === 1;
  // A short line may well hold in two places, and so may half a sentence, and advice that names nothing.
  const isOwn = ({ part, isAdvice }: { part: string; isAdvice: boolean }) =>
    isAdvice
      ? /[a-z,] [A-Z]/.test(part.replace(/Gas Safe|South East Water/g, ''))
      : part.length > 50 && /^[A-Z].*[.?]$/.test(part);
  const listed = (some: typeof parts) => [...new Set(some.map(({ part }) => fingerprint(part)))].sort().join(' ');
  return {
    places,
    mark: fingerprint(site.mark),
    sentences: listed(parts.filter(({ area, part }) => tells(part) && !(area && isOfOne(part)))),
    areas: Object.fromEntries(
      areas.map(({ name }) => {
        const own = parts.filter(({ area, part }) => area === name && part.includes(' ') && isOfOne(part));
        return [name, listed(own.filter((each) => tells(each.part) || isOwn(each)))];
      }),
    ),
  };
}
