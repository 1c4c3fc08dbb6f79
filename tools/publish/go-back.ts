import { wrangler } from '../../deploy/cloudflare/serve.ts';
import { liveVersions, type Publication, recordedPublications, rollBack } from './publications.ts';
import { signIn } from './publish.ts';
import { type Ask, StepStopped, timeOf } from './steps.ts';
import { Wrangler } from './wrangler.ts';

interface GoBackOptions {
  /** Environment variables, including the keys of the host. */
  env: NodeJS.ProcessEnv;
  /** Asks the owner for agreement before anything is changed. */
  ask: Ask;
  /** Called with each line to print for the owner. */
  print: (line: string) => void;
  /** Path and arguments of the program to use as wrangler, Cloudflare's tool. Default: wrangler; tests use another. */
  command?: readonly string[];
}

/**
 * Signs in at the host if necessary, and prints a firm's latest publications (five at most). If the owner agrees, makes the publication
 * before the live one live again.
 * @param firm folder of the firm; its files stay as they are
 * @returns the publication that is live afterwards
 * @throws {StepStopped} when there is no earlier publication, the owner doesn't sign in or agree, or the host refuses
 */
export async function goBack(
  firm: string,
  { env, ask, print, command = wrangler }: GoBackOptions,
): Promise<Publication> {
  const host = new Wrangler(command, { env });
  const account = await signIn(host, firm, env, ask, (words, link) => print([words, link].filter(Boolean).join(' ')));
  const options = { command, env, account };
  const { live, before } = await liveVersions(firm, options);
  if (!live || !before?.version) throw new StepStopped({ words: 'Nothing was published before what is live now.' });

  for (const publication of recordedPublications(firm).slice(0, 5)) print(lineAbout(publication));
  const answer = await ask({
    about: 'back',
    words: `Shall what was published on ${timeOf(before.at)} be live again, in place of what was published on ${timeOf(live.at)}?`,
    choices: [
      { value: 'yes', label: 'Yes, go back' },
      { value: 'no', label: 'No, leave it as it is' },
    ],
  });
  if (answer !== 'yes')
    throw new StepStopped(
      { words: 'The live site was left as it is.', remedy: 'To go back, somebody has to say yes in a terminal.' },
      'cancelled',
    );
  await rollBack(firm, before.version, options);
  return before;
}

function lineAbout({ at, site, changed, isBack }: Publication): string {
  const pages = changed ? `, pages that changed: ${changed.length}` : '';
  return `${timeOf(at)}, ${site}${isBack ? ', by going back' : pages}`;
}
