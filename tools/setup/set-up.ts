import { existsSync } from 'node:fs';
import { cancel, intro, log, note, outro } from '@clack/prompts';
import { UserError } from '../build/explain.ts';
import { type Edit, writeEdits } from '../content-files/edits.ts';
import { ask, Cancelled, confirmed, type Streams } from './ask.ts';
import {
  type Answers,
  askedFirm,
  checkAnswer,
  editsFrom,
  meaningOfAnswer,
  newFirm,
  questionsFor,
} from './questionnaire.ts';

/**
 * Asks the owner for the firm's facts and places in the terminal, and writes them if the owner agrees at the end.
 * @param folder folder of the firm; if it doesn't exist, a new firm is created
 * @returns "written"; "kept" if nothing changed or the owner didn't agree; "cancelled" if the owner stopped answering
 * @throws {ContentError} when business.yaml can't be read
 * @throws {UserError} when a file was edited while the questions were open
 */
export async function setUp(folder: string, streams: Streams = {}): Promise<'written' | 'kept' | 'cancelled'> {
  const isNew = !existsSync(folder);
  const firm = askedFirm(isNew ? undefined : folder);
  intro('Your firm, in firm/content/', streams);
  log.message('Enter keeps what is shown. Nothing is written before you agree at the end; Ctrl+C ends this.', streams);
  try {
    const answers: Record<string, string> = {};
    const next = () => questionsFor(answers, firm).find(({ name }) => answers[name] === undefined);
    for (let question = next(); question; question = next()) {
      const { name } = question;
      const check = (typed: string) => checkAnswer(name, typed, answers, firm);
      const typed = await ask(question, check, streams);
      const meaning = typed !== question.offered && meaningOfAnswer(name, typed, answers, firm);
      if (meaning) log.message(`This means: ${meaning}`, streams);
      answers[name] = typed;
    }
    const edits = editsFrom(answers, firm);
    const agreed = edits.length > 0 && (await agreedTo(edits, streams));
    if (agreed && isNew) createFirm(answers, folder);
    else if (agreed) writeEdits(firm.content, edits);
    log.success(agreed ? 'Written.' : 'firm/content/ stays as it is.', streams);
    note(nextSteps, 'What comes next', streams);
    outro('You can run this again at any time.', streams);
    return agreed ? 'written' : 'kept';
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel('Nothing was written.', streams);
    return 'cancelled';
  }
}

/**
 * Creates the folder of a new firm.
 * @throws {UserError} when the folder exists, or an answer is invalid. `ask` has checked each answer, so an invalid one is not expected
 */
function createFirm(answers: Answers, folder: string): void {
  const [problem] = Object.entries(newFirm(answers, folder).problems);
  if (problem) throw new UserError(`Nothing was written. ${problem.join(': ')}`);
}

async function agreedTo(edits: readonly Edit[], streams: Streams): Promise<boolean> {
  const titleOf = ({ before }: Edit) => (before === undefined ? 'New' : 'Your answers');
  const lines = [...Map.groupBy(edits, titleOf)].map(
    ([title, some]) => `${title}: ${some.map(({ file }) => file).join(', ')}`,
  );
  note(lines.join('\n'), 'What changes in firm/content/', streams);
  return confirmed('Write this?', true, streams);
}

const nextSteps = `npm start: your site, as it stands.
npm run launch-check: what stands between this site and going live.
npm run edit: the page on which you change your site, and publish it; docs/owner.md says how.`;
