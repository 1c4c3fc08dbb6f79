import { type ReactNode, useEffect, useState } from 'react';
import type { AdviceToSign as Advice } from '../advice-to-sign.ts';
import { ask } from './api.ts';
import { useField } from './form-context.ts';
import { nameOfChoice, nameOfField } from './names.ts';
import { plain } from './plain.ts';

/**
 * What the engineer signs: every text of the safety advice as pages show it, and below the texts their sources (docs/sources.md). The texts
 * can be printed without the rest of the page, for an engineer who isn't in the room.
 */
export function AdviceToSign() {
  const { start } = useField([]);
  const [advice, setAdvice] = useState<Advice>();
  useEffect(() => {
    ask<Advice>('advice').then(setAdvice);
  }, []);
  if (!advice) return <p role="status">Looking…</p>;
  // Every firm has safety advice, so there are no texts only while a file has problems.
  if (advice.texts.length === 0)
    return (
      <p className="problem">
        What the engineer signs can’t be shown yet: first put right what “Everything” shows at its top.
      </p>
    );
  return (
    <>
      <details className="folded">
        <summary>What the engineer signs ({advice.texts.length} texts)</summary>
        <div className="inside">
          <p>
            <button type="button" onClick={() => print()}>
              Print or save as PDF
            </button>
          </p>
          <div className="printed">
            <h3 className="only-printed">Safety advice of {start.firm}</h3>
            <p className="only-printed">
              I’m a Gas Safe registered engineer. I have read these {advice.texts.length} texts (version{' '}
              {start.choices.adviceVersions[0]}) and the sources below them, and found nothing unsafe or untrue.
            </p>
            <dl className="reading">
              {advice.texts.map(({ file, field, text, isOwn }) => (
                <div key={`${file} ${field.join('.')}`}>
                  <dt>
                    {nameOfField(file, field, start)}
                    {isOwn && <span className="tag">Your own words</span>}
                  </dt>
                  <dd>{nameOfChoice(plain(text, start.facts), start)}</dd>
                </div>
              ))}
            </dl>
            <ul className="only-printed">
              {['Name', 'Gas Safe licence number', 'Date', 'Signature'].map((each) => (
                <li key={each}>{each}:</li>
              ))}
            </ul>
            <div className="only-printed">
              {advice.sources.map(({ title, rows }) => (
                <section key={title}>
                  <h4>{title}</h4>
                  <Sources rows={rows} />
                </section>
              ))}
            </div>
          </div>
        </div>
      </details>
      <details className="folded">
        <summary>Sources of this advice</summary>
        <div className="inside reading">
          <p>
            These are the sources of the ready-made words. For words of your own, show the engineer where you have them
            from. Each address opens in a new tab.
          </p>
          {advice.sources.map(({ title, rows }) => (
            <details key={title}>
              <summary>{title}</summary>
              <Sources rows={rows} />
            </details>
          ))}
        </div>
      </details>
    </>
  );
}

/** Statements with their sources, what the sources say, and whether they agree. */
function Sources({ rows }: { rows: Advice['sources'][number]['rows'] }) {
  return (
    <ul>
      {rows.map(([first = '', ...others]) => (
        <li key={first}>
          {others.length > 0 ? <strong>{first}</strong> : withLinks(first)}
          {others.map((cell, index) => (
            <p key={cells[index]}>
              {cells[index]}: {withLinks(cell)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Names of the cells that follow a statement in docs/sources.md. */
const cells = ['Source', 'What it says', 'Our verdict'];

/** A text with links in place of its web addresses. */
const withLinks = (text: string): ReactNode[] =>
  text.split(/(https?:\/\/\S*[^\s;,.)])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  );
