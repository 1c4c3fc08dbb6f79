import { createHash } from 'node:crypto';
import { schemaOf } from '../content-files/content-file.ts';
import { type Checked, type Finding, listed, nameOf, type Place, type WrittenText } from './finding.ts';
import { rules } from './rules.ts';

/** Finds safety advice that isn't what the engineer read: the firm's own words, or the standard ones, have changed since. */
export function checkAdvice({ texts, claims: { tradeAdvice: reading } }: Checked): Finding[] {
  const version = adviceVersion(texts);
  if (!reading || reading.version === version) return [];
  const places = placesOf(texts.filter(isAdvice));
  const files = places.map(({ file }) => ({ file, field: [] }));
  return [
    {
      kind: 'danger',
      place: { file: 'content/claims.yaml', field: ['tradeAdvice', 'version'] },
      found: reading.version
        ? `the safety advice has changed since ${reading.by} read it on ${reading.checked}`
        : `nothing says which version of the safety advice ${reading.by} read`,
      why: rules.claims.tradeAdvice.why,
      remedy: `have a Gas Safe registered engineer read it as it is now (${listed(files)}), then write here version: ${version}, and the day at checked`,
      inForm: {
        remedy:
          'have a Gas Safe registered engineer read it as it is now; then choose here what your site says now, and write the day',
      },
      places: places.filter(
        ({ file }, index) => places.findIndex((each) => nameOf(each.file) === nameOf(file)) === index,
      ),
    },
  ];
}

/**
 * Version of the safety advice of a firm's pages: eight letters, which are others when any word of it changes. Facts count as the words
 * name them, such as {phone}; where a line is broken doesn't count.
 */
export function adviceVersion(texts: readonly WrittenText[]): string {
  const advice = texts.filter(isAdvice).map(({ file, field, text }) => {
    return `${nameOf(file)} ${field.join('.')}: ${text.replace(/\s+/g, ' ').trim().normalize()}`;
  });
  const hash = createHash('sha256').update(advice.sort().join('\n')).digest();
  return [...hash.subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');
}

/** Letters that are hard to mistake for each other. Without digits, YAML can't take a version for a number. */
const letters = 'abcdefghkmnprstw';

/** Whether a text is in a field that its schema marks as safety advice. */
function isAdvice({ file, field }: Place): boolean {
  let part = schemaOf(nameOf(file)) as Schema | undefined;
  let isSafety = part?.safety ?? false;
  for (const key of field) {
    part = part?.properties?.[String(key)];
    isSafety = part?.safety ?? isSafety;
  }
  return isSafety;
}

interface Schema {
  safety?: boolean;
  properties?: Record<string, Schema>;
}

/** The first field of each file, the firm's own files first. */
function placesOf(texts: readonly Place[]): Place[] {
  const files = [...Map.groupBy(texts, ({ file }) => file)].sort(([one], [other]) => (one < other ? -1 : 1));
  return files.map(([file, [first]]) => ({ file, field: first?.field.slice(0, 1) ?? [] }));
}
