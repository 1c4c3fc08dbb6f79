import { type BandLook, Ground } from '../../../components/Ground.tsx';
import { Paragraph } from '../../../components/Paragraphs.tsx';
import { newestReviews, Quotes } from '../../../components/Quotes.tsx';
import { Typeset } from '../../../components/Typeset.tsx';
import { postcodeId } from '../../../site/explanations.ts';
import type { Area, Site } from '../../../site/site.ts';
import styles from './WhereAndWhen.module.css';

interface Props {
  area: Area;
  site: Site;
  look?: BandLook;
}

/**
 * Section with two cards: the area's postcodes and places nearby, with the newest review from there if there is one; and the area's response
 * time (left out if the firm gives no response times).
 */
export function WhereAndWhen({ area, site, look }: Props) {
  const { postcodes, response } = area.sharedWords;
  const { labels, reviews } = site.words;
  return (
    <Ground look={{ tone: 'chalk', ...look }}>
      <div className={styles.cards}>
        <section>
          <h2 id="postcodes">
            <Typeset text={area.nearby.length > 0 ? postcodes.heading : postcodes.alone} />
          </h2>
          <dl className={styles.postcodes}>
            {area.postcodes.map(({ code, covers }) => (
              <div key={code} id={postcodeId(code)}>
                <dt>{code}</dt>
                <dd>
                  <Typeset text={covers} />
                </dd>
              </div>
            ))}
          </dl>
          {area.nearby.length > 0 && (
            <ul className={styles.nearby} data-names="" aria-label={postcodes.nearby}>
              {area.nearby.map(({ name, path }) => (
                <li key={name}>{path ? <a href={path}>{name}</a> : name}</li>
              ))}
            </ul>
          )}
          <Quotes reviews={newestReviews(reviews.items, area.name).slice(0, 1)} site={site} />
        </section>
        {response && (
          <section>
            <h2 id="response">
              <Typeset text={response.heading} />
            </h2>
            <p>
              <Typeset text={response.time} />{' '}
              <strong className={styles.minutes}>
                {area.minutes} {labels.minutes}
              </strong>
            </p>
            <Paragraph text={response.vary} />
            {area.response && <Paragraph text={area.response} />}
          </section>
        )}
      </div>
    </Ground>
  );
}
