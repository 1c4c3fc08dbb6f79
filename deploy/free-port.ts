import { createServer } from 'node:net';

/**
 * A port of this machine that nothing listens on.
 * @param wanted 0 takes any
 * @throws when the wanted one is in use
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(inUse(wanted)) : error);
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address instanceof Object ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

const inUse = (port: number) =>
  `Port ${port} is in use; end the program that uses it, or choose another one: PORT=${port + 1} npm start`;
