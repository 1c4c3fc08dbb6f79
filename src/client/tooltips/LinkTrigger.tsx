import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle } from 'react';

interface Props extends ComponentProps<'a'> {
  link: HTMLAnchorElement;
}

/**
 * Makes a link that is already on the page the trigger of a tooltip. The tooltip library passes event handlers and attributes for the
 * trigger as props. This component adds them to the link, and removes them before the next render. Renders nothing.
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

/**
 * Returns a focus handler that calls `open` a frame later, if the link still has keyboard focus. On focus the browser may scroll to the
 * link, which would close a tooltip that opened at once.
 */
function afterScrolling(link: HTMLAnchorElement, open: EventListener): EventListener {
  return (event) => requestAnimationFrame(() => link.matches(':focus-visible') && open(event));
}
