import { Band, type Tone } from '../components/Band.tsx';

interface Props {
  id: string;
  words: { heading: string; items: readonly string[] };
  tone?: Tone;
}

/** Short things that all hold: benefits, promises. */
export function Checklist({ id, words, tone = 'plain' }: Props) {
  return (
    <Band id={id} heading={words.heading} tone={tone}>
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Band>
  );
}
