import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import type { ShownPhotograph } from '../../parts/photographs/photographs.ts';

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
      stage="left"
      picture={<DrawingImage name="open-van" alt="" first />}
    >
      <Paragraphs text={rest} />
    </PageIntro>
  );
}
