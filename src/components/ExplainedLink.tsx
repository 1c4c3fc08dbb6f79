import type { ReactNode } from 'react';

/**
 * Link from a term to its explanation. A tooltip shows the explanation while a pointer rests on the link or it has keyboard focus
 * (`src/client/load-tooltips.ts`). On a touch screen or without JavaScript there is no tooltip, only the link.
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
