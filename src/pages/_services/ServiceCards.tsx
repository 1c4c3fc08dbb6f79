import { Ground, type PlacedLook } from '../../components/Ground.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import { TickList } from '../../components/TickList.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './ServiceCards.module.css';

/** Returns the route of the pipe (a drawn line) through the cards. It changes sides at each card, so an odd number ends on the right. */
export const routeThroughCards = (services: readonly unknown[]) =>
  services.length % 2 === 1 ? 'winding-right' : 'winding-left';

interface Props {
  words: Words['services'];
  drawings: Drawings;
  look?: PlacedLook;
}

/**
 * Section with a card for each service: a drawing or icon on the pipe, a description, the features and, if there are any, a note and a
 * link.
 */
export function ServiceCards({ words: { services, noteHeading }, drawings, look }: Props) {
  // The water turns hot at the first card with a boiler as its drawing or a burner as its icon. Without such a card: at the last card.
  const boilerCard = services.findIndex(({ drawing, icon }) => drawing === 'boiler' || icon === 'burner');
  const boilerIndex = boilerCard < 0 ? services.length - 1 : boilerCard;
  // A chain (`pipe` in look.yaml) has no water, and hangs down the left instead of through the cards.
  const hasWater = look?.pipe !== 'left';
  return (
    <Ground look={{ tone: 'chalk', ...look }}>
      {services.map(({ id, icon, drawing, title, description, features, note, link }, index) => (
        <section className={styles.card} key={id} data-water={hasWater ? waterAt(index - boilerIndex) : undefined}>
          {drawing ? <DrawingImage drawing={drawings.named(`${drawing}-work`)} alt="" /> : <Icon name={icon} />}
          <div className={styles.what}>
            <h2 id={id}>
              <Typeset text={title} />
            </h2>
            <Paragraph text={description} />
          </div>
          <div>
            <TickList items={features} />
            {note && (
              <p className={styles.note} role="note">
                <strong>
                  <Typeset text={noteHeading} />
                </strong>{' '}
                <RunningText text={note} />
              </p>
            )}
            {link && (
              <p>
                <strong>
                  <a href={link.href}>
                    <Typeset text={link.label} />
                  </a>
                </strong>
              </p>
            )}
          </div>
        </section>
      ))}
    </Ground>
  );
}

/** Water in the pipe at a card. `distance`: how many cards the card is below the boiler; negative above it. */
function waterAt(distance: number): 'cold' | 'warming' | 'hot' {
  if (distance === 0) return 'warming';
  return distance < 0 ? 'cold' : 'hot';
}
