import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallButton } from '../components/CallButton.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import type { Business } from '../facts/business.ts';
import { DrippingTap } from '../illustrations/Spots.tsx';

interface Props {
  business: Business;
  words: { heading: string; text: string; home: string };
}

/** A page that could not be had: says so, and still gets the reader to the phone. */
export function ErrorNotice({ business, words }: Props) {
  return (
    <PageIntro
      heading={words.heading}
      text={words.text}
      call={<CallButton phone={business.phone} label="Call" size="plate" />}
      drawing={<DrippingTap />}
    >
      <ButtonLink href="/">{words.home}</ButtonLink>
    </PageIntro>
  );
}
