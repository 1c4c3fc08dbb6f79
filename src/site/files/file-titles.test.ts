import { expect, test } from 'vitest';
import { fileTitle } from './file-titles.ts';

test.each([
  ['business', 'Your firm'],
  ['areas/burgess-hill', 'Burgess Hill'],
  ['jobs/2026-10-hove', 'Hove, October 2026'],
  ['jobs/2026-01-burgess-hill-2', 'Burgess Hill 2, January 2026'],
  ['jobs/a-cold-house', 'A Cold House'],
])('the file %s is called “%s”', (file, title) => {
  expect(fileTitle(file)).toBe(title);
});
