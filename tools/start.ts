import { firmFolder } from '../src/site/files/firm-folder.ts';
import { serveFirm } from './start/serve-firm.ts';
import { serverOptions } from './start/server-options.ts';

// Builds the site of the current firm into dist/ and serves it with the runtime of its host, until Ctrl+C.
process.exitCode = await serveFirm(firmFolder, 'dist', () => serverOptions(process.argv.slice(2), process.env));
