/** A date written year-month-day, as a sentence has it: 1 November 2026. */
export const longDate = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A month written year-month: November 2026. */
export const monthOf = (month: string, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

/** A number with at most one decimal: 5.5. */
export const decimal = (value: number, language: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** A whole number of pounds: £1,200. */
export const pounds = (sum: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 }).format(sum);
