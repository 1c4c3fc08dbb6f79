import {
  exampleNamesIn,
  findPlaceholderFacts,
  madeUpIn,
  oneSpelling,
  type PlaceholderFact,
  sampleName,
} from '../../src/content/placeholder-facts.ts';
import { fieldName } from '../../src/content/problem.ts';
import { type Finding, inBusiness, type Place, type Site } from './finding.ts';

/** Finds names, numbers and addresses that can be nobody's: in the facts, in the words, and in what was built from them. */
export function checkSample(site: Site): Finding[] {
  const facts = factsOf(site).map(({ field, value }) => ({ place: inBusiness(...field), value }));
  const words = site.texts.flatMap(({ text, ...place }) =>
    [...madeUpIn(text), ...exampleNamesIn(text)].map((value) => ({ place, value })),
  );
  const found = [...facts.flatMap(({ value }) => madeUpIn(value)), ...words.map(({ value }) => value)];
  const known = new Set(found.map(oneSpelling));
  return [
    ...[...facts, ...words].map(({ place, value }) => finding(place, value, '', 'write your own')),
    ...leftInFiles(site.files, known),
  ];
}

/** A telephone number counts once: its dialling form comes from its text. */
function factsOf({ facts: { business } }: Site): PlaceholderFact[] {
  const all = findPlaceholderFacts(business);
  const numbers = all.filter(({ field }) => field.at(-1) === 'e164').map(({ field }) => fieldName(field.slice(0, -1)));
  return all
    .filter(({ field }) => field.at(-1) !== 'e164')
    .map(({ field, value }) => {
      const above = field.slice(0, -1);
      return { field: numbers.includes(fieldName(above)) ? above : field, value };
    });
}

/** What the built site holds and the facts do not; one finding for each name or number. */
function leftInFiles(files: Site['files'], known: ReadonlySet<string>): Finding[] {
  const holders = new Map<string, { value: string; in: string[] }>();
  for (const [file, text] of files) {
    for (const value of madeUpIn(text)) {
      const spelling = oneSpelling(value);
      if (known.has(spelling)) continue;
      const holder = holders.get(spelling) ?? { value, in: [] };
      if (!holder.in.includes(file)) holder.in.push(file);
      holders.set(spelling, holder);
    }
  }
  return [...holders.values()].map(({ value, in: [first = '', ...others] }) => {
    const more = others.length > 0 ? ` (and in ${others.length} more files)` : '';
    const mend = 'npm run build; if it stays, it is written in public/ or src/';
    return finding({ file: `dist/${first}`, field: [] }, value, more, mend);
  });
}

function finding(place: Place, value: string, more: string, mend: string): Finding {
  return { kind: 'sample', place, found: `"${value}"${more}`, why: reasonFor(value), mend };
}

function reasonFor(value: string): string {
  const [madeUp = value] = madeUpIn(value);
  if (/^\d{9}/.test(oneSpelling(madeUp))) return 'Ofcom keeps this number for drama: nobody can ever answer it';
  if (sampleName.test(madeUp))
    return 'It is the sample firm’s: the name of the firm that a reader deals with is asked for by law';
  if (/\.\w+$/.test(madeUp)) return 'RFC 2606 keeps this address for examples: nobody can be reached there';
  return 'It says itself that it is made up';
}
