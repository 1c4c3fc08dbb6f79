/** One step of the way from Home to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The way to a path: Home, then one crumb per segment.
 * @param path a path that starts with `/`, already decoded
 * @param home what the home page is called
 */
export function crumbsFor(path: string, home: string): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const steps = segments.map((segment, index) => ({
    name: crumbName(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [{ name: home, path: '/' }, ...steps];
}

/** `shoreham-by-sea` reads "Shoreham By Sea": hyphens become spaces, each word gets a capital (specification, section 2). */
export function crumbName(segment: string): string {
  return segment.replace(/-/g, ' ').replace(/(^| )(\S)/gu, (letter) => letter.toUpperCase());
}
