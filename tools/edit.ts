import { existsSync } from 'node:fs';
import { firmFolder } from '../src/site/files/firm-folder.ts';
import { explain, UserError } from './build/explain.ts';
import { openBrowser } from './edit/open-browser.ts';
import { startEditor } from './edit/start-editor.ts';
import { serverOptions } from './start/server-options.ts';

// Serves the owner's page, on which a firm's site is changed: a form beside the real pages. Another firm: FIRM=firms/filled npm run edit
try {
  if (!process.env.FIRM && !existsSync('firm'))
    throw new UserError(
      'There is no firm yet: npm run setup asks for its facts, and npm run edit then changes its site.',
    );
  const { port } = serverOptions(process.argv.slice(2), process.env);
  const { address } = await startEditor({ firm: firmFolder() }, port);
  console.log(`\nYour site, to change: ${address}\nThe address is for this computer alone. Ctrl+C ends it.`);
  if (process.stdout.isTTY) openBrowser(address);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
