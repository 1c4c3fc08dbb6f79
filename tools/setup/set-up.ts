import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { cancel, intro, log, note, outro } from '@clack/prompts';
import { businessFile, readBusinessFile } from '../../src/content/business-file.ts';
import { areaEdits, type Edit, readAreaFiles } from './area-files.ts';
import { ask, askForPlaces, Cancelled, confirmed, type Streams } from './ask.ts';
import { changesBetween, changeText, describe, factAt, withFact } from './facts.ts';
import { nextSteps } from './next-steps.ts';
import { questions } from './questions.ts';
import { asideOf, writeEdits } from './write-edits.ts';

/**
 * Asks the owner for the main facts and for the places that get a page, shows what would change, and writes it once they agree.
 * @param folder the content folder; beside it go the sample firm's areas
 * @returns whether the questions were answered to the end
 * @throws {FactsError} when a file cannot be read or the facts are not what the build could read
 * @throws {Refused} when a file was edited meanwhile
 */
export async function setUp(folder: string, streams: Streams = {}): Promise<boolean> {
  const { data: before } = readBusinessFile(folder);
  const text = readFileSync(join(folder, businessFile), 'utf8');
  const files = readAreaFiles(folder);
  const aside = asideOf(folder);
  intro('Your firm, in content/', streams);
  log.message('Enter keeps what is shown. Nothing is written before you have seen it; Ctrl+C ends this.', streams);
  try {
    let after = before;
    for (const question of questions) {
      const fact = await ask(question, after, streams);
      if (!isDeepStrictEqual(fact, factAt(after, question.field))) after = withFact(after, question.field, fact);
    }
    const towns = factAt(after, ['towns']) as string[];
    const places = await askForPlaces(towns, streams);
    const ofSample = places.length > 0 ? files.areas.filter(({ isOfSample }) => isOfSample) : [];
    const message = `Shall the sample firm’s ${ofSample.length} areas go? ${aside}/ keeps their files`;
    const leaving = ofSample.length > 0 && (await confirmed(message, true, streams)) ? ofSample : [];
    const changes = questions.flatMap(({ field }) =>
      changesBetween(factAt(before, field), factAt(after, field), field),
    );
    const facts = { file: businessFile, before: text, after: changeText(text, changes), lines: changes.map(describe) };
    const edits = [...(changes.length > 0 ? [facts] : []), ...areaEdits(files, towns, places, leaving)];
    const agreed = edits.length > 0 && (await agreedTo(edits, aside, streams));
    if (agreed) writeEdits(folder, edits, aside);
    log.success(agreed ? 'Written.' : 'content/ stays as it is.', streams);
    note(nextSteps(agreed ? changes : []).join('\n'), 'What comes next', streams);
    outro('You can run this again at any time.', streams);
    return true;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.', streams);
    return false;
  }
}

async function agreedTo(edits: readonly Edit[], aside: string, streams: Streams): Promise<boolean> {
  const lines = edits.flatMap((edit) => edit.lines.map((line) => `${edit.file} › ${line}`));
  const leaving = edits.filter(({ after }) => after === undefined).map(({ file }) => file.replace('areas/', ''));
  if (leaving.length > 0) lines.push(`areas/ › ${leaving.join(', ')} -> ${aside}/`);
  note(lines.join('\n'), 'What changes in content/', streams);
  return confirmed('Write this?', true, streams);
}
