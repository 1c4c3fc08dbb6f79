import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the container has each file that its settings import', () => {
  const settings = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  // A name in parentheses, such as `(files)`, is a part of the settings themselves.
  const imported = [...settings.matchAll(/^\s*import (\S+)$/gm)]
    .map(([, name]) => name)
    .filter((name) => !settings.includes(`(${name})`));
  const [, copied = ''] = /^COPY (Caddyfile .*) \/$/m.exec(readFileSync('deploy/caddy/Containerfile', 'utf8')) ?? [];
  expect(imported).toContain('headers');
  expect(copied.split(' ')).toEqual(['Caddyfile', ...imported]);
});
