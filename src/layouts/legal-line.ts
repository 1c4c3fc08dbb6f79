import { powerFlushAssociation } from '../site/registers.ts';
import type { Business } from '../site/schema/business.ts';

/**
 * Returns the line with the firm's legal details: its trading name and whose it is (one name if they are the same) and, as far as the
 * owner has entered them, its company and VAT numbers, registered office, registrations and memberships.
 */
export function legalLine({ disclosures, name, registrations }: Business): string {
  const { companyNumber, legalName, registeredOffice, vatNumber } = disclosures;
  const { gasSafe, others = [], powerFlushAssociation: membership } = registrations;
  const parts = [
    tradingNameLine(name, legalName),
    companyNumber && `Registered in ${registrarOf(companyNumber)}, number ${companyNumber}`,
    registeredOffice && `Registered office: ${registeredOffice}`,
    vatNumber && `VAT number ${vatNumber}`,
    typeof gasSafe === 'string' && `Gas Safe Register number ${gasSafe}`,
    typeof membership === 'string' && `${powerFlushAssociation} member ${membership}`,
    ...others.map((register) => `${register.name} ${register.number}`),
  ];
  return parts
    .filter((part) => typeof part === 'string')
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ');
}

/**
 * Returns the firm's trading name and whose it is. If the two names differ only in case, marks, "The" at the start or a word such as "Ltd"
 * at the end, returns the longer one alone: the law asks a company to show its name with the word "Ltd".
 */
function tradingNameLine(name: string, legalName = name): string {
  const bare = (each: string) =>
    each
      .toLowerCase()
      .replaceAll('&', 'and')
      .replaceAll(/[^\p{L}\d ]/gu, '')
      .replace(/ (ltd|limited|llp|plc|cyf|cyfyngedig)$/, '')
      .replace(/^the /, '');
  if (bare(name) !== bare(legalName)) return `${name} is a trading name of ${legalName}`;
  return legalName.length < name.length ? name : legalName;
}

/**
 * Returns the part of the United Kingdom in which a company is registered, by the letters at the start of its number. Default: England and
 * Wales.
 */
function registrarOf(companyNumber: string): string {
  if (/^S/.test(companyNumber)) return 'Scotland';
  return /^(NI|NC|R0)/.test(companyNumber) ? 'Northern Ireland' : 'England and Wales';
}
