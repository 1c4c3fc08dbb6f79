import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { Paragraph } from '../../components/Paragraphs.tsx';
import type { Words } from '../../site/files/content.ts';
import type { Area } from '../../site/site.ts';
import styles from './ServiceArea.module.css';

interface Props {
  words: Words['contact']['serviceArea'];
  areas: readonly Area[];
  language: string;
  look?: BandLook;
}

/** Section with the places the firm works in: main places in large letters, other areas in a sentence. Places with a page are links. */
export function ServiceArea({ words, areas, language, look }: Props) {
  const pages = new Map(areas.map(({ name, path }) => [name, path]));
  const others = [...pages.keys()].filter((name) => !words.main.includes(name));
  const list = new Intl.ListFormat(language).formatToParts(others);
  return (
    <Band id="service-area" heading={words.heading} look={look}>
      <Paragraph text={words.text} />
      <ul className={styles.places} data-names="">
        {words.main.map((name) => (
          <li key={name}>
            <Place name={name} path={pages.get(name)} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p>
          {words.extended}{' '}
          {list.map(({ type, value }) =>
            type === 'element' ? <Place key={value} name={value} path={pages.get(value)} /> : value,
          )}
          .
        </p>
      )}
    </Band>
  );
}

function Place({ name, path }: { name: string; path: string | undefined }) {
  return path ? <a href={path}>{name}</a> : name;
}
