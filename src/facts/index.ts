import business from '../../business.config.ts';
import { pagesOf } from './pages.ts';
import { readFacts } from './read.ts';
import type { Facts } from './types.ts';
import { watched } from './unread.ts';

/** The facts as they were read. */
export const unwatchedFacts = await readFacts('content', business);

const noted = watched(unwatchedFacts);

/** The site's facts, read once when the site is built. */
export const facts: Facts = { ...noted, pages: pagesOf(noted.business, noted.words, noted.areas) };
