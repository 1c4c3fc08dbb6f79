import { firmFolder } from '../src/content/firm-folder.ts';
import { buildAndTell } from './build/tell.ts';

// Builds the site of the current firm into dist/: FIRM=firms/filled npm run build builds another.
process.exitCode = (await buildAndTell(firmFolder, 'dist')) ? 0 : 1;
