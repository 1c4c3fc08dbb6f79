import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { Badges } from '../../parts/Badges.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Ground } from '../../parts/Ground.tsx';
import { PhotographOr } from '../../parts/photographs/PhotographOr.tsx';
import { Branches, Street } from '../../parts/pipe/Street.tsx';
import { RunningText } from '../../parts/RunningText.tsx';
import styles from './ServiceHighlights.module.css';

const pictures = [
  { drawing: 'burst-pipe', place: '/#highlight-1' },
  { drawing: 'boiler', place: '/#highlight-2' },
  { drawing: 'flush-lens', place: '/#highlight-3' },
] as const;

interface Props {
  words: Words['home']['highlights'];
  badges: Words['badges'];
}

/** Under the street: why to trust the firm, and the three services that most readers came for, on the pipe that comes from the house. */
export function ServiceHighlights({ words, badges }: Props) {
  return (
    <Ground look={{ tone: 'earth', pipe: 'street' }} headingId="highlights">
      <Street>
        <div className={styles.proof}>
          <Badges label={badges.labels.membership} names={['association']} />
          <Badges label={badges.labels.trust} names={['gasSafe', 'insured', 'allHours', 'rating']} />
        </div>
        <h2 id="highlights">{words.heading}</h2>
        <p>
          <RunningText text={words.text} />
        </p>
        <Branches>
          {words.items.map(({ title, text, href }, index) => (
            <>
              <Picture index={index} />
              <div>
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                <p>
                  <RunningText text={text} />
                </p>
              </div>
            </>
          ))}
        </Branches>
        <ButtonLink {...words.link} />
      </Street>
    </Ground>
  );
}

function Picture({ index }: { index: number }) {
  const { drawing, place } = pictures[index] ?? pictures[0];
  return (
    <PhotographOr place={place}>
      <DrawingImage name={drawing} alt="" />
    </PhotographOr>
  );
}
