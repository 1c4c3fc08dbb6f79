import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import styles from './LinkTooltip.module.css';
import { LinkTrigger } from './LinkTrigger.tsx';
import { TextWithNumbers } from './TextWithNumbers.tsx';

/** Time that a pointer must rest on a link before its tooltip shows, in milliseconds (specification, 9). */
export const tooltipDelay = 700;

interface Props {
  link: HTMLAnchorElement;
  /** Time at which the pointer came to the link (`performance.now()`), if that was before this script loaded. */
  since: number | undefined;
}

/** Tooltip of one explained link. It shows the same explanation as the link's target. */
export function LinkTooltip({ link, since }: Props) {
  const [delay, setDelay] = useState(() => (since === undefined ? tooltipDelay : timeLeft(since)));
  // Controlled, because rendering on each opening measures the free space on the screen again.
  const [open, setOpen] = useState(false);
  // Repeats the focus or pointer event from before this script loaded. The time since then counts towards the delay.
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
      {/* Inside a landmark: screen readers expect all content of a page in one. */}
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

/** Least distance of a tooltip from the edges of the screen, in CSS pixels. At the bottom it includes the call bar. */
function screenEdges() {
  const callBar = document.getElementById('call-bar')?.offsetHeight ?? 0;
  return { top: 4, left: 8, right: 8, bottom: callBar + 4 };
}
