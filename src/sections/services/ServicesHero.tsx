import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import type { ShownPhotograph } from '../../parts/photographs/photographs.ts';
import { RunningText } from '../../parts/RunningText.tsx';
import styles from './ServicesHero.module.css';

interface Props {
  words: Words['services'];
  photograph: ShownPhotograph | undefined;
}

/** What we do: the services on one pipe across the page, each a link down to what it includes. */
export function ServicesHero({ words, photograph }: Props) {
  const shelf = (
    <ul className={styles.shelf} data-lettering="" data-jumps="">
      {words.services.map(({ id, icon, drawing, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {drawing ? <DrawingImage name={drawing} alt="" first /> : <Icon name={icon} size={96} />}{' '}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <PageIntro
      stage="shelf"
      topic={words.topic}
      heading={words.heading}
      belowCall={
        <>
          <ButtonLink href="#emergency" label={words.help} />
          <p>
            <RunningText text={words.text} />
          </p>
        </>
      }
      photograph={photograph}
      belowPicture={shelf}
    />
  );
}
