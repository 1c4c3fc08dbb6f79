import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestEditor, type TestEditor } from '../support/editor.ts';
import { exampleWith } from '../support/example-firm.ts';

let firm: string;
let editor: TestEditor;
beforeAll(async () => {
  firm = exampleWith({});
  editor = await startTestEditor(firm);
});
afterAll(async () => {
  await editor?.stop();
  rmSync(firm, { recursive: true });
});

type Headers = Record<string, string>;
interface Asked {
  name?: string;
  method?: string;
  headers?: Headers;
  body?: string | Buffer;
}

/** Asks as the owner's page does, with some things changed. */
function ask({ name = 'start', method = 'POST', headers = {}, body = 'null' }: Asked = {}) {
  const { origin, key } = editor;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const asked = request(`${origin}/edit/${name}`, {
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
    ['with a wrong key', () => ({ headers: { 'X-Key': editor.key.replace(/.$/, '~') } })],
    ['of another site', () => ({ headers: { Origin: 'https://evil.example' } })],
    ['of another port of this computer', () => ({ headers: { Origin: 'http://127.0.0.1:1' } })],
    ['of a page of no site', () => ({ headers: { Origin: 'null' } })],
    [
      'to a name that was made to lead here',
      () => ({ headers: { Host: 'evil.example', Origin: 'http://evil.example' } }),
    ],
    ['to localhost', () => ({ headers: { Host: editor.origin.replace('http://127.0.0.1', 'localhost') } })],
    ['that only reads', () => ({ method: 'GET' })],
  ])('%s', async (_, asked) => {
    const { status, text } = await ask(asked());
    expect(status).toBe(403);
    expect(text).not.toContain('Hammer');
  });

  test.each([
    ['the page of a name that was made to lead here', '/edit'],
    ['the site at such a name', '/'],
  ])('%s', async (_, path) => {
    const status = await new Promise((resolve) =>
      request(`${editor.origin}${path}`, { headers: { Host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end(),
    );
    expect(status).toBe(403);
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

  test('a picture that is none, and no file of its name is made', async () => {
    const headers = { 'X-Name': encodeURIComponent('../../etc/passwd.png') };
    const { text } = await ask({ name: 'photograph', headers, body: '<svg onload="alert(1)"/>' });
    expect(JSON.parse(text)).toEqual({ problem: expect.stringContaining('no picture') });
    expect(existsSync(join(firm, '../etc'))).toBe(false);
  });
});

test('a photograph gets a plain name in the folder of photographs', async () => {
  const picture = readFileSync(join(firm, 'photographs/jar-after.png'));
  const headers = { 'X-Name': encodeURIComponent('../../etc/Pass wd.png') };
  const { text } = await ask({ name: 'photograph', headers, body: picture });
  expect(JSON.parse(text)).toEqual({ file: expect.stringMatching(/^pass-wd-[\da-f]{6}\.jpg$/) });
});

test('no other site may read, show or script the page', async () => {
  const { headers } = await ask({ method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const policy = String((await ask()).headers['content-security-policy']);
  for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
});
