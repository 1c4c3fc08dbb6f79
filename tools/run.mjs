// Installs what is missing, then runs a program of the project: node tools/run.mjs [--browser] [--all] program [arguments]
// --browser: also installs Chromium for the tests, and WebKit on Debian. --all: also installs Firefox, Chromium 103 and an old WebKit.
// All npm scripts start with this file. npm's own `pre…` scripts can't do this: npm doesn't run them for somebody who has set
// ignore-scripts.
import { spawn } from 'node:child_process';
import { folderProblem } from './install/folder-name.mjs';
import { install } from './install/install.mjs';

const start = process.argv.findIndex((argument, index) => index > 1 && !argument.startsWith('--'));
const options = process.argv.slice(2, start);
const problem = folderProblem(process.cwd());
if (problem) console.error(problem);
const node = !problem && (await install({ browser: options.includes('--browser'), all: options.includes('--all') }));
if (node) runProgram(node, process.argv.slice(start));
else process.exitCode = 1;

/** Runs a program in the same terminal. The terminal itself sends Ctrl+C to both processes; other signals are passed on to the program. */
function runProgram(node, args) {
  const program = spawn(node, args, { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGHUP', 'SIGTERM']) process.on(signal, () => program.kill(signal));
  program.on('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  program.on('exit', (code) => process.exit(code ?? 1));
}
