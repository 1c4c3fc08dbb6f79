import { PageIntro } from '../../components/PageIntro.tsx';
import type { PhotographFile } from '../../photographs/photographs.ts';

interface Props {
  words: { heading: string; text: string };
  photograph: PhotographFile | undefined;
}

/** Contact's hero: the number as the largest thing on the page. */
export function ContactHero({ words, photograph }: Props) {
  return <PageIntro heading={words.heading} text={words.text} call="page" photograph={photograph} />;
}
