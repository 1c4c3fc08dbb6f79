import { PageIntro } from '../../components/PageIntro.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import type { Words } from '../../facts/content.ts';
import { OpenVan } from '../../illustrations/OpenVan.tsx';
import type { ShownPhotograph } from '../../photographs/photographs.ts';

interface Props {
  words: Words['about'];
  photograph: ShownPhotograph | undefined;
}

/** About's hero: who answers the phone, and what they come with. */
export function AboutHero({ words, photograph }: Props) {
  const [first = '', ...rest] = words.story;
  return (
    <PageIntro
      topic={words.topic}
      heading={words.heading}
      text={first}
      photograph={photograph}
      drawing={<OpenVan />}
      wide
    >
      <Paragraphs text={rest} />
    </PageIntro>
  );
}
