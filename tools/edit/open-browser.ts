import { spawn } from 'node:child_process';

/** Opens an address in the default browser. Ignores a missing program, since the caller prints the address too. */
export function openBrowser(address: string): void {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  const browser = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  browser.on('error', () => {});
  browser.unref();
}

const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
