import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '../../src/site/schema/business.ts';
import { hasMap } from '../../src/site/schema/map-reach.ts';
import { securityTxt } from '../../src/site/security-txt.ts';
import { type Checked, daysBetween, type Finding, inBusiness, listed, type Place } from './finding.ts';
import { rules } from './rules.ts';

/** The mark (logo) that `npm run setup` gives every new firm. */
const plainMark = readFileSync(join(import.meta.dirname, '../setup/new-firm/mark.svg'), 'utf8');
/** Days after which a rating counts as old, and should be compared with the reviews profile. */
const ratingLasts = 30;
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i;
const gasWork = /\b(new boilers?|boiler (repair|installation|care|service)|gas boilers?|boiler installation)\b/i;

/**
 * Finds facts that the law requires but that are missing or wrong, facts that are out of date, facts that are a risk, and missing facts
 * that careful customers look for.
 */
export function checkFacts(checked: Checked): Finding[] {
  return Object.entries(rules.facts).flatMap(([name, { field, file, eachPlace, inForm, ...rule }]) => {
    const value = tests[name]?.(checked.site.business, checked);
    const places = Array.isArray(value) ? value : undefined;
    if (!value || places?.length === 0) return [];
    const fill = (text: string) => text.replace('{}', () => (places ? listed(places) : String(value)));
    const finding = { ...rule, found: fill(rule.found), remedy: fill(rule.remedy), inForm: mapped(inForm, fill) };
    if (places && eachPlace) return places.map((place) => ({ ...finding, place }));
    const place = { ...inBusiness(...(field?.split('.') ?? [])), ...(file && { file }) };
    return [{ ...finding, place, ...(places && { places }) }];
  });
}

const mapped = (words: Finding['inForm'], fill: (text: string) => string) =>
  words && { found: words.found && fill(words.found), remedy: words.remedy && fill(words.remedy) };

/**
 * Tests for the rules for facts in rules.yaml, by name of the rule. A test returns true, the text or number that replaces `{}` in the
 * rule's messages, or the places concerned. A falsy result or an empty list means that there is no finding.
 */
const tests: Record<
  string,
  (business: Business, checked: Checked) => string | number | boolean | undefined | readonly Place[]
> = {
  plainMark: (_, { site }) => site.mark === plainMark,
  noDescription: (_, { site, texts }) => {
    const written = texts.filter(({ field }) => field[0] === 'description').map(({ file }) => file);
    return site.areas.map(({ slug }) => inArea(slug, 'description')).filter(({ file }) => !written.includes(file));
  },
  noStreet: ({ address }) => !address.street,
  noPostcode: ({ address }) => !address.postcode,
  noEmail: ({ email }) => !email,
  noCompanyName: (business) => isCompany(business) && !business.disclosures.legalName,
  noCompanyNumber: (business) => isCompany(business) && !business.disclosures.companyNumber,
  noOffice: (business) => isCompany(business) && !business.disclosures.registeredOffice,
  officeWithoutPostcode: ({ disclosures }) => withoutPostcode(disclosures.registeredOffice),
  noProprietor: (business) => !isCompany(business) && !business.disclosures.legalName,
  gasWork: ({ registrations }, { texts }) => {
    const work = texts.filter(({ text, file }) => file !== 'content/claims.yaml' && gasWork.test(text));
    return registrations.gasSafe === undefined && work.map(({ file, field, line }) => ({ file, field, line }));
  },
  noGasSafeNumber: ({ registrations }) => registrations.gasSafe === true,
  notTheFirms: ({ registrations }) => unlessMatching(/^\d{4,6}$/, registrations.gasSafe),
  noMembershipNumber: ({ registrations }) => registrations.powerFlushAssociation === true,
  guaranteeWithoutTerms: ({ promises }) => Boolean(promises.satisfaction) && !promises.guaranteeTerms,
  oldRating: ({ reviews }, { today }) => {
    const age = reviews ? daysBetween(reviews.checked, today) : 0;
    return age > ratingLasts && age;
  },
  noPosition: (business, { site }) =>
    hasMap(business) && site.areas.flatMap(({ slug, position }) => (position ? [] : inArea(slug, 'position'))),
  waterCompanies: (_, { site: { areas, words } }) => {
    const names = words.emergency.waterCompanies?.items.map(({ name }) => name) ?? [];
    return names.length > 1 && areas.every(({ waterCompany }) => !waterCompany) && names.join(' and ');
  },
  // The insurance is still valid on its last day.
  insuranceEnded: ({ insurance }, { today }) =>
    insurance?.until !== undefined && daysBetween(insurance.until, today) >= 1 && insurance.until,
  noPeople: (_, { site }) => site.words.people.length === 0,
  noPrices: (_, { site }) => site.words.prices.items.length === 0,
  noJobs: (_, { site }) => site.jobs.length === 0,
  noReviews: ({ reviews }, { site }) => !reviews && site.words.reviews.items.length === 0 && [inBusiness('reviews')],
  noInsurer: ({ insurance }) => !insurance?.insurer && [inBusiness('insurance', ...(insurance ? ['insurer'] : []))],
  // Finds nothing if the firm's texts mention gas work, because the rule `gasWork` then asks for the Gas Safe number.
  noRegister: ({ registrations }, { texts }) =>
    Object.values(registrations).every((entry) => entry === undefined) &&
    !texts.some(({ text }) => gasWork.test(text)) && [inBusiness('registrations', 'gasSafe')],
  ratingMarkup: ({ reviews }) => reviews?.markup,
  securityReportsEnded: (business, { today }) => !securityTxt(business, today) && business.securityReports?.until,
};

const inArea = (slug: string, field: string): Place => ({ file: `content/areas/${slug}.yaml`, field: [field] });

/** Whether the firm seems to be a company, judged by its name and its legal details. */
function isCompany({ disclosures: { companyNumber, legalName, registeredOffice }, name }: Business): boolean {
  return Boolean(companyNumber || registeredOffice) || /\b(ltd|limited|plc|llp|cyf)\b/i.test(`${legalName} ${name}`);
}

const withoutPostcode = (text: string | undefined) => unlessMatching(postcode, text);

/** Returns the value if it is a text that doesn't match the pattern, otherwise false. */
function unlessMatching(pattern: RegExp, value: string | boolean | undefined): string | false {
  return typeof value === 'string' && !pattern.test(value) && value;
}
