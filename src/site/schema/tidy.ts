// Functions that convert what an owner typed into the one form that the schemas accept. If a text can't be read with certainty,
// `poundsFrom` returns undefined, and the other functions return the text without quotes or surplus spaces. The schema then rejects it.

/** Removes quotes round a text, straight or curly, which copied text often has. Also removes spaces at both ends. */
export const withoutQuotes = (typed: string) => typed.trim().replace(/^(["'“”„‘’])(.*)["'“”’]$/s, '$2');

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ofMonth = (name = '') => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** Converts a day to `2026-11-01`: from `1/11/2026` or `1/11/26` (day first), `1 November 2026`, `1st Nov 2026` or `November 1, 2026`. */
export function isoDay(typed: string): string {
  const text = withoutQuotes(typed).replace(/\s+/g, ' ');
  const [, day, month, year] =
    /^(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?((?:20)?\d{2})$/.exec(text) ??
    named(new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthName}\\.?,? (\\d{4})$`, 'i').exec(text)) ??
    named(swapped(new RegExp(`^${monthName}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i').exec(text))) ??
    [];
  return day && month && year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** Converts a month to `2026-09`: from `September 2026`, `Sept 2026` or `9/2026`. */
export function isoMonth(typed: string): string {
  const text = withoutQuotes(typed).replace(/\s+/g, ' ');
  const [, name, inWords] = new RegExp(`^${monthName}\\.?,? (\\d{4})$`, 'i').exec(text) ?? [];
  if (inWords) return `${inWords}-${ofMonth(name).padStart(2, '0')}`;
  const [, month, year] = /^(\d{1,2}) ?[/.-] ?(\d{4})$/.exec(text) ?? [];
  return month && year ? `${year}-${month.padStart(2, '0')}` : text;
}

const named = (found: ArrayLike<string> | null) => found && [found[0], found[1], ofMonth(found[2]), found[3]];
const swapped = (found: ArrayLike<string> | null) => found && ([found[0], found[2], found[1], found[3]] as string[]);

/** Reads a sum in pounds from `2000000`, `£2,000,000`, `£2 million`, `2m` or `500k`. Undefined if it isn't a sum. */
export function poundsFrom(typed: string): number | undefined {
  const text = withoutQuotes(typed).replace(/\s+/g, '');
  const [, figures, unit = ''] =
    /^£?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(k|m|mn|million|thousand)?(?:pounds?|gbp)?$/i.exec(text) ?? [];
  if (!figures) return undefined;
  const times = /^m/i.test(unit) ? 1e6 : unit ? 1e3 : 1;
  // Rounded to whole pence, since 2.3 times a million is not a whole number in floating point.
  return Math.round(Number(figures.replaceAll(',', '')) * times * 100) / 100;
}

/**
 * Converts the address of a site to the form `https://www.your-firm.co.uk`: writes the address in lower case, adds `https://` or replaces
 * `http://` if there is no path, and removes a slash at the end.
 */
export const siteFrom = (typed: string) =>
  withoutQuotes(typed)
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?=[^/:]+\/?$)/, 'https://')
    .replace(/\/$/, '');

/** Writes a postcode as Royal Mail does: capital letters, and a space before the last three characters. */
export const postcodeFrom = (typed: string) =>
  withoutQuotes(typed)
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/(?<=^[A-Z\d]{2,4})(?=\d[A-Z]{2}$)/, ' ');

/** Writes a company number as Companies House does: in capitals, without spaces, and with a 0 in front of a number of seven digits. */
export const companyNumberFrom = (typed: string) =>
  withoutQuotes(typed)
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^\d{7}$/, '0$&');
