import { useEffect, useRef, useState } from 'react';
import type { Publication } from '../../publish/publications.ts';
import type { Outcome } from '../../publish/publish.ts';
import { type PublishQuestion, type StepEvent, type StepName, timeOf } from '../../publish/steps.ts';
import type { PublishLine } from '../answers.ts';
import { ask, follow } from './api.ts';

interface Published {
  publications: Publication[];
  steps: Record<StepName, { title: string; seconds: number }>;
}

/** Buttons that publish the site or rehearse the publication, a list of the steps, and a way back to the previous publication. */
export function Publish({ onMissing }: { onMissing: () => void }) {
  const [published, setPublished] = useState<Published>();
  const [events, setEvents] = useState<StepEvent[]>();
  const [question, setQuestion] = useState<PublishQuestion>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ask<Published>('published').then(setPublished);
  }, []);
  useEffect(() => {
    if (question) asked.current?.focus();
  }, [question]);

  async function run(how: 'rehearsal' | 'publication'): Promise<void> {
    setEvents([]);
    setOutcome(undefined);
    setRunning(true);
    try {
      await follow<PublishLine>('publish', how, (line) => {
        if ('event' in line) setEvents((before = []) => [...before, line.event]);
        else if ('question' in line) setQuestion(line.question);
        else setOutcome(line.outcome);
      });
    } finally {
      setRunning(false);
    }
    setPublished(await ask<Published>('published'));
  }
  function reply(value: string): void {
    setQuestion(undefined);
    ask('reply', value);
  }

  if (!published) return <p role="status">Looking…</p>;
  const [last] = published.publications;
  return (
    <>
      <h2 tabIndex={-1}>Publish</h2>
      <p>
        {last
          ? `Last published on ${timeOf(last.at)} at ${last.site}${last.isBack ? ', by going back to an earlier version' : ''}.`
          : 'Your site has not been published yet.'}
      </p>
      <div className="row">
        <button type="button" className="main" disabled={isRunning} onClick={() => run('publication')}>
          Publish now
        </button>
        <button type="button" disabled={isRunning} onClick={() => run('rehearsal')}>
          Rehearse, without publishing
        </button>
      </div>
      {events && <Steps steps={published.steps} events={events} isOver={!isRunning} />}
      {question && (
        <section className="waiting" aria-label="A question">
          <h3 ref={asked} tabIndex={-1}>
            {question.words}
          </h3>
          {question.warning && <p>{question.warning}</p>}
          <div className="row">
            {question.choices.map(({ value, label }) => (
              <button key={value} type="button" onClick={() => reply(value)}>
                {label}
              </button>
            ))}
          </div>
        </section>
      )}
      <div role="status">{outcome && <End outcome={outcome} onMissing={onMissing} />}</div>
      {last && !isRunning && <WayBack />}
    </>
  );
}

function Steps({ steps, events, isOver }: { steps: Published['steps']; events: StepEvent[]; isOver: boolean }) {
  const lastOf = (step: string) => events.findLast((event) => event.step === step);
  const isDone = (step: string) => ['done', 'warned', 'skipped'].includes(lastOf(step)?.state ?? '');
  const all = Object.entries(steps);
  const seconds = (some: typeof all) => some.reduce((sum, [, step]) => sum + step.seconds, 0);
  return (
    <>
      <label className="progress">
        How far it is
        <progress max={seconds(all)} value={isOver ? seconds(all) : seconds(all.filter(([step]) => isDone(step)))} />
      </label>
      <ol className="steps">
        {all.map(([step, { title }]) => {
          const event = lastOf(step);
          return (
            <li
              key={step}
              className={event?.state ?? 'later'}
              aria-current={event?.state === 'started' ? 'step' : undefined}
            >
              <strong>
                {title}
                {event && markWords[event.state] && <span className="tag">{markWords[event.state]}</span>}
              </strong>
              {event && <span className="words">{event.words}</span>}
              {event && 'link' in event && event.link && <a href={event.link}>Open the page</a>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Text of the tag beside a step, by the state of the step. */
const markWords: Partial<Record<StepEvent['state'], string>> = {
  done: 'done',
  warned: 'not ready yet',
  skipped: 'left out',
  failed: 'failed',
  cancelled: 'stopped',
};

function End({ outcome, onMissing }: { outcome: Outcome; onMissing: () => void }) {
  if (outcome.state === 'published')
    return (
      <p className="good">
        Your site is live:{' '}
        <a href={outcome.site} target="_blank" rel="noreferrer">
          {outcome.site}
        </a>
      </p>
    );
  if (outcome.state === 'rehearsed')
    return outcome.isReady ? (
      <p className="good">The rehearsal went well. You can publish.</p>
    ) : (
      <p>
        The rehearsal went well, but your site can’t go live yet.{' '}
        <button type="button" onClick={onMissing}>
          See what is missing
        </button>
      </p>
    );
  return (
    <>
      <p className="problem">{outcome.words}</p>
      {outcome.remedy && <p>{outcome.remedy}</p>}
      {outcome.findings && (
        <button type="button" onClick={onMissing}>
          See what is missing
        </button>
      )}
      {outcome.details && (
        <details>
          <summary>For whoever looks after the program</summary>
          <pre>{outcome.details}</pre>
        </details>
      )}
    </>
  );
}

/** Buttons that make the publication before the live one live again. */
function WayBack() {
  const [before, setBefore] = useState<Publication>();
  const [said, setSaid] = useState('');
  async function look(): Promise<void> {
    setSaid('Asking Cloudflare…');
    const asked = ask<{ before?: Publication; problem?: string }>('before');
    const answer = await asked.finally(() => setSaid(''));
    setBefore(answer.before);
    setSaid(answer.problem ?? (answer.before ? '' : 'There is none before this one.'));
  }
  async function goBack(version: string): Promise<void> {
    setSaid('Going back…');
    const { problem } = await ask<{ problem?: string }>('back', version).finally(() => setSaid(''));
    setBefore(undefined);
    setSaid(problem ?? 'The earlier version is live again. Your files here stay as they are.');
  }
  return (
    <details>
      <summary>Go back to the publication before</summary>
      <button type="button" onClick={() => look()}>
        See which that is
      </button>
      {before?.version && (
        <p>
          Published on {timeOf(before.at)}.{' '}
          <button type="button" onClick={() => goBack(before.version ?? '')}>
            Make it live again
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </details>
  );
}
