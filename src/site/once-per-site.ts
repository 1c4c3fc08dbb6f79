import type { Site } from './site.ts';

/** Wraps a function of a site so that it computes its result once for each site. Later calls for the same site return the cached result. */
export function oncePerSite<Value>(compute: (site: Site) => Value): (site: Site) => Value {
  const known = new WeakMap<Site, Value>();
  return (site) => {
    const value = known.get(site) ?? compute(site);
    known.set(site, value);
    return value;
  };
}
