import type { ProvidedContext } from 'vitest';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';

const engines = 'tests/browser/engines';
/** Tests that have found faults in WebKit before. `npm test` runs them in WebKit or, if WebKit isn't installed, in Chromium. */
const mostImportant = `${engines}/{first-visit-lettering,without-javascript}.test.ts`;
/**
 * Slow tests, which the project `chromium` leaves out. `npm run test:all`, which runs each night, runs them in every engine. `npm test`
 * runs them only if WebKit isn't installed.
 */
const slowInChromium = `${engines}/{scroll-position,not-found,menu}.test.ts`;
/** Tests that don't run in WebKit. The program through which tests control WebKit has no touch events. */
const touchTests = `${engines}/touch.test.ts`;

/** Tests of a server's responses that run on several hosts. Tests for only one host are in the folders apache-alone/ and caddy-alone/. */
const ofHosts = ['tests/hosts/*.test.ts', 'tests/hosts/server-settings/*.test.ts'];

/** Vitest's configuration. Each `project` is a group of tests; tools/test.ts chooses the groups to run. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/serve-built-site.ts',
    // Use as many workers as there are processors (Vitest's default is one fewer). With more workers, each browser would be too slow.
    maxWorkers: '100%',
    // Test files of a worker share modules, so that each page is fetched and parsed once. No test changes what another test reads.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // 20 seconds. On a busy machine, browsers can take longer than the default of one second.
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
      project('browser-rest', ['tests/browser/rest/*.test.ts']),
      project('chromium', ['tests/browser/behaviour/**/*.test.ts', `${engines}/**/*.test.ts`], {
        ...inEngine('chromium'),
        exclude: [mostImportant, slowInChromium, `${engines}/printed-sheets.test.ts`],
      }),
      project('chromium-rest', [mostImportant, slowInChromium], inEngine('chromium')),
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
  // Includes the style sheets of src/styles/look, which look-styles.ts reads. Vitest treats all other style sheets as empty.
  return { test: { name, include, css: { include: [/styles\/look\//] }, ...more } };
}

/**
 * Settings of a project whose tests run in a browser. If WebKit's driver doesn't answer (tests/support/engines/webdriver.ts), the test runs
 * once more, in a new tab with a new driver.
 */
function inEngine(engine: ProvidedContext['engine']) {
  return { provide: { engine }, retry: { count: 1, condition: /^WebKit's driver did not answer/ } };
}
