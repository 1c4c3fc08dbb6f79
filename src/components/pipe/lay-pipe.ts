/**
 * Route of the pipe (the drawn line that runs down every page) beside a band (a full-width section of a page) on wide screens. `left`,
 * `right`: down that side of the page; `to-right`, `to-left`: across the page above the heading, to that side; `end`: to the call button of
 * the last band (`PipeEnd`); `street`, `street-left`: past the services on Home (`ServiceHighlights`), ending on the right or left;
 * `winding-left`, `winding-right`: from side to side between the service cards (`ServiceCards`), ending on that side. On small screens the
 * pipe is always on the left.
 */
export type PipeRoute =
  | 'left'
  | 'right'
  | 'to-right'
  | 'to-left'
  | 'winding-left'
  | 'winding-right'
  | 'street'
  | 'street-left'
  | 'end';

/** Temperature of the water in the pipe. */
export type Water = 'cold' | 'warming' | 'hot';

/** What a band requests of the pipe. */
export interface PipeRequest {
  /** Side of the pipe on wide screens. Default: left. */
  side?: 'right';
  /** Whether the water can turn hot in this band. It turns hot in the last band of the page that has `warms`. Default: false. */
  warms?: boolean;
  /** Route of the pipe in a section that draws the pipe itself. */
  ownRoute?: 'winding-left' | 'winding-right' | 'street' | 'street-left';
}

/** The part of the pipe beside one band. */
export interface PipeStretch {
  pipe: PipeRoute;
  /** Temperature of the water beside the band. Default: hot. */
  water?: Water;
}

/**
 * Works out the route of the pipe and the temperature of its water beside each band of a page. The pipe starts on the left, crosses the
 * page where a band requests the other side, and ends in the last band. The water is cold above the last band with `warms`, and hot below
 * that band. Without such a band, all water is hot.
 * @param bands the requests of the page's bands, in reading order
 * @returns the part of the pipe beside each band, in the same order
 */
export function layPipe(bands: readonly PipeRequest[]): PipeStretch[] {
  const warming = bands.findLastIndex(({ warms }) => warms);
  const last = bands.length - 1;
  let from: Side = 'left';
  return bands.map(({ side, ownRoute }, index): PipeStretch => {
    const water: { water?: Water } =
      index < warming ? { water: 'cold' } : index === warming ? { water: 'warming' } : {};
    if (index === last) return { pipe: 'end', ...water };
    // The call button of the last band is on the left, so the pipe returns to the left in the band before the last.
    const to: Side = index === last - 1 ? 'left' : (side ?? 'left');
    const pipe = ownRoute ?? (to === from ? to : (`to-${to}` as const));
    from = ownRoute ? sideAfter[ownRoute] : to;
    return { pipe, ...water };
  });
}

type Side = 'left' | 'right';

const sideAfter = {
  'winding-left': 'left',
  'winding-right': 'right',
  street: 'right',
  'street-left': 'left',
} as const satisfies Record<string, Side>;
