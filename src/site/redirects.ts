import type { Redirect } from './schema/redirects.ts';

/**
 * Redirects from the addresses of a firm's former site, each with and without a slash at its end. All are permanent (308) and keep the
 * query. A host takes the first rule that fits, so these come before its general rules.
 */
export function redirectsOf({ redirects }: { redirects: readonly Redirect[] }): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => ({ from: path, to })));
}
