import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './free-port.ts';
import { UserError } from './user-error.ts';

/** A running server of the site. */
export interface Host {
  url: string;
  stop: () => Promise<void>;
}

/** How to start a program that serves the site. */
interface HostProgram {
  name: string;
  /** Path of the program, and its arguments. */
  command: string[];
  env: Record<string, string>;
  /**
   * Text that the program prints when it is ready. (Waiting for an answer at the port would not do: another program could answer there.)
   */
  ready: string;
}

/**
 * Starts a host on this machine.
 * @param wanted the port; 0 for any free port
 * @param programAt returns the program to start at an address
 * @throws {UserError} when the port is in use
 * @throws when the host can't be started, ends, or is not ready after two minutes; the message contains what the program printed
 */
export async function startHost(wanted: number, programAt: (url: string, port: number) => HostProgram): Promise<Host> {
  const port = await freePort(wanted);
  const url = `http://127.0.0.1:${port}`;
  const { name, command, env, ready } = programAt(url, port);
  const [program = '', ...args] = command;
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let printed = '';
  const isReady = await new Promise<boolean>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text) => {
        printed += text;
        if (printed.includes(ready)) resolve(true);
      });
    }
    server.once('error', ({ message }) => {
      printed += message;
      resolve(false);
    });
    server.once('exit', () => resolve(false));
    setTimeout(resolve, 120_000, false).unref();
  });
  if (!isReady) {
    server.kill();
    throw new Error(`${name} did not start on port ${port}:\n${printed}`);
  }
  return { url, stop: () => stop(server) };
}

/**
 * Parses a port number.
 * @throws {UserError} when the text is not a number from 0 to 65535
 */
export function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new UserError(`Port: found "${text}", expected a number from 0 to 65535`);
}

/** Asks a program to end (SIGINT), and kills it if it still runs after 5 seconds. */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const kill = setTimeout(() => server.kill('SIGKILL'), 5000);
    server.once('exit', () => {
      clearTimeout(kill);
      resolve();
    });
    server.kill('SIGINT');
  });
}
