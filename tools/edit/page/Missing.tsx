import { useEffect, useState } from 'react';
import type { Finding, Start } from '../answers.ts';
import { ask } from './api.ts';
import { nameOfField } from './names.ts';

interface Props {
  start: Start;
  onGo: (finding: Finding) => void;
}

/** What stands between the site and going live, each with the way there. */
export function Missing({ start, onGo }: Props) {
  const [findings, setFindings] = useState<Finding[]>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    ask<Finding[]>('findings').then(setFindings, (error) => setFailed(error.message));
  }, []);
  if (!findings) return <p role="status">{failed || 'Looking…'}</p>;
  const stops = findings.filter(({ stops }) => stops);
  const notes = findings.filter(({ stops }) => !stops);
  return (
    <>
      <h2 tabIndex={-1}>What is missing</h2>
      {stops.length === 0 ? (
        <p className="good">Nothing keeps your site from going live.</p>
      ) : (
        <>
          <h3>Before your site may go live ({stops.length})</h3>
          <Findings start={start} findings={stops} onGo={onGo} />
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>Worth doing ({notes.length})</h3>
          <Findings start={start} findings={notes} onGo={onGo} />
        </>
      )}
    </>
  );
}

/** Findings, each with a button that leads to its field. */
function Findings({ start, findings, onGo }: Props & { findings: readonly Finding[] }) {
  return (
    <ol className="findings">
      {findings.map((finding) => (
        <li key={`${finding.file} ${finding.field.join('.')} ${finding.found} ${finding.why}`}>
          <p>
            {finding.file && `${nameOfField(finding.file, finding.field, start)}: `}
            <strong>{finding.found}</strong>
          </p>
          <p>To do: {finding.remedy}.</p>
          <details>
            <summary>Why</summary>
            <p>{finding.why}.</p>
          </details>
          {finding.file && (
            <button type="button" onClick={() => onGo(finding)}>
              Go there<span className="hidden">: {finding.found}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
