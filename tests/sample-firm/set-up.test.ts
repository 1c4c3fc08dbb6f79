import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFacts } from '../../src/facts/read.ts';
import { questions } from '../../tools/setup/answers.ts';
import { setUp } from '../../tools/setup/set-up.ts';
import { problemsOf } from '../support/example-firm.ts';
import { enter, type Reply, terminal } from '../support/terminal.ts';

test('npm run setup keeps the areas that leave beside content/, and no list names one of them', async () => {
  const around = mkdtempSync(join(tmpdir(), 'setup-'));
  const folder = join(around, 'content');
  cpSync('content', folder, { recursive: true });
  const replies = questions.map(({ field, message }): Reply => {
    return [message, field[0] === 'towns' ? `Uckfield${enter}` : enter];
  });
  const screen = terminal([
    ...replies,
    ['get a page of their own', `Ringmer BN8, Lewes BN7${enter}${enter}`],
    ['Shall the sample firm’s', enter],
    ['Write this?', enter],
  ]);
  expect(await setUp(folder, screen)).toBe(true);
  expect(readdirSync(join(folder, 'areas'))).toEqual(['lewes.yaml', 'ringmer.yaml']);
  const kept = readdirSync(join(around, 'areas.sample'));
  expect(kept).toEqual(readdirSync('content/areas'));
  for (const file of kept) {
    expect(readFileSync(join(around, 'areas.sample', file))).toEqual(readFileSync(join('content/areas', file)));
  }
  // Then the build asks for what only the owner can write.
  const problems = await problemsOf(readFacts(folder));
  expect(problems.map(({ source }) => source.name)).toEqual(['content/areas/lewes.yaml', 'content/areas/ringmer.yaml']);
  rmSync(around, { recursive: true });
});
