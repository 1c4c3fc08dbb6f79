import { createHash } from 'node:crypto';
import { schemaOf } from '../content-files/content-file.ts';
import { type Checked, type Finding, listed, nameOf, type Place, type WrittenText } from './finding.ts';
import { rules } from './rules.ts';

/**
 * Finds out whether the safety advice has changed since the engineer named in claims.yaml read it. Advice is in the firm's own words and in
 * the standard words (those in words/). Returns one finding if the advice has changed, or if claims.yaml doesn't say which version the
 * engineer read. Finds nothing if claims.yaml names no engineer: `checkClaims` (claims.ts) reports that.
 */
export function checkAdvice({ texts, claims: { tradeAdvice: reading } }: Checked): Finding[] {
  const version = adviceVersion(texts);
  if (!reading || reading.version === version) return [];
  const places = placesOf(adviceIn(texts));
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
          'have a Gas Safe registered engineer read it as it is now; then choose “What your site says now” here, and the day at “Read on”',
      },
      places: places.filter(
        ({ file }, index) => places.findIndex((each) => nameOf(each.file) === nameOf(file)) === index,
      ),
    },
  ];
}

/**
 * Version of a firm's safety advice: eight letters, which change when any word of the advice changes. Placeholders such as {phone} are not
 * filled in, so a new phone number doesn't change the version. Line breaks don't change it either.
 */
export function adviceVersion(texts: readonly WrittenText[]): string {
  const advice = adviceIn(texts).map(({ file, field, text }) => {
    return `${nameOf(file)} ${field.join('.')}: ${text.replace(/\s+/g, ' ').trim().normalize()}`;
  });
  const hash = createHash('sha256').update(advice.sort().join('\n')).digest();
  return [...hash.subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');
}

/** Letters of a version: those that are hard to mistake for each other. There are no digits, so YAML can't read a version as a number. */
const letters = 'abcdefghkmnprstw';

/** The texts of the safety advice among some texts. */
export const adviceIn = (texts: readonly WrittenText[]): WrittenText[] => texts.filter(isAdvice);

/** Whether the schema marks a text's field as safety advice. A field without a mark has the mark of the group or list around it. */
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

/** For each file, the outermost field of its first text. Sorted by file, so that files in content/ come before files in words/. */
function placesOf(texts: readonly Place[]): Place[] {
  const files = [...Map.groupBy(texts, ({ file }) => file)].sort(([one], [other]) => (one < other ? -1 : 1));
  return files.map(([file, [first]]) => ({ file, field: first?.field.slice(0, 1) ?? [] }));
}
