import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startCloudflare } from './cloudflare/serve.ts';
import { portFrom } from './host.ts';

test('a port that somebody else answers on is refused', async () => {
  const other = createServer((_, answer) => answer.end('another site'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    await expect(startCloudflare(port)).rejects.toThrow(`Port ${port} is in use`);
  } finally {
    other.close();
  }
});

test('a port is a number', () => {
  expect(portFrom('4321')).toBe(4321);
});

test.each(['http', '43a', '-1', '65536', '80.5', ''])('%j is no port', (text) => {
  expect(() => portFrom(text)).toThrow(`PORT is "${text}", expected a number from 0 to 65535`);
});
