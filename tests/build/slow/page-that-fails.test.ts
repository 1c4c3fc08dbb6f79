import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { copyGeneratedFirm } from '../../support/generated-firm.ts';

test('a page that cannot be rendered is named, with the stack of the error, and the last good site stays', async () => {
  const copy = await copyGeneratedFirm(5);
  await writeFile(copy.file('src/pages/blog.astro'), '---\nthrow new Error("the pipe is empty");\n---\n');
  const { code, printed } = await copy.build();
  const home = await readFile(copy.file('dist/index.html'), 'utf8');
  await copy.remove();
  expect(code, printed).toBe(1);
  expect(printed).toMatch(/\/blog[\s\S]*the pipe is empty/);
  expect(printed).toMatch(/^ +at /m);
  expect(printed).toContain('dist/ has not changed.');
  expect(home).toBe('the last good site');
}, 180_000);
