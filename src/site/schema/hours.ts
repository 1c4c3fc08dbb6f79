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
const expected = 'always, or days with times, such as Monday to Friday 8 am to 6 pm, Saturday 9 am to 1 pm';

/** Schema of hours as an owner writes them: "always", or days with their times, separated by commas. */
export const hours = z.string(expected).transform((written, context): Hours => {
  if (always.test(withoutQuotes(written)))
    return { text: '24 hours a day, 7 days a week', always: true, times: [allDay] };
  const parts = written.split(/\s*[,;]\s*/).map(partFrom);
  const times = parts.flatMap((part) => (part ? [part] : []));
  const named = times.flatMap((part) => part.days);
  if (times.length < parts.length || new Set(named).size < named.length)
    context.addIssue({ code: 'custom', message: expected });
  const text = times.map((part) => `${spanOf(part.days)}, ${clock(part.opens)} to ${clock(part.closes)}`).join('; ');
  return { text, always: false, times };
});

/** All day, in the form that Google asks for in structured data: from 00:00 to 23:59. */
const allDay: OpeningTimes = { days, opens: '00:00', closes: '23:59' };

/**
 * Reads days with their times, such as "Monday to Friday 8 am to 6 pm". Returns undefined if the text can't be read, if the last day comes
 * before the first, or if the closing time isn't after the opening time.
 */
function partFrom(written: string): OpeningTimes | undefined {
  const time = String.raw`(\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?)`;
  const found = new RegExp(`^([a-z]+)(?:(?: to | ?[-–] ?)([a-z]+))?,? ${time}(?: to | ?[-–] ?)${time}$`, 'i').exec(
    written.trim(),
  );
  const [, first = '', last = first, from = '', to = ''] = found ?? [];
  const [begin, end] = [indexOf(first), indexOf(last)];
  const [opens, closes] = [timeFrom(from), timeFrom(to)];
  if (begin < 0 || end < begin || !opens || !closes || closes <= opens) return undefined;
  return { days: days.slice(begin, end + 1), opens, closes };
}

/** Returns the index in `days` of a day, by its name or at least the first three letters, such as Mon or Tues. -1 if no day matches. */
const indexOf = (name: string) =>
  days.findIndex((day) => name.length > 2 && day.toLowerCase().startsWith(name.toLowerCase()));

/** Converts `6 pm`, `18:00` or `6.30pm` to a 24-hour clock. Returns undefined if the text isn't a time. */
function timeFrom(written: string): string | undefined {
  const [, hour = '', minute = '00', half] = /^(\d+)(?:[:.](\d\d))? ?([ap]m)?$/i.exec(written) ?? [];
  const isHour = half ? Number(hour) >= 1 && Number(hour) <= 12 : Number(hour) <= 23;
  if (!hour || !isHour || Number(minute) > 59) return undefined;
  const afternoon = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return `${String(afternoon).padStart(2, '0')}:${minute}`;
}

/** Converts `18:30` to "6.30 pm". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

function spanOf(all: readonly Day[]): string {
  return all.length > 1 ? `${all[0]} to ${all.at(-1)}` : (all[0] ?? '');
}
