import { type ReactNode, useState } from 'react';

interface Props {
  /** Id of the file input. */
  id: string;
  /** Text of the button. */
  label: string;
  /** Called with the picture that the owner drops or chooses. */
  onTake: (picture: File) => void;
  children: ReactNode;
}

/** A box on which the owner drops a picture, with a button to choose one instead, and what belongs to the picture. */
export function PictureDrop({ id, label, onTake, children }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (picture: File | undefined) => picture && onTake(picture);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen with the button inside
    <div
      className={isOver ? 'picture over-it' : 'picture'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <label className="button" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="hidden"
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Otherwise the browser reports no change when the owner chooses the same file again.
          target.value = '';
        }}
      />
      <p>Or drop one here.</p>
      {children}
    </div>
  );
}
