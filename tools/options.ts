import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refused } from './build/explain.ts';

/**
 * Reads what was typed after a command.
 * @param help what may be typed, in a sentence
 * @throws {Refused} with that sentence, when something else was
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) throw new Refused(help);
    throw error;
  }
}
