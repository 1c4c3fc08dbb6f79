import { expect, test } from 'vitest';
import { scriptJson } from './head.ts';

test('structured data cannot close the script that holds it', () => {
  const json = scriptJson({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});
