/**
 * Route of the pipe beside a band on wide screens. `left`, `right`: down that side; `to-right`, `to-left`: across the page above the
 * heading, to that side; `end`: to the last call button (`PipeEnd`); `street`: from Home's house (`ServiceHighlights`); `winding-left`,
 * `winding-right`: from side to side through `ServiceCards`, to that side. On small screens the pipe is always on the left.
 */
export type PipeRoute = 'left' | 'right' | 'to-right' | 'to-left' | 'winding-left' | 'winding-right' | 'street' | 'end';

/** Temperature of the water in the pipe. */
export type Water = 'cold' | 'warming' | 'hot';

/** What a band requests of the pipe. */
export interface PipeRequest {
  /** Side of the pipe on wide screens. Default: left. */
  side?: 'right';
  /** Whether the water can turn hot in this band. It does so in the last such band of a page. Default: false. */
  warms?: boolean;
  /** Route of the pipe in a section that draws the pipe itself. */
  ownRoute?: 'winding-left' | 'winding-right' | 'street';
}

/** The stretch of the pipe beside one band. */
export interface PipeStretch {
  pipe: PipeRoute;
  /** Default: hot. */
  water?: Water;
}

/**
 * Lays the pipe of a page. It starts on the left, crosses the page where a band requests the other side, and ends in the last band. The
 * water is cold above the band where it warms, and hot below it.
 * @param bands the requests of the page's bands, in reading order
 * @returns a stretch of the pipe for each band
 */
export function layPipe(bands: readonly PipeRequest[]): PipeStretch[] {
  const warming = bands.findLastIndex(({ warms }) => warms);
  const last = bands.length - 1;
  let from: Side = 'left';
  return bands.map(({ side, ownRoute }, index): PipeStretch => {
    const water: { water?: Water } =
      index < warming ? { water: 'cold' } : index === warming ? { water: 'warming' } : {};
    if (index === last) return { pipe: 'end', ...water };
    // The last band's call button is on the left, so the pipe returns there one band earlier.
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
