import type { ReactNode } from 'react';

/**
 * Link from a term to an explanation of the term. A tooltip (src/client/tooltips) shows the explanation while a pointer rests on the link
 * or the link has keyboard focus. On touch screens and without JavaScript there is only the link.
 * @param page path of the page with the explanation
 * @param id id of the explanation on that page
 */
export function ExplainedLink({ page, id, children }: { page: string; id: string; children: ReactNode }) {
  return (
    <a href={`${page}#${id}`} data-explained="">
      {children}
    </a>
  );
}
