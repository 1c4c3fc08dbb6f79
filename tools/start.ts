import { firmFolder } from '../src/site/files/firm-folder.ts';
import { serveFirm } from './start/serve-firm.ts';

// Builds the site of the current firm into dist/ and serves it with the runtime of its host, until Ctrl+C.
process.exitCode = await serveFirm(firmFolder, 'dist', process.env.PORT);
