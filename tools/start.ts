import { firmFolder } from '../src/site/files/firm-folder.ts';
import { serveFirm } from './start/serve-firm.ts';

// Builds the site of the current firm into dist/ and serves it as its host would, until it is told to end.
process.exitCode = await serveFirm(firmFolder, 'dist', process.env.PORT);
