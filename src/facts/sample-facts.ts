import type { Business } from './business.ts';

/**
 * Finds facts that can belong to nobody: numbers that Ofcom keeps for drama, addresses that RFC 2606 keeps for
 * examples.
 * @returns a line per field, with what it holds
 */
export function sampleFacts(business: Business): string[] {
  const fields: [string, string | undefined][] = [
    ['name', business.name],
    ['phone', business.phone.text],
    ['searchPhone', business.searchPhone.text],
    ['email', business.email],
    ['site', business.site],
    ['reviews.platform', business.reviews.platform],
    ['reviews.url', business.reviews.url],
    ['powderFlushing.name', business.powderFlushing.name],
    ['powderFlushing.url', business.powderFlushing.url],
  ];
  return fields.flatMap(([field, value]) => (value && isSample(value) ? [`${field}: ${value}`] : []));
}

function isSample(text: string): boolean {
  const digits = text.replaceAll(' ', '').replace(/^\+44/, '0');
  return dramaNumber.test(digits) || exampleDomain.test(text) || /^Example\b/.test(text) || text === sampleName;
}

const sampleName = 'Chalk & Channel Plumbing and Heating';

/** Ofcom, "Telephone numbers for use in TV and radio drama programmes". */
const dramaNumber = /^(01632960\d{3}|07700900\d{3}|08081570\d{3}|03069990\d{3})$/;

/** RFC 2606, sections 2 and 3. */
const exampleDomain = /([./@]|^)example\.(com|net|org)\b|\.(example|test|invalid)(?=[/:]|$)/;
