import { z } from 'zod';
import { plainText } from './running-text.ts';

/** An object that has these fields and no others; when it is missing, the error names them. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: `the fields ${Object.keys(shape).join(', ')}` });
}

/** Text of a bounded length, in characters, all of which a reader can see. */
export function text(longest: number, shortest = 1) {
  return runningText(longest, shortest).refine((value) => plainText(value) === value, 'text without a link');
}

/** The same, with links such as `[our services](/services)`, of which only the words count. */
export function runningText(longest: number, shortest = 1) {
  const expected = `text of ${shortest} to ${longest} characters`;
  const fits = (value: string) => plainText(value).length >= shortest && plainText(value).length <= longest;
  return z
    .string(expected)
    .overwrite((value) => value.replace(/[ \t\r\n]+/g, ' ').trim())
    .refine(fits, expected)
    .refine((value) => !invisible.test(value), 'text without control characters or other invisible ones')
    .refine((value) => !/\]\s*\(/.test(plainText(value)), 'links such as [our services](/services)');
}

/** A list of `least` to `most` items. */
export function list<Item extends z.ZodType>(item: Item, least: number, most: number) {
  const expected = least === most ? `a list of exactly ${least}` : `a list of ${least} to ${most}`;
  return z.array(item, expected).min(least, expected).max(most, expected);
}

/** A number between two others, both included. */
export function within(low: number, high: number, expected: string) {
  return z.number(expected).min(low, expected).max(high, expected);
}

/** A whole number between two others, both included. */
export function whole(low: number, high: number, what: string) {
  const expected = `a whole number of ${what} from ${low} to ${high}`;
  return within(low, high, expected).int(expected);
}

/** Text of a certain form. */
export function matching(pattern: RegExp, expected: string) {
  return z.string(expected).regex(pattern, expected);
}

const dateExpected = 'a past date written year-month-day, such as "2026-11-01"';

/** The day on which somebody looked something up. */
export const pastDate = z.iso.date(dateExpected).refine((date) => Date.parse(date) <= Date.now(), dateExpected);

const webAddressExpected = 'a web address such as "https://www.your-firm.co.uk/page"';

/** The address of a page that anybody can open. */
export const webAddress = z
  .string(webAddressExpected)
  .refine(
    (value) => /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}(\/|$)/i.test(value) && URL.canParse(value),
    webAddressExpected,
  );

// Everything Unicode calls control, format, surrogate or private use, but for the soft hyphen.
const invisible = /(?!\u00ad)[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;
