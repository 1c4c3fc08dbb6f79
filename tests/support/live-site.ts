import type { TestProject } from 'vitest/node';

/** Gives the tests of hosts the address of a site that is live (`npm run check-live`). */
export default function liveSite(project: TestProject): void {
  project.provide('siteUrl', process.env.LIVE_SITE ?? '');
}
