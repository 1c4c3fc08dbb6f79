import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** Note for screen readers that the link opens in a new tab. */
  newTab: string;
  children: ReactNode;
}

/** Link to another site, in a new tab. `rel="noopener"` stops that site from controlling this tab. */
export function ExternalLink({ href, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
