/** Writes an ISO date (`2026-11-01`) as Britons read it: "1 November 2026". */
export function longDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
