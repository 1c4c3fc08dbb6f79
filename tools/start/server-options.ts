import { parseArgs } from 'node:util';
import { portFrom } from '../../deploy/host.ts';
import { UserError } from '../../deploy/user-error.ts';

export interface ServerOptions {
  /** Port to listen on. Default: 4321. */
  port: number;
  /** Whether the user chose the port, by an option or a variable. */
  isChosen: boolean;
  /** Whether other devices in the same network can see the site. Default: false. */
  host: boolean;
}

/**
 * Reads the options of a command that serves the site: `--port 4322`, and `--host` if it is allowed. Without `--` before them, npm reads
 * the options itself, and sets environment variables (npm_config_port, npm_config_host). After `--port=4322` the variable is the port.
 * After `--port 4322` the variable is `true`, and the port is an argument. This also happens in PowerShell with older versions of npm,
 * because PowerShell removes the `--`.
 * @param args arguments of the command
 * @param env environment variables; `PORT` sets the port if no option does
 * @param options.allowHost whether `--host` is allowed. Default: false
 * @throws {UserError} when an option is unknown, or the port is not a number
 */
export function serverOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { allowHost = false } = {},
): ServerOptions {
  const options = { port: { type: 'string' }, host: { type: 'boolean' } } as const;
  const { values, positionals } = parsed(args, options, allowHost);
  const ofNpm = env.npm_config_port === 'true' ? positionals.shift() : env.npm_config_port;
  if (positionals.length > 0 || (values.host && !allowHost)) throw unknown(args, allowHost);
  const host = values.host ?? Boolean(allowHost && env.npm_config_host);
  const chosen = values.port ?? ofNpm ?? env.PORT;
  return { port: portFrom(chosen ?? '4321'), isChosen: chosen !== undefined, host };
}

function parsed<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: Options,
  allowHost: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw unknown(args, allowHost);
  }
}

const unknown = (args: readonly string[], allowHost: boolean) =>
  new UserError(`Found ${args.join(' ')}, expected no option, or -- --port 4322${allowHost ? ', or -- --host' : ''}`);
