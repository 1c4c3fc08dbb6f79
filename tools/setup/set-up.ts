import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { cancel, intro, log, note, outro } from '@clack/prompts';
import { businessFile, readBusinessFile } from '../../src/content/business-file.ts';
import { Refused } from '../build/explain.ts';
import { ask, Cancelled, confirmed, type Streams } from './ask.ts';
import { type Change, changesBetween, changeText, describe, factAt, withFact } from './facts.ts';
import { nextSteps } from './next-steps.ts';
import { questions } from './questions.ts';

/**
 * Asks the owner for the main facts, shows what would change in their file, and writes it once they agree.
 * @param folder the content folder
 * @returns whether the questions were answered to the end
 * @throws {FactsError} when the file cannot be read or is not what the build could read
 * @throws {Refused} when the file was edited meanwhile
 */
export async function setUp(folder: string, streams: Streams = {}): Promise<boolean> {
  const file = join(folder, businessFile);
  const { data: before } = readBusinessFile(folder);
  const text = readFileSync(file, 'utf8');
  intro('Your firm, in content/business.yaml', streams);
  log.message('Enter keeps what is shown. Nothing is written before you have seen it; Ctrl+C ends this.', streams);
  try {
    let after = before;
    for (const question of questions) {
      const fact = await ask(question, after, streams);
      if (!isDeepStrictEqual(fact, factAt(after, question.field))) after = withFact(after, question.field, fact);
    }
    const changes = questions.flatMap(({ field }) =>
      changesBetween(factAt(before, field), factAt(after, field), field),
    );
    const agreed = changes.length > 0 && (await agreedTo(changes, streams));
    if (agreed) replace(file, text, changeText(text, changes));
    log.success(agreed ? 'Wrote content/business.yaml.' : 'content/business.yaml stays as it is.', streams);
    note(nextSteps(agreed ? changes : []).join('\n'), 'What comes next', streams);
    outro('You can run this again at any time.', streams);
    return true;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.', streams);
    return false;
  }
}

async function agreedTo(changes: readonly Change[], streams: Streams): Promise<boolean> {
  note(changes.map(describe).join('\n'), 'What changes in content/business.yaml', streams);
  return confirmed('Write this?', true, streams);
}

/** Writes the file aside and swaps it in, so that a full disk leaves the old one whole. */
function replace(file: string, before: string, after: string): void {
  if (readFileSync(file, 'utf8') !== before) {
    throw new Refused('content/business.yaml was edited meanwhile, so nothing was written; run npm run setup again');
  }
  const target = realpathSync(file);
  const aside = `${target}.next`;
  try {
    writeFileSync(aside, after, { mode: statSync(target).mode });
    renameSync(aside, target);
  } finally {
    rmSync(aside, { force: true });
  }
}
