import { PageIntro } from '../../components/PageIntro.tsx';
import type { Words } from '../../facts/content.ts';
import { CoastMap } from '../../illustrations/map/CoastMap.tsx';
import type { ShownPhotograph } from '../../photographs/photographs.ts';

/** The whole area we cover, on the map. */
export function AreasHero({ words, photograph }: { words: Words['areas']; photograph: ShownPhotograph | undefined }) {
  return (
    <PageIntro
      topic={words.topic}
      heading={words.heading}
      text={words.text}
      photograph={photograph}
      belowPicture={<CoastMap />}
      wide
    />
  );
}
