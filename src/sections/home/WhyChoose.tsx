import type { Words } from '../../content/content.ts';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import { homeStrip } from '../../drawings/drawings.ts';
import { Band } from '../../parts/Band.tsx';
import type { BandLook } from '../../parts/Ground.tsx';
import { Paragraph } from '../../parts/Paragraphs.tsx';
import { PlacedPicture } from '../../parts/photographs/PlacedPicture.tsx';
import styles from './WhyChoose.module.css';

const frames = [
  { drawing: 'hall-clock', place: '/#why-1' },
  { drawing: 'hall-boots', place: '/#why-2' },
  { drawing: 'hall-quote', place: '/#why-3' },
] as const;

interface Props {
  words: Words['home']['whyChoose'];
  look?: BandLook;
  /** Whether the firm's street stands here, since no reviews follow to stand in it. */
  street: boolean;
}

/** What to expect: the first three promises each under a part of one hallway, or the owner's photograph. */
export function WhyChoose({ words, look, street }: Props) {
  const foot = street && homeStrip && <DrawingStrip name={homeStrip} />;
  return (
    <Band id="why" heading={words.heading} look={look} foot={foot}>
      <ul className={styles.hallway}>
        {words.items.map(({ title, text }, index) => (
          <li key={title}>
            {frames[index] && <PlacedPicture {...frames[index]} />}
            <h3>{title}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
