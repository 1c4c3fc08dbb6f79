import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { copyWithFirm } from './example/copy-firm.ts';

// Builds and serves examples/filled/, a made-up firm that fills in everything, in a folder of its own: dist/ stays as it is.
const folder = await copyWithFirm('examples/filled');
const site = spawn(process.execPath, ['tools/start.ts', '--example'], { cwd: folder, stdio: 'inherit' });
// Ctrl+C reaches the site too; the folder goes when it has ended.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.once('close', async (code) => {
  await rm(folder, { recursive: true });
  process.exitCode = code ?? 1;
});
