/** Formats a date, given as YYYY-MM-DD, for a sentence: 1 November 2026. */
export const longDate = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Formats a month, given as YYYY-MM: November 2026. */
export const monthOf = (month: string, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

/** Formats a number with at most one decimal: 5.5. */
export const decimal = (value: number, language: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** Formats an amount in whole pounds: £1,200. */
export const pounds = (sum: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 }).format(sum);

interface Price {
  from: number;
  to?: number | undefined;
}

/**
 * Formats a price: "from £95" without a highest price, "£95 to £150" with one, and "£95" if the highest price is the same as the lowest.
 */
export function priceOf({ from, to }: Price, words: { from: string; to: string }, language: string): string {
  const lowest = pounds(from, language);
  if (to === undefined) return `${words.from} ${lowest}`;
  return to === from ? lowest : `${lowest} ${words.to} ${pounds(to, language)}`;
}
