import type { TestProject } from 'vitest/node';

/** Provides the address of a live site to the tests of hosts (`npm run check-live`). */
export default function liveSite(project: TestProject): void {
  project.provide('siteUrl', process.env.LIVE_SITE ?? '');
}
