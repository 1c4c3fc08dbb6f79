// Loaded only for questions: Vite, which reads the owner's file, takes a second.
if (process.stdin.isTTY && process.stdout.isTTY) {
  const { explain } = await import('./build/explain.ts');
  const { setUp } = await import('./setup/set-up.ts');
  try {
    process.exitCode = (await setUp('business.config.ts')) ? 0 : 1;
  } catch (error) {
    console.error(explain(error) ?? error);
    process.exitCode = 1;
  }
} else {
  console.error('npm run setup asks questions, so it needs a terminal: edit business.config.ts by hand instead.');
  process.exitCode = 1;
}

export {};
