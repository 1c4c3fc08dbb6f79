/** The six pages of the navigation, in its order. */
export const mainPages = [
  { name: 'Home', href: '/' },
  { name: 'Services', href: '/services' },
  { name: 'Power Flushing', href: '/power-flushing' },
  { name: 'About', href: '/about' },
  { name: 'Areas', href: '/areas' },
  { name: 'Contact', href: '/contact' },
] as const;

/** The 20 area pages, in the specification's order. */
export const areaSlugs = [
  'hove',
  'portslade',
  'shoreham-by-sea',
  'worthing',
  'lewes',
  'peacehaven',
  'newhaven',
  'seaford',
  'rottingdean',
  'saltdean',
  'woodingdean',
  'moulsecoomb',
  'patcham',
  'hangleton',
  'southwick',
  'lancing',
  'sompting',
  'steyning',
  'hassocks',
  'burgess-hill',
] as const;

export type AreaSlug = (typeof areaSlugs)[number];

/** The path of an area's page. */
export const areaPath = (slug: AreaSlug) => `/areas/${slug}` as const;

/** Every path that answers with a page of its own: what the sitemap lists. */
export const routes: readonly string[] = [...mainPages.map(({ href }) => href), ...areaSlugs.map(areaPath)];
