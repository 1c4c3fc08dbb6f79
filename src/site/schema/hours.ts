import { z } from 'zod';
import { withoutQuotes } from './tidy.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof days)[number];

/** Days with the same opening times. */
interface OpeningTimes {
  days: readonly Day[];
  /** Opening time on a 24-hour clock, such as `08:00`. `closes` has the same form. */
  opens: string;
  closes: string;
}

/** Hours in which somebody answers the phone, as read from the owner's words. */
interface Hours {
  /** The hours as words: "24 hours a day, 7 days a week", or "Monday to Friday, 8 am to 6 pm". */
  text: string;
  /** Whether somebody answers at any hour of any day. */
  always: boolean;
  times: readonly OpeningTimes[];
}

const always = /^(always|24 ?\/ ?7|(24 ?(hours|hrs)( (a|per) day| every day)?)(,? (7 days( a week)?|all week))?)$/i;
const expected = '24/7, or days with times, such as Monday to Friday 8 am to 6 pm, Saturday 9 am to 1 pm';

/**
 * Schema of hours as an owner writes them: "always", or days with their times, such as "Mon-Fri 8-6, Saturday 9 til 1". Times without days
 * apply to every day or, beside times for Saturday or Sunday, to Monday to Friday.
 */
export const hours = z.string(expected).transform((written, context): Hours => {
  const plain = withoutQuotes(written).replace(/\s+/g, ' ');
  if (always.test(plain)) return { text: '24 hours a day, 7 days a week', always: true, times: [allDay] };
  const times = openingTimesFrom(plain);
  const named = times.flatMap((part) => part.days);
  if (named.length === 0 || new Set(named).size < named.length) context.addIssue({ code: 'custom', message: expected });
  const text = times.map((part) => `${inWords(part.days)}, ${clock(part.opens)} to ${clock(part.closes)}`).join('; ');
  return { text, always: false, times };
});

/** All day, in the form that Google asks for in structured data: from 00:00 to 23:59. */
const allDay: OpeningTimes = { days, opens: '00:00', closes: '23:59' };

const time = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?|noon|midday`;
/** Matches two times, such as "8 to 6", or the word "closed". */
const timesOrClosed = new RegExp(
  String.raw`(?:from )?\b(${time}) ?(?:to|till?|until|[-–—]) ?(${time})(?![\w:])|\bclosed\b`,
  'gi',
);

/**
 * Reads days with their times. The days stand before the times, as in "Saturday 9-1", or after them, as in "9-1 on Saturday". Returns
 * an empty list if any part of the text can't be read with certainty.
 */
function openingTimesFrom(written: string): OpeningTimes[] {
  const found = [...written.matchAll(timesOrClosed)];
  const ends = found.map((each) => each.index + each[0].length);
  const around = [...found.map(({ index }) => index), written.length].map((end, index) =>
    written.slice(ends[index - 1] ?? 0, end),
  );
  const between = around.map((words) => words.replace(/^[ ,;:.]+|[ ,;:.]+$/g, ''));
  const isDayLast = between[0] === '' && between.at(-1) !== '';
  const named = isDayLast ? between.slice(1) : between.slice(0, -1);
  if (!isDayLast && between.at(-1) !== '') return [];
  const unnamed = named.filter((words) => words === '').length;
  // In "8 to 6 Saturday, 9 to 1", the day may belong to either pair of times.
  const isUncertain = !isDayLast && around.some((words) => /^(?! ?(?:[,;.&]|and)).+[,;.] ?$/i.test(words));
  const isWeekend = named.every((words) => words === '' || daysFrom(words)?.every((day) => days.indexOf(day) > 4));
  if (unnamed > 0 && found.length > 1 && (unnamed > 1 || isUncertain || !isWeekend)) return [];
  const others = found.length > 1 ? 'weekdays' : 'every day';
  return all(found.map((each, index) => partFrom(named[index] || others, each)));
}

/** Leaves out days on which nobody answers. Returns an empty list if one of the parts can't be read (is undefined). */
const all = (parts: readonly (OpeningTimes | 'closed' | undefined)[]): OpeningTimes[] =>
  parts.includes(undefined) ? [] : parts.filter((part) => part !== undefined && part !== 'closed');

function partFrom(named: string, [whole, from, to]: RegExpExecArray): OpeningTimes | 'closed' | undefined {
  const chosen = daysFrom(named);
  if (!chosen) return undefined;
  if (/closed/i.test(whole)) return 'closed';
  const times = dayTimesFrom(timeFrom(from), timeFrom(to));
  return times && { days: chosen, ...times };
}

/** Words that mean several days, such as "weekdays", each with those days. */
const severalDays: readonly (readonly [RegExp, readonly Day[]])[] = [
  [/^(every ?day|daily|all week|(7|seven) days( a week)?)$/, days],
  [/^(on )?week ?days$/, days.slice(0, 5)],
  [/^(at |on )?week ?ends?$/, days.slice(5)],
];

/** Reads days, such as "Mon-Fri", "Saturday and Sunday" or "weekdays". Undefined if a part of the text is no day. */
function daysFrom(named: string): Day[] | undefined {
  const parts = named
    .toLowerCase()
    .replace(/^(and|&) /, '')
    .split(/ ?(?:,|&|\+|\band\b)+ ?/);
  const found = parts.map((part) => {
    const [, several] = severalDays.find(([words]) => words.test(part)) ?? [];
    if (several) return several;
    const [, first = '', last = first] =
      /^(?:on )?([a-z]+)\.?(?: ?(?:to|till?|until|[-–—]) ?([a-z]+)\.?)?$/.exec(part) ?? [];
    const [begin, end] = [indexOf(first), indexOf(last)];
    return begin < 0 || end < begin ? [] : days.slice(begin, end + 1);
  });
  if (found.some((some) => some.length === 0)) return undefined;
  return found.flat().sort((one, other) => days.indexOf(one) - days.indexOf(other));
}

/**
 * Position of a day in the week: 0 for Monday. The name may be cut short after three letters or more, and may end in s: "Mon", "Tues",
 * "Saturdays". Returns -1 for any other word.
 */
const indexOf = (name: string) =>
  days.findIndex((day) => name.length > 2 && day.toLowerCase().startsWith(name.replace(/s$/, '')));

/** A time as it was written. */
interface WrittenTime {
  /** From 0 to 23. */
  hour: number;
  minute: string;
  /** False if the time may be 12 hours later: "6" may mean 6 pm. */
  isCertain: boolean;
  /** Whether the time is written on a 24-hour clock: its hour is 13 or later, or begins with a zero. */
  is24Hours?: boolean;
}

/** Reads `6`, `6 pm`, `18:00`, `6.30pm` or `noon`. Undefined if it isn't a time. */
function timeFrom(written = ''): WrittenTime | undefined {
  if (/^(noon|midday)$/i.test(written)) return { hour: 12, minute: '00', isCertain: true };
  const [, digits = '', minute = '00', half] = /^(\d+)(?:[:.](\d\d))? ?(?:([ap])\.?m\.?)?$/i.exec(written) ?? [];
  const hour = Number(digits);
  if (!digits || Number(minute) > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined;
  if (half) return { hour: (hour % 12) + (/p/i.test(half) ? 12 : 0), minute, isCertain: true };
  const is24Hours = hour > 12 || digits.startsWith('0');
  return { hour, minute, isCertain: is24Hours || hour === 12, is24Hours };
}

/**
 * Opening and closing time on a 24-hour clock. Without am or pm, an opening time from 5 to 11 is taken as morning. A closing time that
 * isn't later than the opening time is then taken as afternoon. Undefined if the times stay uncertain, as in "1 to 5" or "7 to 9", or if
 * the closing time isn't later.
 */
function dayTimesFrom(from: WrittenTime | undefined, to: WrittenTime | undefined) {
  if (!from || !to) return undefined;
  const textOf = ({ hour, minute }: WrittenTime) => `${String(hour).padStart(2, '0')}:${minute}`;
  const later = (time: WrittenTime) => textOf({ ...time, hour: time.hour + 12 });
  // In "1 to 5 pm", both are in the afternoon.
  const isSameHalf = !from.isCertain && from.hour < 5 && to.hour > 12 && !to.is24Hours;
  if (!from.isCertain && from.hour < 5 && !isSameHalf) return undefined;
  const opens = isSameHalf ? later(from) : textOf(from);
  const isLater = textOf(to) > opens;
  // A closing time of "8:00" means 8 pm after an opening time of "9:00", but is uncertain after "18:00". A closing time of "11:00" means 11
  // am after an opening time of "08:00", but is uncertain after "8:00".
  const isUncertain = !to.isCertain && (isLater ? !from.is24Hours : from.is24Hours && from.hour > 12);
  if (isUncertain) return undefined;
  const closes = to.isCertain || isLater ? textOf(to) : later(to);
  return closes > opens ? { opens, closes } : undefined;
}

/** Converts `18:30` to "6.30 pm". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Names of days as text: "Monday to Friday", "Saturday and Sunday", "Monday, Wednesday and Friday". */
function inWords(some: readonly Day[]): string {
  const [first = 'Monday', last = first] = [some[0], some.at(-1)];
  const isSpan = some.length > 2 && days.indexOf(last) - days.indexOf(first) === some.length - 1;
  return isSpan ? `${first} to ${last}` : new Intl.ListFormat('en-GB').format(some);
}
