import { expect, test } from 'vitest';
import { serverOptions } from './server-options.ts';

test.each([
  ['no option', [], {}, 4321],
  ['npm start -- --port 4322', ['--port', '4322'], {}, 4322],
  ['npm start -- --port=4322', ['--port=4322'], {}, 4322],
  ['npm start --port 4322', ['4322'], { npm_config_port: 'true' }, 4322],
  ['npm start --port=4322', [], { npm_config_port: '4322' }, 4322],
  ['the variable PORT', [], { PORT: '4322' }, 4322],
  ['an option and the variable PORT', ['--port', '4322'], { PORT: '4323' }, 4322],
])('%s chooses the port', (_, args, env, port) => {
  expect(serverOptions(args, env)).toMatchObject({ port, host: false });
});

test.each([
  ['npm run dev -- --host', ['--host'], {}],
  ['npm run dev --host', [], { npm_config_host: 'true' }],
])('%s shows the site to other devices', (_, args, env) => {
  expect(serverOptions(args, env, { allowHost: true })).toEqual({ port: 4321, isChosen: false, host: true });
});

test.each([[['--prot', '4322']], [['4322']], [['--host']]])('an option that is not known is an error: %s', (args) => {
  expect(() => serverOptions(args, {})).toThrow(`Found ${args.join(' ')}, expected no option, or -- --port 4322`);
});

test('a port that is not a number is an error that names it', () => {
  expect(() => serverOptions(['--port', 'http'], {})).toThrow('Port: found "http", expected a number from 0 to 65535');
});
