import { defineConfig } from 'vitest/config';

const builtSite = { globalSetup: 'tests/support/serve-site.ts', testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,scripts,deploy}/**/*.test.ts', 'tests/house/**/*.test.ts'] } },
      { test: { name: 'site', include: ['tests/{site,browser}/**/*.test.ts'], ...builtSite } },
      { test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'], ...builtSite } },
    ],
  },
});
