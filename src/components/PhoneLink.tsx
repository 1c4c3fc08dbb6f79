import type { ComponentProps } from 'react';
import type { Phone } from '../site/schema/phone.ts';
import { Typeset } from './Typeset.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  phone: Phone;
}

/** Link that dials a phone number. Default text: the number. */
export function PhoneLink({ phone, children = <Typeset text={phone.text} />, ...rest }: Props) {
  return (
    <a {...rest} href={`tel:${phone.e164}`}>
      {children}
    </a>
  );
}
