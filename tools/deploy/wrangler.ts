import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { noReports, wrangler } from '../../deploy/cloudflare/serve.ts';
import { ended, type Run } from '../run-program.ts';

interface Options {
  /** Shows what it prints, as it prints it, and lets it ask. Otherwise that is kept. */
  shown?: boolean;
  /** Never asks: it takes its own default answer. */
  unattended?: boolean;
  env?: Record<string, string>;
  /** The project's folder. */
  folder?: string;
}

/** It may have failed before it changed anything, or after. */
export const unfinished = 'Cloudflare did not finish; the reason is above. npm run check-live says which site is live.';

/** Runs Cloudflare's tool on the settings of the site. */
export async function runWrangler(args: readonly string[], options: Options = {}): Promise<Run> {
  const { shown = false, unattended = !shown, env, folder = '.' } = options;
  const [program = '', tool = '', ...first] = wrangler;
  const output = shown ? 'inherit' : 'pipe';
  const running = spawn(program, [resolve(tool), ...first, ...args, '--config', 'deploy/cloudflare/wrangler.jsonc'], {
    cwd: folder,
    stdio: [unattended ? 'ignore' : 'inherit', output, output],
    env: { ...process.env, ...noReports, ...env },
  });
  return ended(running);
}
