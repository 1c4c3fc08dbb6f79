import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { business, firmFolder } from './other-firm.ts';

/** A wrong input: what it is called, and the business file or one content file with it. */
export interface WrongInput {
  name: string;
  input?: unknown;
  file?: string;
  text?: string;
}

const optional =
  /^(email|priceRange|address\.(street|postcode)|registrations(\.\w+)?|disclosures(\.\w+)?|messages(\.\w+)?|insurance|securityReports(\.email)?|landlords(\.\w+)?|payment|complaints|promises(\.guaranteeTerms)?|noCallOutCharge|mapLabel|street(\.behind)?|homes\.cutaway|noCharge|badges|association|insured|guarantee|rating|sameDay|neighbourhoods|certified|note|link|gasSafe|allHours)$|(note|link|mapLabel|street|behind|cutaway)$/;

/** Every field of a value in turn with every kind of wrong value. */
function* variants(value: unknown, path: string[] = []): Generator<[name: string, variant: unknown]> {
  const at = path.join('.');
  if (value instanceof Object) {
    for (const [key, item] of Object.entries(value)) {
      for (const [name, wrong] of variants(item, [...path, key])) {
        yield [name, Array.isArray(value) ? value.with(Number(key), wrong) : { ...value, [key]: wrong }];
      }
    }
    yield [`${at}: text in place of fields`, 'text'];
    if (Array.isArray(value)) yield [`${at}: a thousand items`, Array.from({ length: 1000 }, () => value[0])];
    else yield [`${at}: a field too many`, { ...value, unknown: 'field' }];
  } else {
    const wrong = typeof value === 'string' ? wrongTexts : wrongOthers;
    for (const [name, variant] of Object.entries(wrong)) yield [`${at}: ${name}`, variant];
  }
  if (!optional.test(at) && !/^\d+$/.test(path.at(-1) ?? '')) yield [`${at}: missing`, undefined];
  yield [`${at}: null`, null];
}

const wrongTexts = {
  'a number': 24,
  'true or false': false,
  empty: '',
  blank: '   ',
  'far too long': 'word '.repeat(1000),
  'a control character': 'ring \u0007 us',
  'letters that run backwards': 'ring \u202e us',
  'a list': ['text'],
  'fields in place of text': { text: 'text' },
};
const wrongOthers = { text: 'text', 'a number far off': 1e9, 'a list': [1] };
/** What only words can hold. */
const wrongWords = { 'an unknown fact': 'Ring {nobody} now', 'a stray brace': 'Ring { us now' };

/**
 * Wrong inputs of every kind, spread evenly over the business file and the content.
 * @param count how many
 */
export function wrongInputs(count: number): WrongInput[] {
  const all: WrongInput[] = [...variants(business)]
    .filter(([name]) => !name.startsWith(':'))
    .map(([name, input]) => ({ name: `business.config.ts, ${name}`, input }));
  for (const file of contentFiles()) {
    const data: unknown = parse(readFileSync(join(firmFolder, 'content', file), 'utf8'));
    for (const [name, variant] of [...variants(data), ...badWords(data)]) {
      if (name.startsWith(':') || variant === undefined) continue;
      // Any word may be explained.
      if (/^words(:|\.[\w ]+:) (missing|a field too many)/.test(name)) continue;
      all.push({ name: `${file}, ${name}`, file, text: stringify(variant) });
    }
  }
  return everyNth(all, count);
}

/**
 * Content files with one character too many, too few, or another: some of them are valid.
 * @param count how many
 */
export function randomTypos(count: number): WrongInput[] {
  const all = contentFiles().flatMap((file) => {
    const text = readFileSync(join(firmFolder, 'content', file), 'utf8');
    return marks.flatMap((mark, index) => {
      const at = Math.floor((text.length * (index + 1)) / (marks.length + 1));
      return [
        { name: `${file}, ${JSON.stringify(mark)} at ${at}`, file, text: text.slice(0, at) + mark + text.slice(at) },
        { name: `${file}, without ${at}`, file, text: text.slice(0, at) + text.slice(at + 1 + index) },
      ];
    });
  });
  return everyNth(all, count);
}

const marks = [...':{}"\'\t\n[]|>*&!%@#\u0000\u200b', ': ', ' #', '- ', '\n  ', '\n\t'];

function* badWords(data: unknown): Generator<[string, unknown]> {
  for (const [name, variant] of variants(data)) {
    if (!name.endsWith(': a number')) continue;
    for (const [what, words] of Object.entries(wrongWords)) {
      yield [name.replace(': a number', `: ${what}`), replaceNumber(variant, words)];
    }
  }
}

/** Replaces the 24 that took the place of a text with other words. */
function replaceNumber(value: unknown, words: string): unknown {
  if (value === wrongTexts['a number']) return words;
  if (Array.isArray(value)) return value.map((item) => replaceNumber(item, words));
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceNumber(item, words)]));
}

function contentFiles(): string[] {
  const names = readdirSync(join(firmFolder, 'content'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

function everyNth<Item>(all: readonly Item[], count: number): Item[] {
  const step = Math.max(1, all.length / count);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
