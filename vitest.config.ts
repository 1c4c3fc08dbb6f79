import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,scripts,deploy}/**/*.test.ts', 'tests/house/**/*.test.ts'] } },
      {
        test: {
          name: 'site',
          include: ['tests/{site,browser}/**/*.test.ts'],
          globalSetup: 'tests/support/serve-site.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
