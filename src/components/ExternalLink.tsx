import type { ReactNode } from 'react';
import { site } from '../site/current.ts';

/** A link to another site: opens in a new tab, says so, and gives that site no hold on this one. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({site.words.labels.newTab})</span>
    </a>
  );
}
