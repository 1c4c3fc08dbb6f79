import type { Site } from './site.ts';

/** Returns a function that computes its result once for each site and caches it, since many pages ask for the same. */
export function oncePerSite<Value>(compute: (site: Site) => Value): (site: Site) => Value {
  const known = new WeakMap<Site, Value>();
  return (site) => {
    const value = known.get(site) ?? compute(site);
    known.set(site, value);
    return value;
  };
}
