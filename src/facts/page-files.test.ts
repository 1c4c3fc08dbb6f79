import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/other-firm.ts';
import { filesOf } from './page-files.ts';

const facts = await readWith({});

test('an area’s page has words of its own file, and of those that all areas share', () => {
  expect(filesOf(facts, '/areas/haywards-heath')).toEqual(
    expect.arrayContaining(['content/areas/haywards-heath.yaml', 'content/area-page.yaml']),
  );
  expect(filesOf(facts, '/areas/haywards-heath')).not.toContain('content/areas/newhaven-harbour.yaml');
});

test('a list counts on the pages that show an entry of it', () => {
  const showing = (name: string) =>
    facts.pages.map(({ path }) => path).filter((path) => filesOf(facts, path).includes(`content/${name}.yaml`));
  expect(showing('people')).toEqual(['/about']);
  expect(showing('prices')).toEqual(['/services', '/power-flushing']);
  // The firm has no profile on a reviews site, without which Home shows no review.
  expect(showing('reviews')).toEqual(['/areas/haywards-heath']);
  expect(showing('jobs/2025-12-tap')).toEqual(['/services']);
  expect(showing('jobs/2026-03-no-heat')).toEqual(['/services', '/power-flushing', '/areas/haywards-heath']);
});
