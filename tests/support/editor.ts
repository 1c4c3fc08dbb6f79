import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The owner's page of a firm, being served. */
export interface TestEditor {
  /** The address with the key. */
  address: string;
  origin: string;
  key: string;
  stop: () => Promise<void>;
}

/** Starts `npm run edit` for a firm, on a port that is free. */
export async function startTestEditor(firm: string): Promise<TestEditor> {
  // Under Vitest Astro serves no pages.
  const { VITEST: _, ...env } = process.env;
  const program = spawn(process.execPath, ['tests/support/serve-editor.ts'], {
    env: { ...env, FIRM: firm, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = once(createInterface(program.stdout), 'line', { signal: AbortSignal.timeout(200_000) });
  const [address] = await line.catch((error) => {
    program.kill();
    throw error;
  });
  const { origin, hash } = new URL(address);
  return {
    address,
    origin,
    key: hash.slice(1),
    stop: async () => {
      if (program.exitCode !== null || program.signalCode !== null) return;
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}
