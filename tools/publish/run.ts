import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { resultOf } from '../run-program.ts';

export interface RunOptions {
  env: NodeJS.ProcessEnv;
  /** Ends the program when the signal aborts. */
  signal?: AbortSignal | undefined;
  /** Called with each line of the program's standard output that isn't blank: trimmed, and without colours. */
  onLine?: (line: string) => void;
  /** Whether the program uses the terminal of this process for input and output. Default: false, so that its output is collected. */
  inTerminal?: boolean | undefined;
}

/** Result of a program: its exit code, all that it printed, and its standard output alone, both without colours. */
export interface Result {
  code: number | null;
  printed: string;
  output: string;
}

/**
 * Runs a program, and waits asynchronously until it ends.
 * @param command path of the program, and its arguments
 * @throws an error with the name AbortError when the signal ended the program, or was aborted before the start
 * @throws when the program can't be started
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
  if (rest.trim()) onLine?.(rest.trim());
  return { code, printed: stripVTControlCharacters(printed), output: stripVTControlCharacters(output) };
}

/**
 * Parses the JSON at the end of what a program printed: everything from the first line that begins with `{` or `[`. Undefined if there is
 * no such line, or if it can't be parsed.
 */
export function jsonIn(text: string): unknown {
  const start = text.search(/^[[{]/m);
  if (start < 0) return undefined;
  try {
    return JSON.parse(text.slice(start));
  } catch {
    return undefined;
  }
}
