import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import styles from './LinkTooltip.module.css';
import { LinkTrigger } from './LinkTrigger.tsx';
import { TextWithNumbers } from './TextWithNumbers.tsx';

/** How long a pointer rests on a link before its tooltip shows, in milliseconds (specification, 9). */
export const tooltipDelay = 700;

interface Props {
  link: HTMLAnchorElement;
  /** When the pointer came to this link, if it did so before this script. */
  since: number | undefined;
}

/** The tooltip of one explained link: it says what the place says that the link leads to. */
export function LinkTooltip({ link, since }: Props) {
  const [delay, setDelay] = useState(() => (since === undefined ? tooltipDelay : timeLeft(since)));
  // Controlled here, so that the space on the screen is measured again each time it opens.
  const [open, setOpen] = useState(false);
  // Repeat the focus or pointer event from before this script loaded; the time waited since then counts.
  useEffect(() => {
    if (link.matches(':focus-visible')) link.dispatchEvent(new FocusEvent('focus'));
    else if (since !== undefined && link.matches(':hover')) link.dispatchEvent(new PointerEvent('pointermove'));
    setDelay(tooltipDelay);
  }, [link, since]);
  return (
    <Tooltip.Root delayDuration={delay} open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>
        <LinkTrigger link={link} />
      </Tooltip.Trigger>
      {/* Inside a landmark, where screen readers expect all of a page. */}
      <Tooltip.Portal container={link.closest<HTMLElement>('main, footer')}>
        <Tooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={screenEdges()}>
          <TextWithNumbers text={FACTS.explanations[link.pathname + link.hash] ?? ''} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

function timeLeft(since: number): number {
  return Math.max(0, since + tooltipDelay - performance.now());
}

/** How far a tooltip stays from the screen's edges, in pixels: at the bottom, clear of the call bar. */
function screenEdges() {
  const callBar = document.getElementById('call-bar')?.offsetHeight ?? 0;
  return { top: 4, left: 8, right: 8, bottom: callBar + 4 };
}
