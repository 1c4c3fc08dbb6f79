import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** Text for screen readers that says that the link opens in a new tab. */
  newTab: string;
  children: ReactNode;
}

/** Link that opens another site in a new tab. `rel="noopener"` stops the other site from controlling the tab of this page. */
export function ExternalLink({ href, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
