import { startEditor } from '../../tools/edit/start-editor.ts';

// Serves the owner's page for tests, in a process of its own: Astro's server changes variables of its process. Publishing builds, tests and
// publishes nothing.
const nothing = [process.execPath, '-e', ''];
const { FIRM = '' } = process.env;
const commands = { build: nothing, tests: nothing, wrangler: nothing };
console.log(await startEditor({ firm: FIRM, publish: { commands } }, 0));
