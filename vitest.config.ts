import type { ProvidedContext } from 'vitest';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

const engines = 'tests/browser/engines';
/** What WebKit got wrong before, and a reader would miss most: by day it runs there, and the other files of `engines/` in Chromium. */
const mostMissed = `${engines}/{first-visit-lettering,menu,without-javascript}.test.ts`;
/** WebKit's driver can't touch. */
const touchTests = `${engines}/touch.test.ts`;

/** `tools/test.ts` says which of these run; a name says what its tests look at. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/serve-built-site.ts',
    // The default is one fewer than there are processors; more of them than that make each browser too slow.
    maxWorkers: '100%',
    // No test changes what another file's tests read: pages are fetched and parsed once.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A browser on a busy machine takes longer than the default of a second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project('unit', ['{src,tools,deploy}/**/*.test.{ts,tsx}', 'tests/conventions/**/*.test.ts']),
      project('build', ['tests/build/**/*.test.ts']),
      project('site', ['tests/site/**/*.test.ts']),
      project('specification', ['tests/specification/**/*.test.ts']),
      project('filled-firm', ['tests/filled-firm/**/*.test.ts']),
      project('layout', ['tests/browser/layout/**/*.test.ts']),
      project('chromium', ['tests/browser/behaviour/**/*.test.ts', `${engines}/**/*.test.ts`], {
        ...inEngine('chromium'),
        exclude: [mostMissed, `${engines}/printed-sheets.test.ts`],
      }),
      project('chromium-rest', [mostMissed], inEngine('chromium')),
      project('webkit', [mostMissed], inEngine('webkit')),
      project('webkit-rest', [`${engines}/**/*.test.ts`], { ...inEngine('webkit'), exclude: [mostMissed, touchTests] }),
      project('firefox', [`${engines}/**/*.test.ts`], inEngine('firefox')),
      project('paper', [`${engines}/printed-sheets.test.ts`], inEngine('chromium')),
      ...(['chromium', 'firefox', 'webkit', 'old-chromium', 'old-webkit'] as const).map((engine) =>
        project(`${engine}-screens`, ['tests/browser/screens/**/*.test.ts'], inEngine(engine)),
      ),
      project('cloudflare', ['tests/hosts/*.test.ts']),
      project('caddy', ['tests/hosts/**/*.test.ts'], {
        globalSetup: 'tests/support/serve-with-caddy.ts',
      }),
      project('live', ['tests/hosts/*.test.ts', 'tests/site/links-and-sitemap.test.ts'], {
        globalSetup: 'tests/support/live-site.ts',
      }),
    ],
  },
});

function project(name: string, include: string[], more: UserWorkspaceConfig['test'] = {}): UserWorkspaceConfig {
  return { test: { name, include, ...more } };
}

function inEngine(engine: ProvidedContext['engine']) {
  return { provide: { engine } };
}
