import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleFolder } from '../../support/example-firm.ts';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(exampleFolder);
});
afterAll(() => copy.remove());

test('a made-up firm is not published: the launch check stops before the build', async () => {
  const { code, printed } = await copy.run('tools/deploy.ts');
  expect(code, printed).toBe(1);
  expect(printed).toMatch(/^Not ready: things to mend first: \d+\.$/m);
  expect(printed).toContain('Nothing was published. The live site has not changed.');
  expect(readFileSync(copy.file('dist/index.html'), 'utf8')).toBe('the last good site');
});

test('--dry-run works with or without -- before it, and an unknown option is an error', async () => {
  const unknown = await copy.run('tools/deploy.ts', ['--dryrun']);
  expect(unknown.printed).toContain('Found --dryrun, expected no option, or: npm run deploy -- --dry-run, or: npm');
  // Add a misspelt field, so that the build fails.
  writeFileSync(copy.file('firm/content/about.yaml'), 'haeding: About us\n');
  const dryRun = await copy.run('tools/deploy.ts', [], { npm_config_dry_run: 'true' });
  // This line shows that the build ran, and so that --dry-run was read. Without --dry-run, the launch check would have stopped the command
  // before the build.
  expect(dryRun.printed).toContain('Nothing was published, since the site could not be built.');
});
