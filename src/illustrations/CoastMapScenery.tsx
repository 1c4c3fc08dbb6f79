import styles from './CoastMap.module.css';
import { coastline } from './coastline.ts';
import { brighton, project, unitsPerKm } from './projection.ts';
import { smoothLine } from './smooth-line.ts';

/** What lies under the places: sea, land, the Downs and a scale. */
export function CoastMapScenery() {
  return (
    <>
      <path d={frame} fill="var(--glass)" />
      <path d={`${smoothLine(coastline.map(project))}V-9H-140z`} fill="var(--earth)" />
      <path
        className={styles.roomy}
        d={downs}
        strokeWidth={6}
        strokeDasharray=".7 3"
        strokeLinecap="butt"
        strokeOpacity={0.55}
      />
      <path d={waves} stroke="var(--cold)" />
      <g className={styles.roomy}>
        <path d={scaleBar} strokeWidth={0.9} />
        <text fill="currentColor" stroke="none" transform="translate(14 18)" y="1em">
          5 miles
        </text>
      </g>
      <path d={frame} strokeWidth={3.2} />
    </>
  );
}

/** The middle of the centre zone. Brighton has no page of its own, so it is no link, above its neighbours' plates. */
export function CoastMapBrighton() {
  const { x, y } = project(brighton);
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <path d="M0 0l3.5 14m-3 .7l6-1.4" />
      <use href="#coast-map-centre" transform="scale(1.5)" />
      <text
        fill="currentColor"
        stroke="none"
        y={31}
        textAnchor="middle"
        fontSize="1.35em"
        fontWeight={700}
        fontStyle="normal"
      >
        Brighton
      </text>
    </g>
  );
}

const frame = 'M0 0h360v292H0z';

/** The crest of the Downs from Chanctonbury to Firle, placed by eye between the names; hachures cross it. */
const downs =
  'M6 84q12-12 26-7M116 87q22-8 40 3M186 79q22-12 38-3M238 92q18-9 36 5M318 130q13-8 26 4M330 156q14-8 26 5';

const waves = [
  [16, 226],
  [28, 238],
  [14, 270],
  [214, 276],
  [230, 266],
  [300, 281],
]
  .map(([x, y]) => `M${x} ${y}q4-5 8 0t8 0`)
  .join('');

const mile = 1.609344 * unitsPerKm;
const scaleBar = `M14 10v4${`h${mile.toFixed(1)}v-4v4`.repeat(5)}`;
