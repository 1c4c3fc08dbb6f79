import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { ApplicationError } from './ApplicationError.tsx';
import { LinkTooltip, tooltipDelay } from './LinkTooltip.tsx';

/** Time after a tooltip closes in which another one opens without delay, in milliseconds (docs/specification.md, section 9). */
const skipDelay = 300;

/**
 * Query client with the library's defaults, required by docs/specification.md, section 9. No component queries, so there are no requests.
 */
const dataClient = new QueryClient();

/** The link with a tooltip that the pointer is on, and the time at which the pointer moved onto it (`performance.now()`). */
export interface HoveredLink {
  link: HTMLAnchorElement;
  since: number;
}

interface Props {
  /** All links of the page that get a tooltip. */
  links: readonly HTMLAnchorElement[];
  /** Link that the pointer was on when the script loaded. Undefined if there was none. */
  hovered: HoveredLink | undefined;
}

/** Everything that React renders in the browser: a tooltip for each link. docs/decisions/0001-react.md describes how errors are handled. */
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
