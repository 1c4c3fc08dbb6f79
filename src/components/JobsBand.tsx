import type { Words } from '../site/files/content.ts';
import type { Job, Photographs, ShownPhotograph } from '../site/site.ts';
import { Band } from './Band.tsx';
import { decimal, monthOf } from './formats.ts';
import type { BandLook } from './Ground.tsx';
import styles from './JobsBand.module.css';
import { Photograph } from './photographs/Photograph.tsx';
import { Typeset } from './Typeset.tsx';

type JobWords = Words['evidence']['jobs'];

interface Props {
  words: JobWords;
  /** Jobs to show, in this order. */
  jobs: readonly Job[];
  photographs: Photographs['byJob'];
  language: string;
  look: BandLook;
}

/** Section with jobs that the firm has done. Renders nothing without jobs. */
export function JobsBand({ words, jobs, photographs, language, look }: Props) {
  if (jobs.length === 0) return null;
  return (
    <Band id="jobs" heading={words.heading} look={look}>
      <JobSheets {...{ words, jobs, photographs, language }} />
    </Band>
  );
}

/** List of jobs, one below the other. */
export function JobSheets({ words, jobs, photographs, language }: Omit<Props, 'look'>) {
  return (
    <div className={styles.jobs}>
      {jobs.map((job) => (
        <JobSheet
          key={job.name}
          job={job}
          photographs={photographs.get(job.name) ?? []}
          words={words}
          language={language}
        />
      ))}
    </div>
  );
}

interface SheetProps {
  job: Job;
  photographs: readonly ShownPhotograph[];
  words: JobWords;
  language: string;
}

/** One job: its town and month, the problem, the work, the hours of work, the water before and after, and photographs. */
function JobSheet({ job, photographs, words, language }: SheetProps) {
  const { town, month, problem, done, hours, water } = job;
  return (
    <article className={styles.job}>
      <div>
        <h3>
          {town}, {monthOf(month, language)}
        </h3>
        <p>
          <strong>
            <Typeset text={problem} />
          </strong>
        </p>
        <p>
          <Typeset text={done} />
        </p>
        <p>
          {words.hours} <strong>{decimal(hours, language)}</strong>
        </p>
        {water && (
          <dl className={styles.water}>
            <div>
              <dt>{words.before}</dt>
              <dd>
                <Typeset text={water.before} />
              </dd>
            </div>
            <div>
              <dt>{words.after}</dt>
              <dd>
                <Typeset text={water.after} />
              </dd>
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
