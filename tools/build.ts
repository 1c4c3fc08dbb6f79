import { firmFolder } from '../src/site/files/firm-folder.ts';
import { buildAndReport } from './build/build-and-report.ts';

// Builds the site of the firm in firm/ (without that folder, of firms/sample/) into dist/. To build the site of another firm into another
// folder: FIRM=firms/filled BUILT_SITE=dist.filled npm run build
process.exitCode = (await buildAndReport(firmFolder, process.env.BUILT_SITE ?? 'dist')) ? 0 : 1;
