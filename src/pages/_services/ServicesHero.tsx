import { Icon } from '../../components/Icon.tsx';
import { PageIntro, type PageTop } from '../../components/PageIntro.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import { Typeset } from '../../components/Typeset.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';
import styles from './ServicesHero.module.css';

interface Props {
  words: Words['services'];
  top: PageTop;
  drawings: Drawings;
}

/** Introduction of Services, with all services along a drawn pipe. Each service links to its card further down the page. */
export function ServicesHero({ words, top, drawings }: Props) {
  const shelf = (
    <ul className={styles.shelf} data-lettering="" data-jumps="">
      {words.services.map(({ id, icon, drawing, title }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {drawing ? <DrawingImage drawing={drawings.named(drawing)} alt="" eager /> : <Icon name={icon} size={96} />}{' '}
            <span>
              <Typeset text={title} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <PageIntro
      {...top}
      className={styles.hero}
      topic={words.topic}
      heading={words.heading}
      actions={[{ href: '#emergency', label: words.help }]}
      belowCall={<Paragraph text={words.text} />}
      belowPicture={
        <>
          {shelf}
          <div data-jumps="">
            <Paragraph text={words.more} />
          </div>
        </>
      }
    />
  );
}
