import { z } from 'zod';
import { plainText, sentenceFrom } from '../text/sentence.ts';
import { isoDay, poundsFrom } from './tidy.ts';

/** Schema of an object that has no other fields than these. Its error messages list the fields. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: `the fields ${Object.keys(shape).join(', ')}` });
}

/**
 * Schema of a text of `shortest` to `longest` characters, without links and without anything that `misplaced` lists. Default of `shortest`:
 * 1.
 */
export function text(longest: number, shortest = 1) {
  return written(longest, shortest)
    .refine((value) => plainText(value) === value, 'text without a link')
    .meta({ links: false });
}

/**
 * Schema of running text, which is converted to a `Sentence`. The text may contain links such as `[our services](/services)`. Only the
 * words of a link count towards the length of the text.
 */
export function runningText(longest: number, shortest = 1) {
  return written(longest, shortest).transform(sentenceFrom);
}

/** Metadata of a field for the forms of the editor (the page at /edit on which the owner edits the site). */
declare module 'zod' {
  interface GlobalMeta {
    /** Maximum number of characters of a text. */
    longest?: number;
    /** Whether the text may contain links. */
    links?: boolean;
    /**
     * List from which the owner chooses the value: link targets, places for photographs, areas, places with a page, or versions of the
     * safety advice.
     */
    choices?: 'links' | 'photographPlaces' | 'areas' | 'towns' | 'adviceVersions';
    /** Whether a form asks for the field although it is optional. */
    isWanted?: boolean;
    /** Name of this kind of value in a form, for a field that may have one of several kinds. */
    kind?: string;
    /** Titles of the choices in a form, by value. */
    names?: Record<string, string>;
    /** Whether the value is a date. */
    date?: boolean;
    /**
     * True for advice that could hurt somebody if it were wrong, which an engineer must read before it changes. False for a plain fact
     * within such advice.
     */
    safety?: boolean;
  }
}

/**
 * Schema of running text that stays a string, for schemas that check it further before they convert it to a `Sentence`. Joins spaces and
 * line breaks into one space, and rejects anything that `misplaced` lists.
 */
export function written(longest: number, shortest = 1) {
  const expected = `text of ${shortest} to ${longest} characters`;
  const fits = (value: string) => {
    const { length } = plainText(value);
    return length >= shortest && length <= longest;
  };
  return (
    z
      .string(expected)
      // `normalize()`, because some systems type an accented letter as two characters, which fonts draw less well.
      .overwrite((value) =>
        value
          .replace(/[ \t\r\n]+/g, ' ')
          .trim()
          .normalize(),
      )
      .refine(fits, expected)
      .superRefine((value, context) => {
        const words = plainText(value);
        for (const [pattern, message] of misplaced) {
          const [mark] = pattern.exec(words) ?? [];
          if (mark) context.addIssue({ code: 'custom', message, params: { mark } });
        }
      })
      .meta({ longest, links: true })
  );
}

/**
 * Patterns of what doesn't belong in text, such as markup that readers would see, words that aren't finished, or impossible times, each
 * with its message.
 */
const misplaced: readonly (readonly [RegExp, string])[] = [
  // Characters that Unicode calls control, format, surrogate or private use, except the soft hyphen.
  [/(?!\u00ad)[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u, 'text without control characters or other invisible ones'],
  [/(\[[^[\]]*)?\]\s*\([^()]*\)?/, 'links such as [our services](/services)'],
  [/<[/!a-z][^<>]*>?/i, 'words without tags'],
  [/&(#\w+;|[a-z]+\d*;|(amp|pound|nbsp|quot|[gl]t|[mn]dash|[lr][ds]quo)\b)/i, 'the character itself, such as & or £'],
  [/\*\*|\*[^\s*][^*]*\*|`|\b__|__\b|^#+ /, 'plain words, without *, _, ` or # round them'],
  [/[ÂÃâ][\u0080-\u00bf€]|\ufffd/, 'the letter or mark that stood there before the file was saved in another encoding'],
  [/\b(TODO|TB[AC]|FIXME|[Ll]orem ipsum|undefined)\b/, 'words that are finished'],
  [/https?:\/\/|\bwww\./i, 'words without a web address, which would not be a link'],
  [/^["“”][^"“”]*["“”]$/, 'the words without quotes round them'],
  [/,$/, 'no comma at the end'],
  [
    /(?<![\d:.])(?!24:00)((2[4-9]|[3-9]\d):\d\d|\d\d?:[6-9]\d)(?![\d:])|(?<![\d:.£])\b(1[3-9]|[2-9]\d)([:.]\d\d)? ?[ap]\.?m\b/,
    'a time of day, such as 17:30 or 5.30 pm; a ratio in words, such as "1 in 80"',
  ],
];

/** Schema of a list with at least `least` and at most `most` items. */
export function list<Item extends z.ZodType>(item: Item, least: number, most: number) {
  const expected = least === most ? `a list of exactly ${least}` : `a list of ${least} to ${most}`;
  return z.array(item, expected).min(least, expected).max(most, expected);
}

/** Schema of a number from `low` to `high`, both included. */
export function within(low: number, high: number, expected: string) {
  return z.number(expected).min(low, expected).max(high, expected);
}

/**
 * Schema of a whole number from `low` to `high`, both included.
 * @param what unit of the number, for the message
 */
export function whole(low: number, high: number, what: string) {
  const expected = `a whole number of ${what} from ${low} to ${high.toLocaleString('en-GB')}`;
  return within(low, high, expected).int(expected);
}

/** Schema of a text that matches a pattern. */
export function matching(pattern: RegExp, expected: string) {
  return z.string(expected).regex(pattern, expected);
}

/** Schema of a whole number of pounds from `low` to `high`, written as a number, `£2,000,000` or `£2 million`. */
export function pounds(low: number, high: number) {
  const expected = `whole pounds, from £${low.toLocaleString('en-GB')} to £${high.toLocaleString('en-GB')}`;
  return z.union([z.number(), z.string()], expected).transform((typed, context): number => {
    const sum = typeof typed === 'number' ? typed : poundsFrom(typed);
    const fits = sum !== undefined && Number.isInteger(sum) && sum >= low && sum <= high;
    if (!fits) context.addIssue({ code: 'custom', message: expected });
    return sum ?? low;
  });
}

/** Schema of a boolean, which may also be written "yes" or "no". */
export const yesOrNo = z
  .union([z.boolean(), z.enum(['yes', 'no'])], 'yes or no')
  .transform((value) => value === true || value === 'yes');

/** Schema of a date, converted to the form `2026-11-01`. The owner may write it in any usual British way. */
export function day(expected: string) {
  return z.string(expected).overwrite(isoDay).meta({ date: true }).pipe(z.iso.date(expected));
}

const dateExpected = 'a past date, such as 1 November 2026 or 2026-11-01';

/** Schema of a date that is today or in the past. */
export const pastDate = day(dateExpected).refine((date) => Date.parse(date) <= Date.now(), dateExpected);

const webAddressExpected = 'a web address such as "https://www.your-firm.co.uk/page"';

/** Schema of the address of a public web page, which must begin with `https://`. Adds `https://` to an address that begins with `www.`. */
export const webAddress = z
  .string(webAddressExpected)
  .overwrite((value) => value.trim().replace(/^www\./i, 'https://$&'))
  .refine((value) => /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}(\/|$)/i.test(value) && URL.canParse(value), webAddressExpected)
  .meta({ title: 'Web address' });
