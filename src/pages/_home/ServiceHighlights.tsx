import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Ground, type PlacedLook } from '../../components/Ground.tsx';
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
  /**
   * How the services are drawn: as fittings on the pipe (the drawn line in the margin of every page), as lines of a job sheet, or as front
   * doors. src/styles/look has the CSS of the last two.
   */
  staging: Words['look']['services'];
  /** Whether the introduction above shows the house. If so, the pipe leaves the house below the surface of the street. */
  house: boolean;
  look?: PlacedLook;
}

/**
 * Band (full-width section) of Home with the three services that most readers look for. If the introduction shows the house, the band
 * begins with a cross-section of the street. If the services are fittings on the pipe, the pipe starts cold, and turns hot as it passes them.
 */
export function ServiceHighlights({ words, drawings, photographs, staging, house, look }: Props) {
  const onPipe = staging === 'pipe';
  return (
    <Ground look={{ tone: onPipe || house ? 'earth' : 'glass', ...look }} headingId="highlights">
      {(house || onPipe) && <div className={house ? styles.street : styles.start} data-services={staging} />}
      <div className={onPipe ? styles.below : 'services'}>
        <h2 id="highlights">
          <Typeset text={words.heading} />
        </h2>
        <Paragraph text={words.text} />
        <div className={onPipe ? styles.branches : 'branches'}>
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
