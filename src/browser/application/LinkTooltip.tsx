import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import styles from './LinkTooltip.module.css';
import { LinkTrigger } from './LinkTrigger.tsx';
import { tooltipDelay } from './timing.ts';

interface Props {
  link: HTMLAnchorElement;
  /** When the reader came to this link, if they wait for its tooltip. */
  since: number | undefined;
}

/** The tooltip of one explained link: it says what the place says that the link leads to. */
export function LinkTooltip({ link, since }: Props) {
  const [delay, setDelay] = useState(() => (since === undefined ? tooltipDelay : timeLeft(since)));
  const [open, setOpen] = useState(false);
  // The library learns of the reader who came before it did, and waits only for what is left of the delay.
  useEffect(() => {
    if (since === undefined) return;
    const focused = link.matches(':focus-visible');
    link.dispatchEvent(focused ? new FocusEvent('focus') : new PointerEvent('pointermove'));
    setDelay(tooltipDelay);
  }, [link, since]);
  return (
    <Tooltip.Root delayDuration={delay} open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>
        <LinkTrigger link={link} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.tooltip} sideOffset={8} collisionPadding={screenEdges()}>
          {FACTS.explanations[link.hash.slice(1)]}
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
  return { top: 8, left: 8, right: 8, bottom: callBar + 8 };
}
