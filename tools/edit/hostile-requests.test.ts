import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleWith } from '../../tests/support/example-firm.ts';
import { answersFor } from './answers.ts';
import { ownersPage } from './request.ts';

const key = 'a-key-that-only-the-address-has';
let firm: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  firm = exampleWith({});
  server = createServer((asked, answer) => page(asked, answer) || answer.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  const files = new Map([['/edit', { type: 'text/html', content: 'the page' }]]);
  const page = ownersPage(
    Promise.resolve(files),
    answersFor(firm, async () => {}),
    { host, key },
  );
});
afterAll(() => {
  server.close();
  rmSync(firm, { recursive: true });
});

type Headers = Record<string, string>;
interface Asked {
  name?: string;
  path?: string;
  method?: string;
  headers?: Headers;
  body?: string | Buffer;
}

/** Sends a request like those of the editor (the page at /edit on which the owner edits the site), with some things changed. */
function ask({ name = 'start', path = `/edit/${name}`, method = 'POST', headers = {}, body = 'null' }: Asked = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const asked = request(`${origin}${path}`, {
      method,
      headers: { Host: new URL(origin).host, Origin: origin, 'X-Key': key, ...headers },
    });
    asked.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: `${Buffer.concat(parts)}` }),
      );
    });
    asked.end(method === 'GET' ? undefined : body);
  });
}

test('the page itself is answered', async () => {
  expect(await ask()).toMatchObject({ status: 200, text: expect.stringContaining('Hammer & Pond') });
});

describe('refused is a request', () => {
  test.each<[string, () => Asked]>([
    ['without a key', () => ({ headers: { 'X-Key': '' } })],
    ['with a wrong key', () => ({ headers: { 'X-Key': key.replace(/.$/, '~') } })],
    ['of another site', () => ({ headers: { Origin: 'https://evil.example' } })],
    ['of another port of this computer', () => ({ headers: { Origin: 'http://127.0.0.1:1' } })],
    ['of a page of no site', () => ({ headers: { Origin: 'null' } })],
    [
      'to a name that was made to lead here',
      () => ({ headers: { Host: 'evil.example', Origin: 'http://evil.example' } }),
    ],
    ['to localhost', () => ({ headers: { Host: origin.replace('http://127.0.0.1', 'localhost') } })],
    ['that only reads', () => ({ method: 'GET' })],
  ])('%s', async (_, asked) => {
    const { status, text } = await ask(asked());
    expect(status).toBe(403);
    expect(text).not.toContain('Hammer');
  });

  test('for the page by a name that was made to lead here', async () => {
    const asked = { method: 'GET', headers: { Host: 'evil.example' } };
    expect(await ask({ path: '/edit', ...asked })).toMatchObject({ status: 403 });
    expect(await ask({ path: '/edit', method: 'GET' })).toMatchObject({ status: 200, text: 'the page' });
  });

  test.each([
    ['../../package', 'outside the folder'],
    ['areas/../business', 'by another way'],
    ['areas/Hove', 'in capitals'],
    ['jobs/.hidden', 'that is hidden'],
    ['schema/home', 'in another folder'],
  ])('a file called %s, %s', async (file) => {
    const change = [{ file, version: 'none', fields: [{ field: ['name'], value: 'x' }] }];
    expect(await ask({ name: 'file', body: JSON.stringify(file) })).toMatchObject({ status: 400 });
    expect(await ask({ name: 'change', body: JSON.stringify(change) })).toMatchObject({ status: 400 });
  });

  test('a field that every object has', async () => {
    const change = [{ file: 'home', version: 'none', fields: [{ field: ['__proto__', 'x'], value: 'x' }] }];
    expect(await ask({ name: 'change', body: JSON.stringify(change) })).toMatchObject({ status: 400 });
  });

  test('a change without a field', async () => {
    const change = [{ file: 'home', version: 'none', fields: [null] }];
    expect(await ask({ name: 'change', body: JSON.stringify(change) })).toMatchObject({ status: 400 });
  });

  test('a picture that is none, and no file of its name is made', async () => {
    const headers = { 'X-Name': encodeURIComponent('../../etc/passwd.png') };
    const { text } = await ask({ name: 'photograph', headers, body: '<svg onload="alert(1)"/>' });
    expect(JSON.parse(text)).toEqual({ problem: expect.stringContaining('no picture') });
    expect(existsSync(join(firm, '../etc'))).toBe(false);
  });

  test.each(['not a picture', '<!DOCTYPE html><script>alert(1)</script>'])('a mark that is none: %s', async (body) => {
    const before = readFileSync(join(firm, 'mark.svg'), 'utf8');
    const { text } = await ask({ name: 'mark', headers: { 'X-Name': 'mark.svg' }, body });
    expect(JSON.parse(text)).toEqual({ problem: expect.stringContaining('no picture') });
    expect(readFileSync(join(firm, 'mark.svg'), 'utf8')).toBe(before);
  });
});

test('a mark with a script is drawn anew, without it, and no file of its name is made', async () => {
  const headers = { 'X-Name': encodeURIComponent('../../etc/mark.svg') };
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0h9v9z"/></svg>';
  const { text } = await ask({ name: 'mark', headers, body });
  expect(JSON.parse(text)).toEqual({ done: 'written', files: ['mark.svg'] });
  const mark = readFileSync(join(firm, 'mark.svg'), 'utf8');
  expect(mark).toContain('data:image/png');
  expect(mark).not.toContain('onload');
  expect(existsSync(join(firm, '../etc'))).toBe(false);
});

test('a photograph gets a plain name in the folder of photographs', async () => {
  const picture = readFileSync(join(firm, 'photographs/jar-after.png'));
  const headers = { 'X-Name': encodeURIComponent('../../etc/Pass wörd.png') };
  const { text } = await ask({ name: 'photograph', headers, body: picture });
  expect(JSON.parse(text)).toEqual({ file: expect.stringMatching(/^pass-word-[\da-f]{6}\.jpg$/) });
});

test('no other site may read, show or script the page', async () => {
  const { headers } = await ask({ method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const policy = String((await ask()).headers['content-security-policy']);
  for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
});
