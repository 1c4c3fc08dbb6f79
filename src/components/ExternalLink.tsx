import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** What a screen reader adds: that it opens in a new tab. */
  newTab: string;
  children: ReactNode;
}

/** A link to another site: opens in a new tab, says so, and gives that site no hold on this one. */
export function ExternalLink({ href, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
