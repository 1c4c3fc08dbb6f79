import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { DrippingTap } from '../illustrations/Spots.tsx';

interface Props {
  words: { heading: string; text: string; home: string };
}

/** The content of the error pages: what went wrong, and the number. */
export function ErrorNotice({ words }: Props) {
  return (
    <PageIntro heading={words.heading} text={words.text} drawing={<DrippingTap />}>
      <ButtonLink href="/" label={words.home} />
    </PageIntro>
  );
}
