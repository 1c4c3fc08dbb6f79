import type { Redirect } from './schema/redirects.ts';

/**
 * Redirects from the paths of a firm's former site, each with and without a slash at its end. In a host's configuration, these redirects
 * must come before the general rules, since a host applies the first rule that matches.
 */
export function redirectsOf({ redirects }: { redirects: readonly Redirect[] }): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => ({ from: path, to })));
}
