import type { ChildProcess } from 'node:child_process';

/** Result of a program: its exit code, and all that it printed, if its output was piped. */
export interface Run {
  code: number | null;
  printed: string;
}

/**
 * Waits for a program to end.
 * @throws when the program could not be started
 */
export async function resultOf(running: ChildProcess): Promise<Run> {
  let printed = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  const code = await new Promise<number | null>((done, failed) => {
    running.once('close', done).once('error', failed);
  });
  return { code, printed };
}
