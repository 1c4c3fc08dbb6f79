import { Band } from '../../components/Band.tsx';
import type { Words } from '../../facts/content.ts';

/** Where we come to, in one card. */
export function ServiceArea({ words }: { words: Words['contact']['serviceArea'] }) {
  return (
    <Band id="service-area" heading={words.heading} tone="raised">
      <p>{words.text}</p>
      <ul>
        {words.main.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{words.extended}</p>
    </Band>
  );
}
