import { explain, Refused } from './build/explain.ts';
import { setUp } from './setup/set-up.ts';

try {
  if (!process.stdin.isTTY)
    throw new Refused('npm run setup asks questions, so it needs a terminal: edit content/business.yaml.');
  process.exitCode = (await setUp('content')) ? 0 : 1;
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
