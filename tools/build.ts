import { firmFolder } from '../src/content/firm-folder.ts';
import { buildAndTell } from './build/tell.ts';

// Builds the site of the current firm into dist/, or into the folder that is named: FIRM=firms/filled npm run build builds another firm.
process.exitCode = (await buildAndTell(firmFolder, process.argv[2] ?? 'dist')) ? 0 : 1;
