// Installs what is missing, and nothing else. Plain JavaScript: it runs on the machine's own Node, before the
// project's exists. With --browser it also makes sure that the browser tests have a Chromium.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';

installPackages();
if (process.argv.includes('--browser')) await installBrowser();

/** The stamp says which lockfile the folder was installed from; npm leaves none that is cheap to compare. */
function installPackages() {
  const stamp = 'node_modules/.installed-from';
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (a minute or two the first time)…');
  // On Node 20 npm warns that packages want Node 22; the project brings its own Node 24 to run them.
  run('npm', ['ci', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

async function installBrowser() {
  if (await chromiumPath()) return;
  console.log('Installing Chromium for the browser tests…');
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['-qq', 'update']);
    run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright-core', 'install', '--with-deps', 'chromium']);
  }
  if (await chromiumPath()) return;
  console.error('No Chromium was found or installed. Install one, or set CHROMIUM_PATH to its program.');
  process.exit(1);
}

function run(command, args) {
  const shell = process.platform === 'win32';
  execFileSync(command, args, { stdio: 'inherit', shell, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
