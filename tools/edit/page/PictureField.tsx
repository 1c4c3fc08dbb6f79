import { useEffect, useState } from 'react';
import { type FieldPath, valueAt } from '../../../src/site/field-path.ts';
import { pictureOf, send } from './api.ts';
import { useField } from './form-context.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { Problems } from './TextField.tsx';

/** A photograph that the owner drops or chooses. A click on it sets the focus, which is the point that stays in sight after cropping. */
export function PictureField({ field }: { field: FieldPath }) {
  const { value, store, file, problems, id } = useField(field);
  const name = String(valueAt(value, ['file']) ?? '');
  const focus = String(valueAt(value, ['focus']) ?? '50% 50%');
  const [across = 50, down = 50] = focus.match(/\d+/g)?.map(Number) ?? [];
  const [source, setSource] = useState<string>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    let address: string | undefined;
    let isOld = false;
    if (name) {
      pictureOf(name).then((found) => {
        address = found;
        if (!isOld) setSource(found);
      });
    }
    return () => {
      isOld = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [name]);

  async function take(photograph: File): Promise<void> {
    setSaid('The photograph is being made ready…');
    const sent = send<{ file?: string; problem?: string }>('photograph', photograph);
    const answer = await sent.finally(() => setSaid(''));
    setSaid(answer.problem ?? 'It’s here: turned upright, and without the place where it was taken.');
    if (answer.file) store.change(file.name, { field: [...field, 'file'], value: answer.file }, 0);
  }
  const look = (x: number, y: number) => store.change(file.name, { field: [...field, 'focus'], value: `${x}% ${y}%` });

  return (
    <PictureDrop id={`${id}-file`} label={name ? 'Choose another photograph' : 'Choose a photograph'} onTake={take}>
      {source && name && (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two sliders below set the same point */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the two sliders below set the same point */}
          <div
            className="focus"
            onClick={({ currentTarget, clientX, clientY }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect();
              look(Math.round(((clientX - left) / width) * 100), Math.round(((clientY - top) / height) * 100));
            }}
          >
            <img src={source} alt="" />
            <span style={{ left: `${across}%`, top: `${down}%` }} />
          </div>
          <p>Press on what must stay in sight when the picture is cropped.</p>
          <div className="row">
            <label className="slider">
              Across
              <input
                className="range"
                type="range"
                min="0"
                max="100"
                value={across}
                onChange={(event) => look(Number(event.target.value), down)}
              />
            </label>
            <label className="slider">
              Down
              <input
                className="range"
                type="range"
                min="0"
                max="100"
                value={down}
                onChange={(event) => look(across, Number(event.target.value))}
              />
            </label>
          </div>
        </>
      )}
      <p role="status">{said}</p>
      <Problems
        id={id}
        problems={problems.filter((problem) => ['file', 'focus'].includes(String(problem.field.at(-1))))}
      />
    </PictureDrop>
  );
}
