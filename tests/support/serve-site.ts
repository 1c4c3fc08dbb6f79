import type { TestProject } from 'vitest/node';
import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import type { HostName } from '../../deploy/host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** Which host the tests of hosts look at. */
    hostName: HostName;
  }
}

/** Serves `dist/` for all tests of the built site, as the production host would. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const host = await startCloudflare(0);
  project.provide('siteUrl', host.url);
  return host.stop;
}
