import { firmFolder } from './files/firm-folder.ts';
import { readSite } from './read.ts';

/** Site of the current firm, read once. Only routes and the document import it; all else gets what it shows as props. */
export const site = await readSite(firmFolder());
