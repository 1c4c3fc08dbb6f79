import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Ground } from '../../components/Ground.tsx';
import { Branches, Street } from '../../components/pipe/Street.tsx';
import { RunningText } from '../../components/RunningText.tsx';
import type { Words } from '../../facts/content.ts';
import type { DrawingPlace } from '../../facts/drawing-places.ts';
import { BoilerFront, BurstPipe, SludgedPipe } from '../../illustrations/Spots.tsx';
import { Photograph } from '../../photographs/Photograph.tsx';
import { photographInsteadOf } from '../../photographs/photographs.ts';

const drawings = [BurstPipe, BoilerFront, SludgedPipe];
const places: readonly DrawingPlace[] = ['/#highlight-1', '/#highlight-2', '/#highlight-3'];

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
          {words.items.map(({ title, text, href }, index) => {
            const Drawing = drawings[index] ?? BurstPipe;
            const place = places[index];
            const photograph = place && photographInsteadOf(place);
            return (
              <>
                {photograph ? <Photograph photograph={photograph} /> : <Drawing />}
                <div>
                  <h3>
                    <a href={href}>{title}</a>
                  </h3>
                  <p>
                    <RunningText text={text} />
                  </p>
                </div>
              </>
            );
          })}
        </Branches>
        <ButtonLink {...words.link} />
      </Street>
    </Ground>
  );
}
