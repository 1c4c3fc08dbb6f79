import type { Words } from '../../content/content.ts';
import { DrawingImage } from '../../drawings/DrawingFigure.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Ground } from '../../parts/Ground.tsx';
import { PhotographOr } from '../../parts/photographs/PhotographOr.tsx';
import { Branches, Street } from '../../parts/pipe/Street.tsx';
import { RunningText } from '../../parts/RunningText.tsx';

const pictures = [
  { drawing: 'burst-pipe', place: '/#highlight-1' },
  { drawing: 'boiler', place: '/#highlight-2' },
  { drawing: 'flush-lens', place: '/#highlight-3' },
] as const;

/** The three services that most readers came for, on the pipe that comes from the house above. */
export function ServiceHighlights({ words }: { words: Words['home']['highlights'] }) {
  return (
    <Ground look={{ tone: 'earth', pipe: 'street' }} headingId="highlights">
      <Street>
        <h2 id="highlights">{words.heading}</h2>
        <p>
          <RunningText text={words.text} />
        </p>
        <Branches>
          {words.items.map(({ title, text, href }, index) => (
            <>
              <Picture index={index} />
              <div>
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                <p>
                  <RunningText text={text} />
                </p>
              </div>
            </>
          ))}
        </Branches>
        <ButtonLink {...words.link} />
      </Street>
    </Ground>
  );
}

function Picture({ index }: { index: number }) {
  const { drawing, place } = pictures[index] ?? pictures[0];
  return (
    <PhotographOr place={place}>
      <DrawingImage name={drawing} alt="" />
    </PhotographOr>
  );
}
