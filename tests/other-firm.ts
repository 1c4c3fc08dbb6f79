import { copyProject } from './support/project-copy.ts';

// Runs projects of the tests on the built site of another firm: `node tests/other-firm.ts examples/filled site layout`.
const [firm, ...projects] = process.argv.slice(2);
const copy = await copyProject(firm);
try {
  const built = await copy.build();
  const tested = built.code === 0 ? await copy.test(...projects) : built;
  console.log(tested.printed);
  process.exitCode = tested.code ?? 1;
} finally {
  await copy.remove();
}
