import type { Words } from '../../content/content.ts';
import { DrawingFigure } from '../../drawings/DrawingFigure.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import type { ShownPhotograph } from '../../parts/photographs/photographs.ts';

interface Props {
  words: Words['power-flushing']['hero'];
  photograph: ShownPhotograph | undefined;
}

/** What is wrong, what puts it right, and a thermal camera's word for it, or the owner's photograph. */
export function FlushHero({ words, photograph }: Props) {
  const { topic, heading, text, picture } = words;
  return (
    <PageIntro
      topic={topic}
      heading={heading}
      text={text}
      photograph={photograph}
      drawing={<DrawingFigure name="inline/thermal-radiators" words={picture} inline />}
    />
  );
}
