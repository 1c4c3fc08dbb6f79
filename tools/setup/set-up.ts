import { join } from 'node:path';
import { cancel, intro, log, note, outro } from '@clack/prompts';
import { Document, parseDocument } from 'yaml';
import { businessFile, readBusinessFile } from '../../src/site/files/business-file.ts';
import { changeYaml } from '../../src/site/files/change-yaml.ts';
import { workByDefault } from '../../src/site/schema/business.ts';
import { isOnMap } from '../../src/site/schema/map-reach.ts';
import { type Edit, textOf, writeEdits } from '../content-files/edits.ts';
import { fieldOf, offerFact, questions } from './answers.ts';
import { newAreas } from './area-files.ts';
import { ask, askForPlaces, askForWaterCompany, Cancelled, confirmed, type Streams } from './ask.ts';
import { factAt, replaceFacts, setFact, shown } from './facts.ts';

/** Facts of a new firm before the first question: those that no question asks for, and defaults. */
const newFirmFacts = {
  language: 'en-GB',
  address: { country: 'GB' },
  promises: { localZones: [] },
  work: Object.fromEntries(Object.entries(workByDefault).map(([name, does]) => [name, shown(does)])),
};

/**
 * Asks the owner for facts and places, and writes them if the owner agrees.
 * @param firm folder of the firm. A new firm's is a copy of `new-firm/`, whose facts are examples
 * @returns "written" or "kept", or "cancelled" if the owner stopped
 * @throws {ContentError} when a file can't be read, or the facts are not what the build could read
 * @throws {UserError} when a file was edited in the meantime
 */
export async function setUp(
  firm: string,
  { isNew = false, ...streams }: Streams & { isNew?: boolean } = {},
): Promise<'written' | 'kept' | 'cancelled'> {
  const content = join(firm, 'content');
  readBusinessFile(content);
  const written = textOf(content, businessFile) ?? '';
  const facts = isNew ? new Document(structuredClone(newFirmFacts)) : parseDocument(written);
  intro('Your firm, in firm/content/', streams);
  log.message('Enter keeps what is shown. Nothing is written before you agree at the end; Ctrl+C ends this.', streams);
  try {
    for (const question of questions) {
      if (question.given && !facts.hasIn(question.given.split('.'))) continue;
      if (isNew) offerFact(question, facts);
      const fact = await ask(question, facts, streams);
      setFact(facts, fieldOf(question, fact), fact);
    }
    const places = await askForPlaces(factAt(facts, ['towns']) as string[], streams);
    const edits: Edit[] = [
      {
        file: businessFile,
        before: written,
        after: changeYaml(written, (document) => replaceFacts(document, facts)),
      },
      ...newAreas(content, places, hasMap(facts)),
      ...(isNew ? await waterCompany(streams) : []),
    ].filter(({ before, after }) => before !== after);
    const agreed = edits.length > 0 && (await agreedTo(edits, streams));
    if (agreed) writeEdits(content, edits);
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

/** Whether maps can show the firm's town. If not, areas need no positions. */
function hasMap(facts: Document): boolean {
  const [lat, lon] = ['latitude', 'longitude'].map((name) => Number(factAt(facts, ['geo', name])));
  return isOnMap({ lat: lat ?? Number.NaN, lon: lon ?? Number.NaN });
}

/** File with the water company that readers ring to have the valve in the street shut. Empty if there is none. */
async function waterCompany(streams: Streams): Promise<Edit[]> {
  const company = await askForWaterCompany(streams);
  if (!company) return [];
  const after = `# yaml-language-server: $schema=schema/emergency.json
# Whom to ring when the valve outside has to be shut, or the road leaks.
${new Document({ waterCompanies: { items: [company] } }).toString()}`;
  return [{ file: 'emergency.yaml', before: undefined, after }];
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
docs/owner.md: each next step, from your own words to “Publish”.`;
