import ICAL from 'ical.js';

/** A property as a parser has read it (RFC 7095): the parameters, and the values, of which a structured one has parts. */
export interface ReadProperty {
  parameters: Record<string, string | string[]>;
  values: (string | string[])[];
}

/**
 * Reads a vCard with a parser that others wrote.
 * @returns its properties by their names in lower case
 * @throws when it is no vCard
 */
export function readVcard(text: string): Map<string, ReadProperty[]> {
  const [name, properties] = ICAL.parse(text) as [string, [string, ReadProperty['parameters'], string, ...string[]][]];
  if (name !== 'vcard') throw new Error(`Not a vCard but a ${name}`);
  const read = new Map<string, ReadProperty[]>();
  for (const [property, parameters, , ...values] of properties)
    read.set(property, [...(read.get(property) ?? []), { parameters, values }]);
  return read;
}
