import type { ProvidedContext } from 'vitest';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

const engines = 'tests/browser/engines';
/**
 * Tests that `npm test` also runs in WebKit, in which the site has failed them before. The other tests of engines/ run in Chromium only.
 */
const mostImportant = `${engines}/{first-visit-lettering,menu,without-javascript}.test.ts`;
/** WebKit's driver has no touch events. */
const touchTests = `${engines}/touch.test.ts`;

/** Tests of the answers of a server. apache-alone/ and caddy-alone/ have those for one host. */
const ofHosts = ['tests/hosts/*.test.ts', 'tests/hosts/server-settings/*.test.ts'];

/** tools/test.ts chooses the projects to run. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/serve-built-site.ts',
    // The default is one worker fewer than processors. With more workers than processors each browser is too slow.
    maxWorkers: '100%',
    // Files share modules, so that each page is fetched and parsed once. No test changes what another one reads.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Milliseconds; a browser on a busy machine takes longer than the default of one second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project('unit', ['{src,tools,deploy}/**/*.test.{ts,tsx}', 'tests/conventions/**/*.test.ts']),
      project('build', ['tests/build/*.test.ts']),
      project('editor', ['tests/editor/*.test.ts']),
      project('editor-rest', ['tests/editor/rest/*.test.ts']),
      project('editor-firefox', ['tests/editor/engines/*.test.ts'], inEngine('firefox')),
      project('editor-webkit', ['tests/editor/engines/*.test.ts'], inEngine('webkit')),
      project('slow-build', ['tests/build/slow/*.test.ts']),
      project('site', ['tests/site/**/*.test.ts']),
      project('specification', ['tests/specification/**/*.test.ts']),
      project('filled-firm', ['tests/filled-firm/**/*.test.ts']),
      project('layout', ['tests/browser/layout/**/*.test.ts']),
      project('chromium', ['tests/browser/behaviour/**/*.test.ts', `${engines}/**/*.test.ts`], {
        ...inEngine('chromium'),
        exclude: [mostImportant, `${engines}/printed-sheets.test.ts`],
      }),
      project('chromium-rest', [mostImportant], inEngine('chromium')),
      project('webkit', [mostImportant], inEngine('webkit')),
      project('webkit-rest', [`${engines}/**/*.test.ts`], {
        ...inEngine('webkit'),
        exclude: [mostImportant, touchTests],
      }),
      project('firefox', [`${engines}/**/*.test.ts`], inEngine('firefox')),
      project('paper', [`${engines}/printed-sheets.test.ts`], inEngine('chromium')),
      ...(['chromium', 'firefox', 'webkit', 'old-chromium', 'old-webkit'] as const).map((engine) =>
        project(`${engine}-screens`, ['tests/browser/screens/**/*.test.ts'], inEngine(engine)),
      ),
      project('cloudflare', ofHosts),
      project('caddy', [...ofHosts, 'tests/hosts/caddy-alone/*.test.ts'], {
        globalSetup: 'tests/support/serve-with-caddy.ts',
      }),
      project('apache', ['tests/hosts/*.test.ts', 'tests/hosts/apache-alone/*.test.ts'], {
        globalSetup: 'tests/support/serve-with-apache.ts',
      }),
      project('live', [...ofHosts, 'tests/site/links-and-sitemap.test.ts'], {
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
