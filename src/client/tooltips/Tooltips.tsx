import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApplicationError } from './ApplicationError.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LinkTooltip, tooltipDelay } from './LinkTooltip.tsx';

/** How soon after one tooltip has closed the next one shows at once, in milliseconds (specification, 9). */
const skipDelay = 300;

/** The library's defaults are the specification's, 9. No queries are defined, so it asks nobody for anything. */
const dataClient = new QueryClient();

/** The explained link that the pointer is on, and when it came there (`performance.now()`). */
export interface HoveredLink {
  link: HTMLAnchorElement;
  since: number;
}

interface Props {
  links: readonly HTMLAnchorElement[];
  hovered: HoveredLink | undefined;
}

/** All that React renders in the browser: a tooltip for each explained link. Decision 1 says what fails how. */
export function Tooltips({ links, hovered }: Props) {
  return (
    <ErrorBoundary fallback={<ApplicationError />}>
      <QueryClientProvider client={dataClient}>
        <Tooltip.Provider delayDuration={tooltipDelay} skipDelayDuration={skipDelay}>
          {links.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the links of a page neither move nor change
            <ErrorBoundary key={index} fallback={null}>
              <LinkTooltip link={link} since={link === hovered?.link ? hovered.since : undefined} />
            </ErrorBoundary>
          ))}
        </Tooltip.Provider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
