import { type BandLook, Ground } from '../../../components/Ground.tsx';
import { JobSheets } from '../../../components/JobsBand.tsx';
import { newestReviews, Quotes } from '../../../components/Quotes.tsx';
import { Typeset } from '../../../components/Typeset.tsx';
import { jobsFor } from '../../../site/jobs.ts';
import type { Area, Site } from '../../../site/site.ts';
import styles from './TownWork.module.css';

interface Props {
  area: Pick<Area, 'name' | 'path'>;
  site: Site;
  look: BandLook;
}

/**
 * Section with the newest jobs that the firm did in an area, and the reviews from customers there without the newest, which is beside the
 * postcodes (WhereAndWhen). Renders nothing without jobs and such reviews.
 */
export function TownWork({ area, site, look }: Props) {
  const { business, words, photographs } = site;
  const { language } = business;
  const jobs = jobsFor(site, area.path);
  const reviews = newestReviews(words.reviews.items, area.name).slice(1);
  if (jobs.length + reviews.length === 0) return null;
  return (
    <Ground look={look}>
      <div className={styles.work}>
        {jobs.length > 0 && (
          <section>
            <h2 id="jobs">
              <Typeset text={words.evidence.jobs.heading} />
            </h2>
            <JobSheets words={words.evidence.jobs} jobs={jobs} photographs={photographs.byJob} language={language} />
          </section>
        )}
        {reviews.length > 0 && (
          <section>
            <h2 id="reviews">
              <Typeset text={words.reviews.heading} />
            </h2>
            <Quotes reviews={reviews} site={site} />
          </section>
        )}
      </div>
    </Ground>
  );
}
