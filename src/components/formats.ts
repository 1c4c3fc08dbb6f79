import { site } from '../site/current.ts';

const { language } = site.business;
const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
const sums = new Intl.NumberFormat(language, { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** A date written year-month-day, as a sentence has it: 1 November 2026. */
export const longDate = (date: string) => dates.format(new Date(date));

/** A month written year-month: November 2026. */
export const monthOf = (month: string) => months.format(new Date(month));

/** A number with at most one decimal: 5.5. */
export const decimal = (value: number) => decimals.format(value);

/** A whole number of pounds: £1,200. */
export const pounds = (sum: number) => sums.format(sum);
