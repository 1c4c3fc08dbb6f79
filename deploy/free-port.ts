import { createServer } from 'node:net';

/**
 * Finds a free port on this machine.
 * @param wanted the port to check; 0 or none finds any free one
 * @throws when the wanted port is in use
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(inUse(wanted)) : error);
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
  `Port ${port} is in use. Stop the program that uses it, or set the environment variable PORT to another number, such as ${port + 1}`;
