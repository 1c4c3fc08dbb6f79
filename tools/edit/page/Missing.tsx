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
            {[...Map.groupBy(some, ({ message, why }) => message + why)].map(([key, same]) => (
              <Item key={key} findings={same} start={start} onGo={onGo} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/**
 * An item of the list: a finding, or findings with the same message about several fields, such as areas without a description. Has buttons
 * that open the fields, and up to four other fields in which the owner can solve a single finding.
 */
function Item({ findings, start, onGo }: Props & { findings: readonly FormFinding[] }) {
  const [first] = findings;
  if (!first) return null;
  const { file, where, message, why, isEvidence, places: others } = first;
  const nameOf = (place: FormPlace) => nameOfField(place.file ?? '', place.field, start);
  const isOne = findings.length === 1;
  const places = isOne ? [first, ...others.slice(0, 4)] : findings;
  return (
    <li>
      <p>
        <strong>{file ? findings.map(nameOf).join('; ') : where}</strong>
      </p>
      <p>{message}</p>
      <details>
        <summary>Why</summary>
        <p>{why}</p>
      </details>
      {places.map((place, index) => {
        const isMain = isOne && index === 0;
        if (!place.file) return null;
        return (
          <button
            key={`${place.file} ${place.field.join('.')}`}
            type="button"
            className={isMain ? '' : 'quiet'}
            onClick={() => onGo(place)}
          >
            {isMain && (isEvidence ? 'Write down your proof' : 'Go there')}
            {isMain ? <span className="hidden">: {nameOf(place)}</span> : nameOf(place)}
          </button>
        );
      })}
    </li>
  );
}
