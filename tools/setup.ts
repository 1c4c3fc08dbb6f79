import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFirm } from '../src/site/files/firm-folder.ts';
import { explain, Refused } from './build/explain.ts';
import { setUp } from './setup/set-up.ts';

// Asks for the owner's facts and writes them into firm/, which is built from then on. The first time, it starts from a copy of the sample
// firm, which becomes firm/ only when the owner agrees.
const [firm, copy] = ['firm', 'firm.next'];
try {
  if (!process.stdin.isTTY)
    throw new Refused(
      `npm run setup asks questions, so it needs a terminal. Without one: copy ${sampleFirm} to ${firm}, and edit ${firm}/content/business.yaml.`,
    );
  const isNew = !existsSync(firm);
  rmSync(copy, { recursive: true, force: true });
  if (isNew) cpSync(sampleFirm, copy, { recursive: true });
  const done = await setUp(join(isNew ? copy : firm, 'content'));
  if (isNew && done === 'written') renameSync(copy, firm);
  process.exitCode = done === 'cancelled' ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
rmSync(copy, { recursive: true, force: true });
