import { freePort } from '../deploy/free-port.ts';
import { UserError } from '../deploy/user-error.ts';
import { explain } from './build/explain.ts';
import { openBrowser } from './edit/open-browser.ts';
import { rememberRunning, runningAddress } from './edit/running.ts';
import { startEditor } from './edit/start-editor.ts';
import { serverOptions } from './start/server-options.ts';

// Serves the editor (the page at /edit on which the owner edits the site with a form beside the real pages). If there is no firm yet, the
// editor asks for the firm's facts first. If an editor of the firm is running already, opens its address in the browser instead. To edit
// another firm: FIRM=firms/filled npm run edit
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

/**
 * Port for the editor: the port that the command's options set, otherwise the default port. If the default port is in use, returns 0, which
 * means any free port: an owner who double-clicks `Edit` can't set one.
 */
async function portOfPage(): Promise<number> {
  const { port, isChosen } = serverOptions(process.argv.slice(2), process.env);
  if (isChosen) return port;
  return freePort(port).catch((error: unknown) => {
    if (error instanceof UserError) return 0;
    throw error;
  });
}
