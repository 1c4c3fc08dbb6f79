import type { Content } from '../../content/content-folder.ts';
import { gasEmergency } from '../../content/phone.ts';
import { oneSpelling } from '../../content/placeholder-facts.ts';
import type { Problem } from '../../content/problem.ts';
import { textsOf } from '../../content/texts.ts';
import type { Facts } from '../types.ts';
import { problem, wordsByFile } from './entries.ts';

/** Every telephone number in the words is one of the firm's facts, so that none is typed wrong or stays as it was. */
export function checkPhones({ business, words }: Facts, content: Content): Problem[] {
  const { landlords, messages, phone, searchPhone } = business;
  const waterCompanies = words.emergency.waterCompanies?.items.map((company) => company.phone) ?? [];
  const facts = [
    phone,
    searchPhone,
    landlords?.phone,
    messages.text,
    messages.whatsApp,
    gasEmergency,
    ...waterCompanies,
  ];
  const known = new Set(facts.flatMap((fact) => (fact ? oneSpelling(fact.e164) : [])));
  const expected =
    '{phone}, {gasEmergency}, another number of content/business.yaml, or a water company’s of content/emergency.yaml';
  return wordsByFile(content).flatMap(([file, own]) =>
    textsOf(own).flatMap(([field, text]) =>
      [...text.matchAll(number)]
        .filter(([value]) => !known.has(oneSpelling(value)))
        .map(([value]) => problem(content.sources, { file, field, value }, expected)),
    ),
  );
}

/** As people write British numbers of 9 to 11 digits, right or wrong; 999 and 111 are shorter. */
const number = /(?<![\w.])\(?(?:\+44|0)(?:[\s()-]*\d){8,11}(?!\d)/g;
