import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { DrippingTap } from '../illustrations/Spots.tsx';

interface Props {
  words: { heading: string; text: string; home: string };
}

/** A page that could not be had: says so, and still gets the reader to the phone. */
export function ErrorNotice({ words }: Props) {
  return (
    <PageIntro heading={words.heading} text={words.text} drawing={<DrippingTap />}>
      <ButtonLink href="/" label={words.home} />
    </PageIntro>
  );
}
