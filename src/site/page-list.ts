import type { contentFiles } from './files/content.ts';

/**
 * The pages of the navigation, in its order: the file of content/ that has their words, and what is drawn beside a link to them
 * that somebody shares (`src/drawings/`; `home-strip` is the seafront, or the street that the owner describes).
 */
export const mainPages = {
  '/': { file: 'home', drawing: 'terrace' },
  '/services': { file: 'services', drawing: 'boiler' },
  '/power-flushing': { file: 'power-flushing', drawing: 'water-jars' },
  '/about': { file: 'about', drawing: 'open-van' },
  '/areas': { file: 'areas', drawing: 'home-strip' },
  '/contact': { file: 'contact', drawing: 'telephone' },
} as const satisfies Record<string, { file: keyof typeof contentFiles; drawing: string }>;

/** What the host answers an unknown path, and its own failures, with. */
export const errorPages = { '/404': { file: 'not-found' }, '/500': { file: 'application-error' } } as const;

/** Bands that words on other pages may lead to, beside the services and the badges; the pages give them these ids. */
export const anchors = [
  '/services#emergency',
  '/services#boiler-stopped',
  '/services#new-boiler',
  '/services#boiler-service',
  '/services#carbon-monoxide',
  '/services#customers',
  '/power-flushing#signs',
  '/power-flushing#powder',
  '/areas#response-times',
  '/contact#emergency',
  '/contact#quote',
  '/contact#ringing',
] as const;
