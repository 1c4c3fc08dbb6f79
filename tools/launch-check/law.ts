import type { Business } from '../../src/content/business.ts';
import { type Finding, inBusiness, type Site } from './finding.ts';

const commerce = 'Electronic Commerce (EC Directive) Regulations 2002, reg. 6';
const companies =
  'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 (SI 2015/17), regs 24 and 25: a company’s website shows its registered name, number and registered office';
const traders =
  'Companies Act 2006, sections 1200 to 1204: under a trading name, the proprietor’s own name and address';

/** Finds what UK law asks a firm's website to show and the facts leave out. */
export function checkLaw({ facts: { business } }: Site): Finding[] {
  return [
    ...contactDetails(business),
    ...(isCompany(business) ? company(business) : soleTrader(business)),
    ...vat(business),
  ];
}

/** Whether anything given says that the firm is a company. */
function isCompany({ disclosures: { companyNumber, legalName, registeredOffice }, name }: Business): boolean {
  return Boolean(companyNumber || registeredOffice) || /\b(ltd|limited|plc|llp|cyf)\b/i.test(`${legalName} ${name}`);
}

function contactDetails({ address, email }: Business): Finding[] {
  const place = `${commerce}(1)(b): a geographic address`;
  return [
    address.street ? [] : missing(['address', 'street'], 'street', place),
    shownPostcode(address.postcode, ['address', 'postcode'], place),
    email
      ? []
      : missing(['email'], 'email address', `${commerce}(1)(c): details to reach the firm directly, email among them`),
  ].flat();
}

function company({ disclosures }: Business): Finding[] {
  const { companyNumber, legalName, registeredOffice } = disclosures;
  return [
    legalName ? [] : missing(['disclosures', 'legalName'], 'registered name', companies),
    companyNumber ? [] : missing(['disclosures', 'companyNumber'], 'company number', companies),
    registeredOffice
      ? shownPostcode(registeredOffice, ['disclosures', 'registeredOffice'], companies)
      : missing(['disclosures', 'registeredOffice'], 'registered office', companies),
  ].flat();
}

function soleTrader({ disclosures: { legalName } }: Business): Finding[] {
  const name = 'name of the proprietor; or, for a company, registered name, number and registered office';
  return legalName ? [] : missing(['disclosures', 'legalName'], name, `${commerce}(1)(a); ${traders}`);
}

/** HMRC: the first seven digits weigh 8 to 2, and with the last two they are a multiple of 97, or 55 more than one. */
function vat({ disclosures: { vatNumber } }: Business): Finding[] {
  if (!vatNumber) return [];
  const digits = [...vatNumber.replace(/\D/g, '')].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * ([8, 7, 6, 5, 4, 3, 2, 10, 1][index] ?? 0), 0);
  if (digits.length === 9 && sum > 0 && [0, 42].includes(sum % 97)) return [];
  const found = `the VAT number "${vatNumber}", whose check digits are wrong`;
  const why = `${commerce}(1)(g): the number of a firm registered for VAT`;
  return [finding(['disclosures', 'vatNumber'], found, why, 'copy it from the certificate, or take it out')];
}

function shownPostcode(text: string | undefined, field: string[], why: string): Finding[] {
  if (!text) return missing(field, 'postcode', why);
  if (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i.test(text)) return [];
  return [finding(field, `"${text}", without a whole postcode`, why, 'write it as Royal Mail does, such as BN1 1AA')];
}

function missing(field: string[], what: string, why: string): Finding[] {
  const [group = '', key] = field;
  const mend = key ? `add ${key} to ${group}, as in ${group}: { ${key}: "…" }` : `add it, as in ${group}: …`;
  return [finding(field, `no ${what}`, why, mend)];
}

const finding = (field: string[], found: string, why: string, mend: string): Finding => {
  return { kind: 'law', place: inBusiness(...field), found, why, mend };
};
