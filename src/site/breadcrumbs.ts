/** One item of a page's breadcrumbs. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * Breadcrumbs of a path: the home page, then an item for each segment.
 * @param path path of the page, percent-decoded, with a `/` at its start
 * @param home name of the home page
 */
export function crumbsFor(path: string, home: string): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const steps = segments.map((segment, index) => ({
    name: crumbName(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [{ name: home, path: '/' }, ...steps];
}

/** Turns `shoreham-by-sea` into "Shoreham By Sea", as the specification asks (docs/specification.md, section 2). */
export function crumbName(segment: string): string {
  return segment.replace(/-/g, ' ').replace(/(^| )(\S)/gu, (letter) => letter.toUpperCase());
}
