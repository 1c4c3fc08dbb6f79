import type { ComponentProps } from 'react';
import type { Phone } from '../site/schema/phone.ts';
import { Typeset } from './Typeset.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  phone: Phone;
}

/** A number that can be dialled; its text is the number, unless it says more. */
export function PhoneLink({ phone, children = <Typeset text={phone.text} />, ...rest }: Props) {
  return (
    <a {...rest} href={`tel:${phone.e164}`}>
      {children}
    </a>
  );
}
