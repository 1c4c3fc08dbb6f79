import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hostSettings, startCloudflare, wrangler, wranglerVariables } from './cloudflare/serve.ts';
import { portFrom, startHost } from './host.ts';
import { UserError } from './user-error.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('starting a host on a port in use throws', async () => {
  const other = createServer((_, answer) => answer.end('another site'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    await expect(startCloudflare(port)).rejects.toThrow(
      new UserError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: type the command with -- --port ${port + 1} after it`,
      ),
    );
  } finally {
    other.close();
  }
});

test('the local host starts without a home directory that can be written to', async () => {
  vi.stubEnv('HOME', join(import.meta.filename, 'home'));
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  const host = await startCloudflare(0, 'public');
  expect((await fetch(`${host.url}/speculation-rules.json`)).status).toBe(200);
  await host.stop();
});

test('publishing works without a home directory that can be written to', () => {
  vi.stubEnv('HOME', join(import.meta.filename, 'home'));
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  const [program = '', ...args] = [...wrangler, 'deploy', '--dry-run', '--config', hostSettings, '--assets', 'public'];
  const env = { ...process.env, ...wranglerVariables() };
  const { status, stdout, stderr } = spawnSync(program, [...args, '--name', 'site'], { encoding: 'utf8', env });
  expect(stdout + stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
});

test('a host that does not end when asked to is killed', async () => {
  const program = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('ready')";
  const host = await startHost(0, () => ({
    name: 'A deaf host',
    command: [process.execPath, '-e', program],
    env: {},
    ready: 'ready',
  }));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stopped = host.stop();
  vi.advanceTimersByTime(5000);
  await stopped;
}, 10_000);

test('portFrom() reads a number', () => {
  expect(portFrom('4321')).toBe(4321);
});

test.each(['http', '43a', '-1', '65536', '80.5', ''])('portFrom(%j) throws', (text) => {
  expect(() => portFrom(text)).toThrow(`Port: found "${text}", expected a number from 0 to 65535`);
});
