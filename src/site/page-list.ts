import type { z } from 'zod';
import { about } from './schema/about.ts';
import { areas } from './schema/areas.ts';
import { contact } from './schema/contact.ts';
import { home } from './schema/home.ts';
import { powerFlushing } from './schema/power-flushing.ts';
import { services } from './schema/services.ts';

/**
 * Pages of the navigation, by path and in its order. `file`: name of the file with the page's words, without `.yaml`. `schema`: schema of
 * that file. `drawing`: drawing on the page's share picture (the picture that messengers show beside a link to the page). Its value is the
 * name of a drawing in `src/drawings/`, or `town-street` for the picture of the firm's town (`street` in home.yaml).
 */
export const mainPages = {
  '/': { file: 'home', schema: home, drawing: 'terrace' },
  '/services': { file: 'services', schema: services, drawing: 'boiler' },
  '/power-flushing': { file: 'power-flushing', schema: powerFlushing, drawing: 'water-jars' },
  '/about': { file: 'about', schema: about, drawing: 'open-van' },
  '/areas': { file: 'areas', schema: areas, drawing: 'town-street' },
  '/contact': { file: 'contact', schema: contact, drawing: 'telephone' },
} as const satisfies Record<string, { file: string; schema: z.ZodType; drawing: string }>;

/** Pages that the host sends for an unknown path (404), and when the host itself fails (500). */
export const errorPages = { '/404': { file: 'not-found' }, '/500': { file: 'application-error' } } as const;

/**
 * Bands (full-width sections of a page) that texts may link to. The part after `#` is the id of the band. `linkTargets` (checks/links.ts)
 * adds the other link targets, such as services and badges.
 */
export const anchors = [
  '/#reviews',
  '/services#emergency',
  '/services#boiler-stopped',
  '/services#new-boiler',
  '/services#boiler-service',
  '/services#carbon-monoxide',
  '/services#customers',
  '/services#prices',
  '/power-flushing#signs',
  '/power-flushing#powder',
  '/power-flushing#prices',
  '/areas#response-times',
  '/contact#emergency',
  '/contact#quote',
  '/contact#ringing',
] as const;
