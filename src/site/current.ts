import { firmFolder } from './files/firm-folder.ts';
import { readSite } from './read.ts';

/**
 * Site of the firm that is being built (see `firmFolder`), read once. Only the route files in src/pages and Document.astro import this
 * constant. All other components get what they show as props.
 */
export const site = await readSite(firmFolder());
