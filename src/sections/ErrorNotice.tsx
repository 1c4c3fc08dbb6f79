import { Actions } from '../components/Actions.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallButton } from '../components/CallButton.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import type { Business } from '../facts/business.ts';

interface Props {
  business: Business;
  words: { heading: string; text: string; home: string };
}

/** A page that could not be had: says so, and still gets the reader to the phone. */
export function ErrorNotice({ business, words }: Props) {
  return (
    <PageIntro heading={words.heading} text={words.text}>
      <Actions>
        <CallButton phone={business.phone} label="Call" />
        <ButtonLink href="/">{words.home}</ButtonLink>
      </Actions>
    </PageIntro>
  );
}
