import { startEditor } from '../../tools/edit/start-editor.ts';

// Serves the editor (the page at /edit on which the owner edits the site) for the firm in FIRM, and prints the editor's address. This is a
// program of its own, because Astro's server changes the environment variables of its process. Publishing runs commands that do nothing.
const nothing = [process.execPath, '-e', ''];
const { FIRM = '' } = process.env;
const commands = { build: nothing, tests: nothing, wrangler: nothing };
console.log(await startEditor({ firm: FIRM, publish: { commands } }, 0));
