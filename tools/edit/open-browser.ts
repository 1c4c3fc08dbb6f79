import { spawn } from 'node:child_process';

/** Opens an address in the browser that a person uses. Where that fails, the address is printed all the same. */
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
