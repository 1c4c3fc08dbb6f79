import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFirm } from '../src/site/files/firm-folder.ts';
import { explain, UserError } from './build/explain.ts';
import { setUp } from './setup/set-up.ts';

// Asks the owner for their facts and writes them into firm/, the folder of the firm that is built from then on. On its first run it
// changes a copy of the sample firm, which becomes firm/ when the owner confirms.
const [firm, copy] = ['firm', 'firm.next'];
try {
  if (!process.stdin.isTTY)
    throw new UserError(
      `npm run setup asks questions, so it needs a terminal. Without one, copy ${sampleFirm} to ${firm}, and edit ${firm}/content/business.yaml.`,
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
