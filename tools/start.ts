import { firmFolder } from '../src/site/files/firm-folder.ts';
import { serveFirm } from './start/serve-firm.ts';
import { serverOptions } from './start/server-options.ts';

// Builds the site of the firm in firm/ (without that folder, of firms/sample/) into dist/, and serves it with Cloudflare's runtime until
// Ctrl+C.
process.exitCode = await serveFirm(firmFolder, 'dist', () => serverOptions(process.argv.slice(2), process.env));
