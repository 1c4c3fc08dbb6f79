import { ButtonLink } from '../../components/ButtonLink.tsx';
import { type BandLook, Ground } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { PlacedPicture } from '../../components/photographs/PlacedPicture.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { DrawingPlace } from '../../site/drawing-places.ts';
import type { Words } from '../../site/files/content.ts';
import type { Photographs } from '../../site/site.ts';
import styles from './ServiceHighlights.module.css';

/** Drawing of each service, in the order of the services. If the owner has a photograph for `place`, it replaces the drawing. */
const pictures = [
  { drawing: 'burst-pipe', place: '/#highlight-1' },
  { drawing: 'boiler', place: '/#highlight-2' },
  { drawing: 'flush-lens', place: '/#highlight-3' },
] as const satisfies { drawing: string; place: DrawingPlace }[];

interface Props {
  words: Words['home']['highlights'];
  drawings: Drawings;
  photographs: Photographs['byPlace'];
  look?: BandLook;
}

/**
 * First section of Home below the introduction: the street below the house, and the three services that most readers look for. The water in
 * the pipe (the drawn line in the margin) is cold where the pipe leaves the house, and turns hot beside the services. On wide screens the
 * services are in a row, on small screens one below the other.
 */
export function ServiceHighlights({ words, drawings, photographs, look }: Props) {
  return (
    <Ground look={{ tone: 'earth', ...look }} headingId="highlights">
      <div className={styles.street} />
      <div className={styles.below}>
        <h2 id="highlights">
          <Typeset text={words.heading} />
        </h2>
        <Paragraph text={words.text} />
        <div className={styles.branches}>
          {words.items.map(({ title, text, href }, index) => {
            const picture = pictures[index];
            return (
              <article key={title}>
                {picture && (
                  <PlacedPicture
                    photograph={photographs.get(picture.place)}
                    drawing={drawings.named(picture.drawing)}
                  />
                )}
                <div>
                  <h3>
                    <a href={href}>
                      <Typeset text={title} />
                    </a>
                  </h3>
                  <Paragraph text={text} />
                </div>
              </article>
            );
          })}
        </div>
        <ButtonLink {...words.link} />
      </div>
    </Ground>
  );
}
