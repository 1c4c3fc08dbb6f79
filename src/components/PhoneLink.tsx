import type { ComponentProps } from 'react';
import { site } from '../site/current.ts';
import type { Phone } from '../site/schema/phone.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** The firm's own, unless it says another. */
  phone?: Phone;
}

/** A number that can be dialled; its text is the number, unless it says more. */
export function PhoneLink({ phone = site.business.phone, children = phone.text, ...rest }: Props) {
  return (
    <a {...rest} href={`tel:${phone.e164}`}>
      {children}
    </a>
  );
}
