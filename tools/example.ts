import { serveFirm } from './start/serve-firm.ts';

// Builds and serves firms/filled/, a made-up firm that fills in everything: dist/ stays as it is.
process.exitCode = await serveFirm(() => 'firms/filled', 'dist.example', process.env.PORT);
