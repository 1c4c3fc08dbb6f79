import { join } from 'node:path';
import { firmFolder } from './files/firm-folder.ts';
import { readFacts } from './read.ts';

/** The site's facts, read once when the site is built. */
export const facts = await readFacts(join(firmFolder(), 'content'));
