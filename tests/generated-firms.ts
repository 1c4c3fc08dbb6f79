import { copyGeneratedFirm, plans } from './support/generated-firm.ts';
import type { ProjectCopy } from './support/project-copy.ts';

// Runs test projects of vitest.config.ts on the built site of each generated firm. Numbers among the arguments choose some of the firms
// (default: all twenty); other arguments are names of projects. For example: node tests/generated-firms.ts 7 site
const given = process.argv.slice(2);
const numbers = given.filter((each) => /^\d+$/.test(each)).map(Number);
const projects = given.filter((each) => !/^\d+$/.test(each));
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
