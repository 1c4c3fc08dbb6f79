import { join } from 'node:path';
import { firmFolder } from './files/firm-folder.ts';
import { readSite } from './read.ts';

/** The site's facts, read once when the site is built. */
export const site = await readSite(join(firmFolder(), 'content'));
