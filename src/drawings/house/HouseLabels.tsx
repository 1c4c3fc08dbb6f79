import styles from './House.module.css';

/** Two short lines of text, one above the leader line and one below it. */
export type HouseLabel = readonly [above: string, below: string];
export type HouseLabelName = keyof typeof PLACES;

/** The labels at the ends of their leader lines; their lettering is in House.module.css. */
export function HouseLabels({ labels }: { labels: Record<HouseLabelName, HouseLabel> }) {
  const names = Object.keys(PLACES) as HouseLabelName[];
  return (
    <>
      <path strokeWidth={0.7} d={names.map((name) => PLACES[name].leader).join('')} />
      <path strokeWidth={3} d={DOTS} />
      <g className={styles.labels} fill="var(--ink, currentColor)" stroke="none" fontSize={12.2} fontStyle="italic">
        {names.map((name) => {
          const { x, y, anchor }: Place = PLACES[name];
          const [above, below] = labels[name];
          return (
            <text key={name} x={x} y={y - 4} textAnchor={anchor}>
              {` ${above} `}
              <tspan x={x} dy="1.38em">
                {`${below} `}
              </tspan>
            </text>
          );
        })}
      </g>
    </>
  );
}

/** Where each label starts or ends, the height of its leader line, and the way that line takes. */
const PLACES = {
  tank: { x: 6, y: 76, leader: 'M6 76H164V85' },
  air: { x: 6, y: 142, leader: 'M6 142H172' },
  healthy: { x: 6, y: 228, leader: 'M6 228H172' },
  sludge: { x: 6, y: 273, leader: 'M6 273H150V323H172' },
  stopcock: { x: 30, y: 404, leader: 'M30 404H133V390' },
  boiler: { x: 354, y: 404, leader: 'M201 390V404H354', anchor: 'end' },
} satisfies Record<string, Place>;

interface Place {
  x: number;
  y: number;
  leader: string;
  anchor?: 'end';
}

const DOTS = 'M164 85h0M172 142h0M172 228h0M172 323h0';
