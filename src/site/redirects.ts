import type { Redirect } from './schema/redirects.ts';

/**
 * The addresses of a firm's former site, each with and without a slash at its end, for the rules of a host: they stand before its general
 * rules, since the first that fits is taken. All are permanent (308), and keep the query.
 */
export function redirectsOf({ redirects }: { redirects: readonly Redirect[] }): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => ({ from: path, to })));
}
