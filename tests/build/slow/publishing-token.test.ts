import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyGeneratedFirm } from '../../support/generated-firm.ts';
import type { ProjectCopy } from '../../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyGeneratedFirm(5);
});
afterAll(() => copy.remove());

test('only the program that publishes gets the token of Cloudflare, not the build and not the tests', async () => {
  const note = (who: string) =>
    `import { appendFileSync as note } from 'node:fs';\nnote('tokens.txt', '${who} ' + process.env.CLOUDFLARE_API_TOKEN + '\\n');\n`;
  const config = copy.file('astro.config.ts');
  writeFileSync(config, note('build') + readFileSync(config, 'utf8'));
  writeFileSync(copy.file('publisher.js'), note('publisher'));
  writeFileSync(
    copy.file('vitest.config.ts'),
    `${note('tests')}export default { test: { passWithNoTests: true, projects: ['site', 'cloudflare'].map((name) => ({ test: { name, include: [] } })) } };\n`,
  );
  const serve = copy.file('deploy/cloudflare/serve.ts');
  const program = 'node_modules/wrangler/bin/wrangler.js';
  const text = readFileSync(serve, 'utf8');
  expect(text).toContain(program);
  writeFileSync(serve, text.replace(program, 'publisher.js'));
  const { printed } = await copy.run('tools/deploy.ts', ['--dry-run'], { CLOUDFLARE_API_TOKEN: 'secret' });
  const tokens = new Set(readFileSync(copy.file('tokens.txt'), 'utf8').trim().split('\n'));
  expect([...tokens], printed).toEqual(['build undefined', 'tests undefined', 'publisher secret']);
}, 120_000);
