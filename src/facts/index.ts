import business from '../../business.config.ts';
import { pagesOf } from './page-list.ts';
import { readFacts } from './read.ts';
import type { Facts } from './types.ts';
import { recordReads } from './unread.ts';

/** The facts as they were read. */
export const rawFacts = await readFacts('content', business);

const recorded = recordReads(rawFacts);

/** The site's facts, read once when the site is built. */
export const facts: Facts = { ...recorded, pages: pagesOf(recorded.business, recorded.words, recorded.areas) };
