import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle } from 'react';

interface Props extends ComponentProps<'a'> {
  link: HTMLAnchorElement;
}

/**
 * Makes a link that is already on the page the trigger of a tooltip. Adds the event handlers and attributes that the tooltip library passes
 * to a trigger to that link, and removes them on the next render. Renders nothing itself.
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

/** Delays a focus handler by a frame: the browser may scroll to the link on focus, and scrolling would close the tooltip. */
function afterScrolling(link: HTMLAnchorElement, open: EventListener): EventListener {
  return (event) => requestAnimationFrame(() => link.matches(':focus-visible') && open(event));
}
