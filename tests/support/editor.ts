import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running editor (the page at /edit on which the owner edits the site) for one firm. */
export interface TestEditor {
  /** Address of the editor, with `key` as its hash. */
  address: string;
  origin: string;
  /** Secret that the editor requires in requests. */
  key: string;
  stop: () => Promise<void>;
}

/**
 * Starts the editor for a firm in a process of its own, on a free port.
 * @param firm folder of the firm
 * @throws when the process prints no address within 200 seconds
 */
export async function startTestEditor(firm: string): Promise<TestEditor> {
  // Remove the variable VITEST: if it's set, Astro's development server serves no pages.
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
