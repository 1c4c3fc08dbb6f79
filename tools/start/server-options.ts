import { parseArgs } from 'node:util';
import { portFrom } from '../../deploy/host.ts';
import { UserError } from '../../deploy/user-error.ts';

export interface ServerOptions {
  /** Default: 4321. */
  port: number;
  /** Whether other devices in the same network can see the site. */
  host: boolean;
}

/**
 * Reads the options of a command that serves the site: `--port 4322`, and `--host` where it is allowed. npm takes an option without `--`
 * before it for its own, as does PowerShell in older versions of npm: it comes as a variable, and its value as an argument or not at all.
 * @param args arguments of the command
 * @param env environment, where `PORT` is another way to choose the port
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
  return { port: portFrom(values.port ?? ofNpm ?? env.PORT ?? '4321'), host };
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
