import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { resultOf } from '../run-program.ts';

export interface RunOptions {
  env: NodeJS.ProcessEnv;
  /** Ends the program. */
  signal?: AbortSignal | undefined;
  /** Gets each line that the program prints, without colours. */
  onLine?: (line: string) => void;
  /** The program prints into the terminal of this one and reads from it. Default: its output is collected. */
  inTerminal?: boolean | undefined;
}

/** A program's exit code, what it printed without colours, and its standard output alone. */
export interface Result {
  code: number | null;
  printed: string;
  output: string;
}

/**
 * Runs a program without waiting in the way of others.
 * @param command its path and arguments
 * @throws {DOMException} an AbortError, when it was ended by the signal
 */
export async function run(
  [program = '', ...args]: readonly string[],
  { env, signal, onLine, inTerminal }: RunOptions,
): Promise<Result> {
  signal?.throwIfAborted();
  const running = spawn(program, args, { stdio: inTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'], env, signal });
  let output = '';
  let rest = '';
  running.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const lines = (rest + stripVTControlCharacters(text)).split(/[\r\n]+/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) onLine?.(line.trim());
  });
  running.stderr?.setEncoding('utf8');
  const { code, printed } = await resultOf(running);
  return { code, printed: stripVTControlCharacters(printed), output: stripVTControlCharacters(output) };
}

/** The JSON in what a program printed, before which there may be other lines. Undefined if there is none. */
export function jsonIn(text: string): unknown {
  const start = text.search(/^[[{]/m);
  try {
    return JSON.parse(text.slice(start));
  } catch {
    return undefined;
  }
}
