import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleFolder } from '../support/example-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(exampleFolder);
});
afterAll(() => copy.remove());

test('a firm that is made up is not published, and the owner reads what stands in the way before anything is built', async () => {
  const { code, printed } = await copy.run('tools/deploy.ts');
  expect(code, printed).toBe(1);
  expect(printed).toMatch(/^Not ready: things to mend first: \d+\.$/m);
  expect(printed).toContain('Nothing was published. The live site has not changed.');
  expect(readFileSync(copy.file('dist/index.html'), 'utf8')).toBe('the last good site');
});

test('an option that npm keeps for itself is heard, and one that means nothing is refused', async () => {
  const mistake = await copy.run('tools/deploy.ts', ['--dryrun']);
  expect(mistake.printed).toContain('Found --dryrun, expected no option, or: npm run deploy -- --dry-run');
  await copy.removeFile('firm/content/about.yaml');
  const kept = await copy.run('tools/deploy.ts', [], { npm_config_dry_run: 'true' });
  // Without the option it would have ended before the build.
  expect(kept.printed).toContain('Nothing was published, since the site could not be built.');
});
