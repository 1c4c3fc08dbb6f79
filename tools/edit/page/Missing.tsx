import { useEffect, useState } from 'react';
import type { FormFinding, FormPlace } from '../../launch-check/form-findings.ts';
import type { Start } from '../answers.ts';
import { ask } from './api.ts';
import { nameOfField } from './names.ts';

interface Props {
  start: Start;
  onGo: (place: FormPlace) => void;
}

/**
 * A list of everything that the owner should do before or after the site goes live. Most items have buttons that open the fields concerned.
 */
export function Missing({ start, onGo }: Props) {
  const [findings, setFindings] = useState<FormFinding[]>();
  useEffect(() => {
    ask<FormFinding[]>('findings').then(setFindings);
  }, []);
  if (!findings) return <p role="status">Looking…</p>;
  const stops = findings.filter(({ stops }) => stops).length;
  return (
    <>
      <h2 tabIndex={-1}>What is missing</h2>
      <p className={stops === 0 ? 'good' : ''}>
        {stops === 0
          ? 'Nothing keeps your site from going live.'
          : `Before your site can go live, put ${stops === 1 ? 'one thing' : `${stops} things`} right.`}
        {findings.length > stops && ' What else is listed here is worth doing.'}
      </p>
      {[...Map.groupBy(findings, ({ stage }) => stage)].map(([stage, some]) => (
        <section key={stage}>
          <h3>
            {stage} ({some.length})
          </h3>
          <ul className="findings">
            {some.map((finding) => (
              <li key={finding.order}>
                <p>
                  <strong>{finding.file ? nameOfField(finding.file, finding.field, start) : finding.where}</strong>
                </p>
                <p>{finding.message}</p>
                <details>
                  <summary>Why</summary>
                  <p>{finding.why}</p>
                </details>
                {[finding, ...finding.places.slice(0, 4)].map(
                  (place, index) =>
                    place.file && (
                      <button
                        key={`${place.file} ${place.field.join('.')}`}
                        type="button"
                        className={index === 0 ? '' : 'quiet'}
                        onClick={() => onGo(place)}
                      >
                        {index > 0 && nameOfField(place.file, place.field, start)}
                        {index === 0 && (finding.isEvidence ? 'Write down your proof' : 'Go there')}
                        {index === 0 && <span className="hidden">: {nameOfField(place.file, place.field, start)}</span>}
                      </button>
                    ),
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
