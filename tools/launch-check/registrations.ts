import { type Finding, inBusiness, listed, type Site } from './finding.ts';

const register =
  'Electronic Commerce (EC Directive) Regulations 2002, reg. 6(1)(d): the register, and the number in it, so that a reader can look it up';
const gasLaw =
  'Gas Safety (Installation and Use) Regulations 1998, reg. 3: only a business on the Gas Safe Register may work on gas';
const gasWork = /\b(new boilers?|boiler (repair|installation|care|service)|gas boilers?|boiler installation)\b/i;

/** Finds registration numbers that are missing or of the wrong shape, and gas work without a registration. */
export function checkRegistrations({ facts: { business }, texts }: Site): Finding[] {
  const { gasSafe, powerFlushAssociation: association } = business.registrations;
  const work = texts.filter(({ text, file }) => file !== 'content/claims.yaml' && gasWork.test(text));
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], field: string, found: string, why: string, mend: string) => {
    findings.push({ kind, place: inBusiness('registrations', field), found, why, mend });
  };

  if (gasSafe === undefined && work.length > 0) {
    const mend = `add the firm's number, between quotes; or, if the firm does no gas work, take that out of ${listed(work)}`;
    add('danger', 'gasSafe', 'no Gas Safe number, and words that offer work on boilers', gasLaw, mend);
  }
  if (gasSafe === true) {
    const mend = "write the firm's number, between quotes, in place of true";
    add('registration', 'gasSafe', 'a Gas Safe registration without its number', register, mend);
  }
  if (typeof gasSafe === 'string' && !/^\d{4,6}$/.test(gasSafe)) {
    const found = `"${gasSafe}": a firm's number has up to 6 digits, an engineer's licence 7`;
    add('registration', 'gasSafe', found, register, "copy the firm's number from the register");
  }
  if (association === true) {
    const mend = 'write the membership number, between quotes, in place of true';
    add('registration', 'powerFlushAssociation', 'a membership without its number', cap, mend);
  }
  if (typeof association === 'string' && !/\d/.test(association)) {
    const found = `"${association}", which has no digit`;
    add('registration', 'powerFlushAssociation', found, cap, 'copy the number from the certificate');
  }
  return findings;
}

const cap =
  'CAP Code 3.50: no quality mark or membership without authorisation, which a reader can check by its number';
