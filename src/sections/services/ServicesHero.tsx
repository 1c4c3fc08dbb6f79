import type { Words } from '../../content/content.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { PageIntro } from '../../parts/PageIntro.tsx';
import type { ShownPhotograph } from '../../parts/photographs/photographs.ts';
import styles from './ServicesHero.module.css';

interface Props {
  words: Words['services'];
  photograph: ShownPhotograph | undefined;
}

/** What we do, and a board of the services that leads down the page. */
export function ServicesHero({ words, photograph }: Props) {
  const board = (
    <ul className={styles.board} data-lettering="" data-jumps="">
      {words.services.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <PageIntro
      topic={words.topic}
      heading={words.heading}
      text={words.text}
      belowCall={<ButtonLink href="#emergency" label={words.help} />}
      photograph={photograph}
      belowPicture={board}
    />
  );
}
