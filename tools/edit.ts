import { explain } from './build/explain.ts';
import { openBrowser } from './edit/open-browser.ts';
import { startEditor } from './edit/start-editor.ts';
import { serverOptions } from './start/server-options.ts';

// Serves the owner's page, on which a firm's site is changed: a form beside the real pages. Where there is no firm yet, it asks for its
// facts first. Another firm: FIRM=firms/filled npm run edit
try {
  const { port } = serverOptions(process.argv.slice(2), process.env);
  const { address } = await startEditor({ firm: process.env.FIRM ?? 'firm' }, port);
  console.log(`\nYour site, to change: ${address}\nThe address is for this computer alone. Ctrl+C ends it.`);
  if (process.stdout.isTTY) openBrowser(address);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
