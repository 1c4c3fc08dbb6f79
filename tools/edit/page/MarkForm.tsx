import { useState } from 'react';
import { messageInForm } from '../../../src/site/problem-hint.ts';
import type { MarkAnswer } from '../answers.ts';
import { send } from './api.ts';
import { PictureDrop } from './PictureDrop.tsx';

interface Props {
  /** Hash of the mark. */
  version: string;
  onWritten: (files: readonly string[]) => Promise<void>;
}

/** The firm's mark (logo) as it is now, and a place for another picture. */
export function MarkForm({ version, onWritten }: Props) {
  const [said, setSaid] = useState('');
  async function take(picture: File): Promise<void> {
    setSaid('The picture is being made ready…');
    const answer = await send<MarkAnswer>('mark', picture).finally(() => setSaid(''));
    if ('done' in answer && answer.done === 'written') await onWritten(answer.files);
    setSaid('problem' in answer ? answer.problem : messageOf(answer));
  }
  // The version in the address makes the browser load a new mark.
  const source = `/favicon.svg?${version}`;
  return (
    <>
      <h2 tabIndex={-1}>Your mark (logo)</h2>
      <p>
        It’s at the top of every page, in browsers’ tabs, and on the screens of phones. Any picture will do, such as a
        PNG, a JPEG or an SVG: its plain margins are cut off, and it’s put in the middle of a square. In a tab it’s
        tiny, so a simple shape is better than small words.
      </p>
      <PictureDrop id="mark" label="Choose another picture" onTake={take}>
        <div className="marks">
          <img src={source} alt="Your mark as it is now" />
          <img src={source} alt="The same in a light tab" />
          <img src={source} alt="The same in a dark tab" />
        </div>
        <p role="status">{said}</p>
      </PictureDrop>
    </>
  );
}

function messageOf(result: Exclude<MarkAnswer, { problem: string }>): string {
  switch (result.done) {
    case 'written':
      return `It’s here. You can take it back with Undo.${result.small ? ` ${result.small}` : ''}`;
    case 'nothing':
      return 'This is your mark already.';
    case 'refused':
      return result.problems.map(({ found, hint }) => messageInForm(found, hint)).join(' ');
    case 'conflict':
      return 'Your mark was changed elsewhere meanwhile. Choose the picture again.';
  }
}
