import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

/**
 * Finds a free port on this machine.
 * @param wanted the port to check. Default: 0, which finds any free port
 * @returns the free port
 * @throws {UserError} when the wanted port is in use
 * @throws when this user may not listen on the wanted port
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new UserError(inUse(wanted)) : error);
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address instanceof Object ? resolve(address.port) : reject(new Error('No free port was found')),
      );
    });
  });
}

const inUse = (port: number) =>
  `Port ${port} is in use. Stop the program that uses it, or choose another port: type the command with -- --port ${port + 1} after it`;
