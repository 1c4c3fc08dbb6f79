import { type FieldPath, fieldName } from './problem.ts';

/**
 * Finds facts that must not go live: the sample firm's name, and what can belong to nobody, such as numbers that Ofcom
 * keeps for drama and addresses that RFC 2606 keeps for examples.
 * @param business what `business.config.ts` exports
 * @returns a line per field, with what it holds
 */
export function placeholderFacts(business: unknown, field: FieldPath = []): string[] {
  if (business instanceof Object) {
    return Object.entries(business).flatMap(([key, item]) =>
      placeholderFacts(item, [...field, Array.isArray(business) ? Number(key) : key]),
    );
  }
  const text = String(business);
  const digits = text.replaceAll(/[ ()-]/g, '').replace(/^(\+44|0044)0?/, '0');
  const reserved = [sampleName, dramaNumber, exampleName, onlyNoughts].some(
    (pattern) => pattern.test(text) || pattern.test(digits),
  );
  return reserved ? [`${fieldName(field)}: ${text}`] : [];
}

/** The firm that business.config.ts is shipped with. */
export const sampleName = /Chalk & Channel/;

/** Ofcom, "Telephone numbers for use in TV and radio drama programmes". */
const dramaNumber = /^(01632960\d{3}|07700900\d{3}|08081570\d{3}|03069990\d{3})$/;

/** RFC 2606, sections 2 and 3, and names that say so themselves. */
const exampleName = /\bExample\b|\byour-firm\b|([./@]|^)example\.(com|net|org)\b|\.(example|test|invalid)(?=[/:]|$)/;

const onlyNoughts = /^[A-Z]{0,3}0{4,}$/;
