import type { ReactNode } from 'react';

/**
 * A link to the place that explains what it names. Where a pointer or the keyboard stays on it, a tooltip says the same
 * (`src/client/load-tooltips.ts`); on a touch screen and without JavaScript the link leads there.
 * @param page the path of the page that explains it
 * @param id the explanation's id on that page
 */
export function ExplainedLink({ page, id, children }: { page: string; id: string; children: ReactNode }) {
  return (
    <a href={`${page}#${id}`} data-explained="">
      {children}
    </a>
  );
}
