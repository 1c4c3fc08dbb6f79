import type { Content } from '../files/content-folder.ts';
import { oneSpelling } from '../made-up.ts';
import { floodline, gasEmergency } from '../schema/phone.ts';
import type { SiteTexts } from '../site.ts';
import { textsOf } from '../text/texts.ts';
import { type EntryProblem, wordsByFile } from './problems.ts';

/**
 * Finds phone numbers in a site's texts that are probably mistyped or outdated, because they are not among the known numbers: those of
 * business.yaml, of the water companies in emergency.yaml, of the gas emergency service and of Floodline. Also reports an `emergency.start`
 * without the firm's number.
 */
export function checkPhones({ business, words }: SiteTexts, content: Content): EntryProblem[] {
  const site = textsOf([business, words.emergency.waterCompanies, gasEmergency, floodline]);
  const known = site.flatMap(([, text]) => numbersIn(text)).map(oneSpelling);
  const expected = '{phone}, {gasEmergency}, or a number of content/business.yaml or of a company of emergency.yaml';
  const { start } = words.emergency;
  const unsaid = start.source.includes(business.phone.text)
    ? []
    : [{ file: 'emergency', field: ['start'], value: start.source, expected: numberExpected }];
  const unknown = wordsByFile(content).flatMap(([file, own]) =>
    textsOf(own).flatMap(([field, text]) =>
      numbersIn(text)
        .filter((value) => !known.includes(oneSpelling(value)))
        .map((value) => ({ file, field, value, expected })),
    ),
  );
  return [...unsaid, ...unknown];
}

const numberExpected =
  'words with {phone} in them: reader views leave out buttons, so the number stands in a sentence too';

/** Finds British phone numbers in any usual spelling: 0 or +44, then 8 to 13 digits. So 999 and 111 are not found. */
const numbersIn = (text: string) => text.match(/(?<![\w.])\(?(?:\+44|0)(?:(?:[\s()-]*|[./])\d){8,13}(?!\d)/g) ?? [];
