import { explain, UserError } from './build/explain.ts';
import { setUp } from './setup/set-up.ts';

// Asks the owner for the firm's facts and writes them into firm/, the firm whose site is built from then on.
try {
  if (!process.stdin.isTTY)
    throw new UserError(
      'npm run setup asks questions, so it needs a terminal. Without one, copy tools/setup/new-firm to firm, and edit firm/content/business.yaml.',
    );
  process.exitCode = (await setUp('firm')) === 'cancelled' ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
