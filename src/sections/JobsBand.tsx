import { facts } from '../facts/index.ts';
import { jobsFor } from '../facts/jobs.ts';
import type { Job } from '../facts/types.ts';
import { Band } from '../parts/Band.tsx';
import { decimal, monthOf } from '../parts/formats.ts';
import type { BandLook } from '../parts/Ground.tsx';
import { Photograph } from '../parts/photographs/Photograph.tsx';
import { photographsOf } from '../parts/photographs/photographs.ts';
import styles from './JobsBand.module.css';

const { heading, hours: hoursLabel, before, after } = facts.words.evidence.jobs;

/** The newest jobs of a page, each as a sheet of the job book; no band where there is none. */
export function JobsBand({ path, look }: { path: string; look: BandLook }) {
  const jobs = jobsFor(facts, path);
  if (jobs.length === 0) return null;
  return (
    <Band id="jobs" heading={heading} look={look}>
      <div className={styles.jobs}>
        {jobs.map((job) => (
          <JobSheet key={job.name} job={job} />
        ))}
      </div>
    </Band>
  );
}

/** Where and when, what was wrong, what was done, and what it looked like. */
function JobSheet({ job }: { job: Job }) {
  const { town, month, problem, done, hours, water } = job;
  const photographs = photographsOf(job);
  return (
    <article className={styles.job}>
      <div>
        <h3>
          {town}, {monthOf(month)}
        </h3>
        <p>
          <strong>{problem}</strong>
        </p>
        <p>{done}</p>
        <p>
          {hoursLabel} <strong>{decimal(hours)}</strong>
        </p>
        {water && (
          <dl className={styles.water}>
            <div>
              <dt>{before}</dt>
              <dd>{water.before}</dd>
            </div>
            <div>
              <dt>{after}</dt>
              <dd>{water.after}</dd>
            </div>
          </dl>
        )}
      </div>
      {photographs.length > 0 && (
        <div className={styles.photographs}>
          {photographs.map((photograph) => (
            <Photograph key={photograph.alt} photograph={photograph} />
          ))}
        </div>
      )}
    </article>
  );
}
