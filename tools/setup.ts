import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { explain, UserError } from './build/explain.ts';
import { setUp } from './setup/set-up.ts';

// Asks for the owner's facts and writes them into firm/, which is built from then on. A new firm is written into firm.next/, which becomes
// firm/ only when the owner agrees.
const [firm, next, newFirm] = ['firm', 'firm.next', 'tools/setup/new-firm'];
try {
  if (!process.stdin.isTTY)
    throw new UserError(
      `npm run setup asks questions, so it needs a terminal. Without one, copy ${newFirm} to ${firm}, and edit ${firm}/content/business.yaml.`,
    );
  const isNew = !existsSync(firm);
  rmSync(next, { recursive: true, force: true });
  if (isNew) cpSync(newFirm, next, { recursive: true });
  const done = await setUp(isNew ? next : firm, { isNew });
  if (isNew && done === 'written') renameSync(next, firm);
  process.exitCode = done === 'cancelled' ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
rmSync(next, { recursive: true, force: true });
