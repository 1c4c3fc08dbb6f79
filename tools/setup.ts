import { explain, UserError } from './build/explain.ts';
import { setUp } from './setup/set-up.ts';

// Asks the owner in the terminal for facts about the firm, and writes them into the folder firm/. From then on, the build uses that folder.
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
