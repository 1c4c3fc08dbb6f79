import { powerFlushAssociation } from '../site/registers.ts';
import type { Business } from '../site/schema/business.ts';

/** The firm's name and the details that the law requires of it, such as company and VAT numbers, if the owner has given them. */
export function legalLine({ disclosures, name, registrations }: Business): string {
  const { companyNumber, legalName, registeredOffice, vatNumber } = disclosures;
  const { gasSafe, others = [], powerFlushAssociation: membership } = registrations;
  const parts = [
    name,
    legalName !== name && legalName,
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

/** Part of the United Kingdom that a company is registered in, from the letters at the start of its number. */
function registrarOf(companyNumber: string): string {
  if (/^S/.test(companyNumber)) return 'Scotland';
  return /^(NI|NC|R0)/.test(companyNumber) ? 'Northern Ireland' : 'England and Wales';
}
