import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { cancel, intro, log, note, outro } from '@clack/prompts';
import type { Document } from 'yaml';
import { businessFile } from '../../src/site/files/business-file.ts';
import { madeUpIn, sampleName } from '../../src/site/placeholder-facts.ts';
import { fieldOf, questions, replaceSampleFact } from './answers.ts';
import { areaEdits, readAreas } from './area-files.ts';
import { ask, askForPlaces, askOneOf, Cancelled, confirmed, type Streams } from './ask.ts';
import { asideOf, type Edit, editsOf, markEdits, readContent, writeEdits } from './edits.ts';
import { factAt, setFact } from './facts.ts';
import { replaceWords } from './replacements.ts';

/**
 * Asks the owner for facts and places, rewords what the sample can't say of this firm, and writes it all once they agree.
 * @param folder the content folder; beside it go the sample firm's areas
 * @returns whether anything was written, or the owner left before the end
 * @throws {ContentError} when a file cannot be read or the facts are not what the build could read
 * @throws {Refused} when a file was edited meanwhile
 */
export async function setUp(folder: string, streams: Streams = {}): Promise<'written' | 'kept' | 'cancelled'> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const pages = names.map((name) => readContent(folder, name));
  const documentOf = (name: string) => (pages.find(({ file }) => file === name) ?? readContent(folder, name)).document;
  const areas = readAreas(folder);
  const aside = asideOf(folder);
  intro('Your firm, in firm/content/', streams);
  log.message('Enter keeps what is shown. Nothing is written before you agree at the end; Ctrl+C ends this.', streams);
  try {
    const facts = documentOf(businessFile);
    const [name = '', phone = ''] = ['name', 'phone'].map((field) => String(factAt(facts, [field])));
    const isSample = sampleName.test(name) && madeUpIn(phone).length > 0;
    // Few firms give these, and what they mean takes more than a question.
    if (isSample) for (const field of ['priceRange', 'securityReports']) setFact(facts, [field], undefined);
    for (const question of questions) {
      if (question.given && !facts.hasIn(question.given.split('.'))) continue;
      if (isSample) replaceSampleFact(question, facts);
      const fact = await ask(question, facts, streams);
      setFact(facts, fieldOf(question, fact), fact);
    }
    const towns = factAt(facts, ['towns']) as string[];
    const places = await askForPlaces(towns, streams);
    const ofSample = places.length > 0 ? areas.filter(({ isOfSample }) => isOfSample) : [];
    const message = `Shall the sample firm’s ${ofSample.length} areas go? ${basename(aside)}/ keeps their files`;
    const leaving = ofSample.length > 0 && (await confirmed(message, true, streams)) ? ofSample : [];
    if (leaving.length > 0) await chooseWaterCompany(documentOf('emergency.yaml'), streams);
    const ofAreas = areaEdits(areas, documentOf, towns, places, leaving);
    for (const { document } of pages) replaceWords(document, facts);
    const edits = [...pages.flatMap(editsOf), ...ofAreas, ...markEdits(folder)];
    const agreed = edits.length > 0 && (await agreedTo(edits, basename(aside), streams));
    if (agreed) writeEdits(folder, edits, aside);
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

/** Leaves the only water company of all places, if there is one: a page with two would send a reader to the wrong one. */
async function chooseWaterCompany(emergency: Document, streams: Streams): Promise<void> {
  const field = ['waterCompanies', 'items'];
  const companies = (factAt(emergency, field) ?? []) as { name: string }[];
  if (companies.length < 2) return;
  const names = companies.map(({ name }) => name);
  const only = await askOneOf('Which water company serves your places?', [...names, 'more than one'], streams);
  const serving = companies.filter(({ name }) => name === only);
  if (serving.length > 0) setFact(emergency, field, serving);
}

async function agreedTo(edits: readonly Edit[], aside: string, streams: Streams): Promise<boolean> {
  const titleOf = ({ file, after }: Edit) => {
    if (after === undefined) return `Moved to ${aside}/`;
    return /^(areas|\.\.)\//.test(file) ? 'New' : 'Your answers, and other words where the sample’s can’t be true';
  };
  const lines = [...Map.groupBy(edits, titleOf)].map(([title, some]) => {
    return `${title}: ${some.map(({ file }) => file.replace('../', '')).join(', ')}`;
  });
  note(lines.join('\n'), 'What changes in firm/content/', streams);
  return confirmed('Write this?', true, streams);
}

const nextSteps = `Your words, in firm/content/: one file for each page and each area.
npm run build: asks for the paragraph of each new area, and names what isn’t true of you.
npm run launch-check: what stands between this site and going live.
docs/owner.md: each next step, from your words to “Publish”.`;
