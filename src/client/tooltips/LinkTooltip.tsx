import * as Tooltip from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import styles from './LinkTooltip.module.css';
import { LinkTrigger } from './LinkTrigger.tsx';
import { TextWithNumbers } from './TextWithNumbers.tsx';

/** Time that a pointer must rest on a link before the tooltip opens, in milliseconds (docs/specification.md, section 9). */
export const tooltipDelay = 700;

interface Props {
  link: HTMLAnchorElement;
  /**
   * Time at which the pointer moved onto the link (`performance.now()`). Undefined if the pointer was not on the link when this script
   * loaded.
   */
  since: number | undefined;
}

/** Tooltip of one link from a term to its explanation. The tooltip shows the explanation. */
export function LinkTooltip({ link, since }: Props) {
  const [delay, setDelay] = useState(() => (since === undefined ? tooltipDelay : timeLeft(since)));
  // The state is here, not in the library, so that each opening renders this component. Each render measures the call bar (`screenEdges`).
  const [open, setOpen] = useState(false);
  // Repeats the focus or pointer event that happened before this script loaded. After a pointer event, the first `delay` is only the time
  // that is left.
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
      {/* The tooltip is rendered in `main` or `footer`, because all content of a page should be in landmarks, for screen readers. */}
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

/**
 * Returns the minimum distance of a tooltip from each edge of the screen, in CSS pixels. The distance at the bottom includes the height of
 * the call bar (the bar with the call button at the bottom of small screens).
 */
function screenEdges() {
  const callBar = document.getElementById('call-bar')?.offsetHeight ?? 0;
  return { top: 4, left: 8, right: 8, bottom: callBar + 4 };
}
