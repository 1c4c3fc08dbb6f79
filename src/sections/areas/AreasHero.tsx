import type { Words } from '../../content/content.ts';
import { CoastMap } from '../../drawings/map/CoastMap.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import type { ShownPhotograph } from '../../parts/photographs/photographs.ts';

/** The whole area we cover, on the map. */
export function AreasHero({ words, photograph }: { words: Words['areas']; photograph: ShownPhotograph | undefined }) {
  return (
    <PageIntro
      topic={words.topic}
      heading={words.heading}
      text={words.text}
      photograph={photograph}
      stage="ground"
      belowPicture={CoastMap()}
    />
  );
}
