import { exampleFolder } from './support/example-firm.ts';
import { copyGeneratedFirm, plans } from './support/generated-firm.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

// Runs projects of the tests on the built site of each firm that is generated, or on one of them by its number:
// `node tests/other-firm.ts generated 7 site`; or of the filled one, in a copy of the project: `node tests/other-firm.ts filled site`.
const [name, ...more] = process.argv.slice(2);
const numbers = more.filter((each) => /^\d+$/.test(each)).map(Number);
const projects = more.filter((each) => !/^\d+$/.test(each));
if (name === 'filled') await testOn('the filled example', await copyProject(exampleFolder));
else
  for (const number of numbers.length > 0 ? numbers : plans.keys())
    await testOn(`firm ${number}`, await copyGeneratedFirm(number));

async function testOn(firm: string, copy: ProjectCopy): Promise<void> {
  try {
    const built = await copy.build();
    const tested = built.code === 0 ? await copy.test(...projects) : built;
    console.log(`\n── ${firm} ──\n${tested.printed}`);
    process.exitCode ||= tested.code ?? 1;
  } finally {
    await copy.remove();
  }
}
