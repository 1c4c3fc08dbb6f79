/** What the benchmarks use of packages that are installed for them alone (bench/package.json). */
declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
    /** Asked for in turn; without them, the address itself. */
    requests?: readonly { path: string }[];
  }): Promise<Result>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string | undefined;
    chromeFlags: readonly string[];
  }): Promise<{ port: number; kill: () => void }>;
}

declare module 'lighthouse' {
  interface Report {
    lighthouseVersion: string;
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null }>;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
  ): Promise<{ lhr: Report } | undefined>;
}

declare module 'react-router' {
  import type { ReactNode } from 'react';

  interface Route {
    path?: string;
    element: ReactNode;
    children?: readonly Route[];
  }
  export interface Router {
    navigate: (path: string) => void;
  }
  export function createBrowserRouter(routes: readonly Route[]): Router;
  export function Outlet(): ReactNode;
  export function useLocation(): { pathname: string };
}

declare module 'react-router/dom' {
  import type { ReactNode } from 'react';
  import type { Router } from 'react-router';

  export function RouterProvider(props: { router: Router }): ReactNode;
}
