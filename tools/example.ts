import { serveFirm } from './start/serve-firm.ts';
import { serverOptions } from './start/server-options.ts';

// Builds the site of firms/filled/, a made-up firm with every field filled in, into dist.example/, and serves it. Leaves dist/ unchanged.
process.exitCode = await serveFirm(
  () => 'firms/filled',
  'dist.example',
  () => serverOptions(process.argv.slice(2), process.env),
);
