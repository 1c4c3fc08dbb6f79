import {
  exampleNamesIn,
  findPlaceholderFacts,
  madeUpIn,
  oneSpelling,
  type PlaceholderFact,
  sampleName,
} from '../../src/site/placeholder-facts.ts';
import { fieldName } from '../../src/site/problem.ts';
import { type Checked, type Finding, inBusiness, type Place } from './finding.ts';
import { checkSampleWords } from './sample-words.ts';

/** Finds names, numbers and addresses that can be nobody's, in the facts and in the words, and the sample's own words. */
export function checkSample(checked: Checked): Finding[] {
  const facts = factsOf(checked).map(({ field, value }) => finding(inBusiness(...field), value));
  const texts = checked.texts.filter(({ file }) => file !== 'content/business.yaml');
  const words = texts.flatMap(({ text, ...place }) =>
    [...madeUpIn(text), ...exampleNamesIn(text)].map((value) => finding(place, value)),
  );
  return [...facts, ...words, ...checkSampleWords(checked)];
}

/** A telephone number counts once: its dialling form comes from its text. */
function factsOf({ site: { business } }: Checked): PlaceholderFact[] {
  const all = findPlaceholderFacts(business);
  const numbers = all.filter(({ field }) => field.at(-1) === 'e164').map(({ field }) => fieldName(field.slice(0, -1)));
  return all
    .filter(({ field }) => field.at(-1) !== 'e164')
    .map(({ field, value }) => {
      const above = field.slice(0, -1);
      return { field: numbers.includes(fieldName(above)) ? above : field, value };
    });
}

function finding(place: Place, value: string): Finding {
  const [group] = place.field;
  const found = `"${value}"`;
  if (group === 'geo') {
    const mend = 'write where the middle of your first town is, latitude and longitude, as an online map says';
    return { kind: 'sample', place, found, why: 'Your first town is another, and the map is drawn round it', mend };
  }
  const isOptional = /^(reviews|powderFlushing|messages|landlords|insurance)$/.test(String(group));
  const mend = isOptional ? `write your own; or, if you have none, take ${String(group)} out` : 'write your own';
  return { kind: 'sample', place, found, why: reasonFor(value), mend };
}

function reasonFor(value: string): string {
  const [madeUp = value] = madeUpIn(value);
  if (/^0*[1-9]\d{8}/.test(oneSpelling(madeUp))) return 'Ofcom keeps this number for drama: nobody can ever answer it';
  if (sampleName.test(madeUp))
    return 'It is the sample firm’s: the name of the firm that a reader deals with is asked for by law';
  if (/\.\w+$/.test(madeUp)) return 'RFC 2606 keeps this address for examples: nobody can be reached there';
  return 'It says itself that it is made up';
}
