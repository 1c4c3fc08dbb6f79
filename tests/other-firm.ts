import { copyBareProject } from './support/bare-firm.ts';
import { exampleFolder } from './support/example-firm.ts';
import { copyProject } from './support/project-copy.ts';

// Runs projects of the tests on the built site of another firm: `node tests/other-firm.ts filled site layout`, or `bare`, the
// same firm without what an owner may leave out.
const [name, ...projects] = process.argv.slice(2);
const copy = await (name === 'bare' ? copyBareProject() : copyProject(exampleFolder));
try {
  const built = await copy.build();
  const tested = built.code === 0 ? await copy.test(...projects) : built;
  console.log(tested.printed);
  process.exitCode = tested.code ?? 1;
} finally {
  await copy.remove();
}
