import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle } from 'react';

interface Props extends ComponentProps<'a'> {
  link: HTMLAnchorElement;
}

/**
 * Stands in for a link that is on the page already: what the tooltip library gives a trigger that React renders
 * (handlers, attributes, a ref) is put on that link, and taken off again.
 */
export function LinkTrigger({ link, ref, ...props }: Props): ReactNode {
  useImperativeHandle(ref, () => link, [link]);
  useEffect(() => {
    const attached = new AbortController();
    const { signal } = attached;
    for (const [name, value] of Object.entries(props)) {
      if (typeof value === 'function') {
        const type = name.slice('on'.length).toLowerCase();
        link.addEventListener(type, type === 'focus' ? afterScrolling(link, value) : value, { signal });
      } else if (value !== undefined) {
        link.setAttribute(name, String(value));
        signal.addEventListener('abort', () => link.removeAttribute(name));
      }
    }
    return () => attached.abort();
  });
  return null;
}

/** The browser may scroll to a link that takes the focus, and a tooltip closes when its page scrolls: it waits a frame. */
function afterScrolling(link: HTMLAnchorElement, open: EventListener): EventListener {
  return (event) => requestAnimationFrame(() => link.matches(':focus-visible') && open(event));
}
