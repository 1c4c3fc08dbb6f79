import type { BusinessInput } from './business.ts';
import { sampleBusiness } from './sample-business.ts';

/**
 * Finds facts that are the sample firm's, or that can belong to nobody: numbers that Ofcom keeps for drama, addresses
 * that RFC 2606 keeps for examples.
 * @returns a line per field, with what it holds
 */
export function sampleFacts(business: BusinessInput): string[] {
  return fieldsOf(business)
    .filter(([field, value]) => sample.get(field) === value || isReserved(String(value)))
    .map(([field, value]) => `${field}: ${value}`);
}

const sample = new Map(fieldsOf(sampleBusiness));

/** Every text and number with the path to it, but for the country, which can be no other. */
function fieldsOf(value: unknown, path: readonly string[] = []): [field: string, value: string | number][] {
  const field = path.join('.');
  if (value instanceof Object) return Object.entries(value).flatMap(([key, item]) => fieldsOf(item, [...path, key]));
  if (field === 'address.country') return [];
  return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
}

function isReserved(text: string): boolean {
  const digits = text.replaceAll(' ', '').replace(/^\+44/, '0');
  return dramaNumber.test(digits) || exampleDomain.test(text);
}

/** Ofcom, "Telephone numbers for use in TV and radio drama programmes". */
const dramaNumber = /^(01632960\d{3}|07700900\d{3}|08081570\d{3}|03069990\d{3})$/;

/** RFC 2606, sections 2 and 3. */
const exampleDomain = /([./@]|^)example\.(com|net|org)\b|\.(example|test|invalid)(?=[/:]|$)/;
