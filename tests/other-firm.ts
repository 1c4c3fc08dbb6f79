import { copyProject } from './support/project-copy.ts';

// The tests in tests/every-firm/ hold for any firm: here they run on the built site of a second, quite different one.
const projects = process.argv.slice(2);
const copy = await copyProject('tests/fixtures/other-firm');
try {
  const built = await copy.build();
  const tested = built.code === 0 ? await copy.test(...projects) : built;
  console.log(tested.printed);
  process.exitCode = tested.code ?? 1;
} finally {
  await copy.remove();
}
