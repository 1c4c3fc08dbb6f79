import type { Start } from '../answers.ts';
import { nameOfChoice } from './names.ts';

interface Props {
  start: Start;
  path: string;
  onChoose: (place: string) => void;
}

/** A list of the places on a page where a photograph can replace a drawing. The owner chooses one of them. */
export function PictureChoice({ start, path, onChoose }: Props) {
  const places = start.choices.photographPlaces.filter((place) => place.split('#')[0] === path);
  return (
    <>
      <h2>A photograph in the place of a drawing</h2>
      <p>Drawings are part of the site. A photograph of yours can take the place of these:</p>
      <ul className="choices">
        {places.map((place) => (
          <li key={place}>
            <button type="button" onClick={() => onChoose(place)}>
              {place.includes('#') ? nameOfChoice(place, start) : 'Beside the first words of the page'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
