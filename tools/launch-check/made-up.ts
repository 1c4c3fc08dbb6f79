import { fieldName } from '../../src/site/field-path.ts';
import {
  exampleNamesIn,
  findMadeUpFacts,
  isMadeUpNumber,
  isRegisterNumber,
  type MadeUpFact,
  madeUpIn,
  oneSpelling,
  sampleName,
} from '../../src/site/made-up.ts';
import { type Checked, type Finding, inBusiness, type Place } from './finding.ts';

/** Finds names, numbers and addresses in facts and words that can't be real. */
export function checkMadeUp(checked: Checked): Finding[] {
  const facts = factsOf(checked).map(({ field, value }) => finding(inBusiness(...field), value));
  const texts = checked.texts.filter(({ file }) => file !== 'content/business.yaml');
  const words = texts.flatMap(({ text, ...place }) =>
    [
      ...madeUpIn(text),
      ...exampleNamesIn(text),
      ...(isRegisterNumber(place.field) && isMadeUpNumber(text) ? [text] : []),
    ].map((value) => finding(place, value)),
  );
  return [...facts, ...words];
}

/** Finds made-up facts. A phone number has two fields, the text and its dialling form `e164`; a made-up number is reported once only. */
function factsOf({ site: { business } }: Checked): MadeUpFact[] {
  const all = findMadeUpFacts(business);
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
  const found = `"${value}" is made up`;
  const isOptional = /^(reviews|powderFlushing|messages|landlords|insurance|profiles|booking|siteVerification)$/.test(
    String(group),
  );
  const remedy = isOptional ? `write your own; or, if you have none, take ${String(group)} out` : 'write your own';
  const name = place.field.find((part) => part === 'tradeAdvice') ?? place.field.at(-1);
  const number = isRegisterNumber(place.field) && numberRemedies[String(name)];
  const inForm = {
    found: `“${value}” is made up`,
    ...(isOptional && { remedy: 'write your own; or, if you have none, leave this part out' }),
    ...(number && { remedy: number }),
  };
  const why = number ? 'Nobody is given such a number, and readers look it up' : reasonFor(value);
  return { kind: 'madeUp', place, found, why, remedy: number || remedy, inForm };
}

/** What to write in place of a made-up number, by the name of its field. `tradeAdvice`: the number of the engineer who signs the advice. */
const numberRemedies: Readonly<Record<string, string>> = {
  gasSafe:
    'write your firm’s number on the Gas Safe Register, of 4 to 6 digits; or, if you do no gas work, leave this out',
  powerFlushAssociation: 'write your membership number; or, if you aren’t a member, leave this out',
  number: 'write the number under which this register lists you; or, if it doesn’t, leave this out',
  registration: 'write the register that lists this person, and the number on the card; or leave this out',
  tradeAdvice: 'write the seven digits of the licence number on the engineer’s Gas Safe card',
  companyNumber: 'write the 8 characters of your company number; or, if you have no company, leave this out',
  vatNumber: 'write your VAT number of 9 digits; or, if you aren’t registered, leave this out',
};

function reasonFor(value: string): string {
  const [madeUp = value] = madeUpIn(value);
  if (/^0*[1-9]\d{8}/.test(oneSpelling(madeUp))) return 'Ofcom keeps this number for drama: nobody can ever answer it';
  if (sampleName.test(madeUp))
    return 'It is the made-up firm of the specification: the law asks for the name of the firm that a reader deals with';
  if (/\.\w+$/.test(madeUp)) return 'RFC 2606 keeps this address for examples: nobody can be reached there';
  return 'It says itself that it is made up';
}
