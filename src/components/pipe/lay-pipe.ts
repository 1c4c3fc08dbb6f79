/**
 * Where the pipe runs beside a band: down one side, across above the heading, or into the last call button (`PipeEnd`). On small screens
 * every route runs left. `street` comes from Home's house (`ServiceHighlights`), `winding` runs through `ServiceCards`.
 */
export type PipeRoute = 'left' | 'right' | 'to-right' | 'to-left' | 'winding-left' | 'winding-right' | 'street' | 'end';

/** How warm the water in the pipe is; without it, hot. */
export type Water = 'cold' | 'warming' | 'hot';

/** What a band asks of the pipe. */
export interface PipeRequest {
  /** On which side of a wide screen the pipe runs. Default: left. */
  side?: 'right';
  /** Whether the water may warm here; it does in the last such band of a page. */
  warms?: boolean;
  /** A route that the band draws itself. */
  ownRoute?: 'winding-left' | 'winding-right' | 'street';
}

/** The pipe beside one band. */
export interface PipeStretch {
  pipe: PipeRoute;
  water?: Water;
}

/**
 * Lays the pipe of a page in one pass: it begins on the left, crosses where a band wants it on the other side, and ends in the last
 * band; its water is cold until it warms, and hot from there on.
 * @param bands what the bands that the page has ask for, in reading order
 * @returns a stretch for each
 */
export function layPipe(bands: readonly PipeRequest[]): PipeStretch[] {
  const warming = bands.findLastIndex(({ warms }) => warms);
  const last = bands.length - 1;
  let from: Side = 'left';
  return bands.map(({ side, ownRoute }, index): PipeStretch => {
    const water: { water?: Water } =
      index < warming ? { water: 'cold' } : index === warming ? { water: 'warming' } : {};
    if (index === last) return { pipe: 'end', ...water };
    // The call button of the last band is on the left.
    const to: Side = index === last - 1 ? 'left' : (side ?? 'left');
    const pipe = ownRoute ?? (to === from ? to : (`to-${to}` as const));
    from = ownRoute ? sideAfter[ownRoute] : to;
    return { pipe, ...water };
  });
}

type Side = 'left' | 'right';

const sideAfter = { 'winding-left': 'left', 'winding-right': 'right', street: 'right' } as const satisfies Record<
  string,
  Side
>;
