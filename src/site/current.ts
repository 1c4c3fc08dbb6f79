import { firmFolder } from './files/firm-folder.ts';
import { readSite } from './read.ts';

/** The site of the current firm, read once. Only routes and the document ask for it: they pass on what the rest shows. */
export const site = await readSite(firmFolder());
