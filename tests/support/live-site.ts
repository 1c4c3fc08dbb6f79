import type { TestProject } from 'vitest/node';

/** Gives the tests the address of a live site, from the environment variable LIVE_SITE (`npm run check-live` sets it). */
export default function liveSite(project: TestProject): void {
  project.provide('siteUrl', process.env.LIVE_SITE ?? '');
}
