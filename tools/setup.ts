import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFirm } from '../src/content/firm-folder.ts';
import { explain, Refused } from './build/explain.ts';
import { setUp } from './setup/set-up.ts';

// Asks for the owner's facts and writes them into firm/, which is built from then on; the first time, it starts from the sample firm's.
const firm = 'firm';
const isNew = !existsSync(firm);
let isDone = false;
try {
  if (!process.stdin.isTTY)
    throw new Refused(`npm run setup asks questions, so it needs a terminal: edit ${firm}/content/business.yaml.`);
  if (isNew) cpSync(sampleFirm, firm, { recursive: true });
  isDone = await setUp(join(firm, 'content'));
} catch (error) {
  console.error(explain(error));
}
if (isNew && !isDone) rmSync(firm, { recursive: true, force: true });
process.exitCode = isDone ? 0 : 1;
