import { freePort } from '../deploy/free-port.ts';
import { UserError } from '../deploy/user-error.ts';
import { explain } from './build/explain.ts';
import { openBrowser } from './edit/open-browser.ts';
import { rememberRunning, runningAddress } from './edit/running.ts';
import { startEditor } from './edit/start-editor.ts';
import { serverOptions } from './start/server-options.ts';

// Serves the owner's page, on which a firm's site is changed: a form beside the real pages. Where there is no firm yet, it asks for its
// facts first. Started a second time, it opens the page that is being served. Another firm: FIRM=firms/filled npm run edit
try {
  const firm = process.env.FIRM ?? 'firm';
  const running = await runningAddress(firm);
  const address = running ?? (await startEditor({ firm }, await portOfPage()));
  if (running) console.log(`\nYour site is open already, in another window: ${address}`);
  else {
    rememberRunning(firm, address);
    console.log(`\nYour site, to change: ${address}\nThe address is for this computer alone. Ctrl+C ends it.`);
  }
  if (process.stdout.isTTY) openBrowser(address);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** The port that somebody chose, or the usual one. If that is in use, 0 for any free one, since whoever presses Edit hasn't chosen it. */
async function portOfPage(): Promise<number> {
  const { port, isChosen } = serverOptions(process.argv.slice(2), process.env);
  if (isChosen) return port;
  return freePort(port).catch((error: unknown) => {
    if (error instanceof UserError) return 0;
    throw error;
  });
}
