import type { Finding } from '../answers.ts';

/** Publishes the site, step by step. */
export function Publish(_: { onGo: (finding: Finding) => void }) {
  return <h2 tabIndex={-1}>Publish</h2>;
}
