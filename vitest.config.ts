import { defineConfig } from 'vitest/config';

const builtSite = {
  globalSetup: 'tests/support/serve-site.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A browser on a busy machine takes longer than the default of a second.
  expect: { poll: { timeout: 20_000 } },
};

/** `tools/test.ts` says which of these run; a name says what its tests look at. */
export default defineConfig({
  test: {
    // The default is one fewer than there are processors.
    maxWorkers: '100%',
    // No test changes what another file's tests read: pages are fetched and parsed once.
    isolate: false,
    projects: [
      { test: { name: 'unit', include: ['{src,tools,deploy}/**/*.test.ts', 'tests/conventions/**/*.test.ts'] } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'site', include: ['tests/every-firm/site/**/*.test.ts'], ...builtSite } },
      { test: { name: 'layout', include: ['tests/every-firm/layout/**/*.test.ts'], ...builtSite } },
      {
        test: {
          name: 'chromium',
          include: ['tests/every-firm/{behaviour,engines}/**/*.test.ts'],
          provide: { engine: 'chromium' },
          ...builtSite,
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['tests/every-firm/engines/**/*.test.ts'],
          provide: { engine: 'firefox' },
          ...builtSite,
        },
      },
      {
        test: {
          name: 'webkit',
          include: ['tests/every-firm/engines/**/*.test.ts'],
          // Its driver has no finger and no printer.
          exclude: ['**/{touch,paper}.test.ts'],
          provide: { engine: 'webkit' },
          ...builtSite,
        },
      },
      // Screens are looked at in old browsers, and in today's.
      ...(['chromium', 'firefox', 'webkit', 'old-chromium', 'old-webkit'] as const).map((engine) => ({
        test: {
          name: `${engine}-screens`,
          include: ['tests/every-firm/screens/**/*.test.ts'],
          provide: { engine },
          ...builtSite,
        },
      })),
      {
        test: {
          name: 'cloudflare',
          include: ['tests/hosts/*.test.ts'],
          provide: { hostName: 'cloudflare' },
          ...builtSite,
        },
      },
      {
        test: {
          name: 'caddy',
          include: ['tests/hosts/**/*.test.ts'],
          provide: { hostName: 'caddy' },
          ...builtSite,
          globalSetup: 'tests/support/serve-with-caddy.ts',
        },
      },
      {
        test: {
          name: 'live',
          include: ['tests/hosts/*.test.ts', 'tests/every-firm/site/crawl.test.ts'],
          ...builtSite,
          globalSetup: 'tests/support/live-site.ts',
        },
      },
      { test: { name: 'filled-example', include: ['tests/filled-example/**/*.test.ts'], ...builtSite } },
      { test: { name: 'sample-firm', include: ['tests/sample-firm/**/*.test.ts'], ...builtSite } },
    ],
  },
});
