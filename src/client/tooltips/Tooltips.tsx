import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApplicationError } from './ApplicationError.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LinkTooltip, tooltipDelay } from './LinkTooltip.tsx';

/** Time after a tooltip closes during which the next one shows without delay, in milliseconds (specification, 9). */
const skipDelay = 300;

/** Query client with the library's defaults, as the specification requires (9). There are no queries, so it sends no requests. */
const dataClient = new QueryClient();

/** The explained link that the pointer is on, and the time at which it came there (`performance.now()`). */
export interface HoveredLink {
  link: HTMLAnchorElement;
  since: number;
}

interface Props {
  /** The explained links of the page. */
  links: readonly HTMLAnchorElement[];
  /** Link that the pointer was on when the script loaded. */
  hovered: HoveredLink | undefined;
}

/** Everything that React renders in the browser: a tooltip for each explained link. Decision 1 describes how errors are handled. */
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
