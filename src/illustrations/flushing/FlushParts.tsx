export type RadiatorState = 'blocked' | 'loosening' | 'nearly' | 'clean';

/** The same room in every frame, so that only the work changes; `air` tints the wall as the room warms. */
export function Room({ air }: { air: string }) {
  return (
    <>
      <path fill="var(--sky)" d="M0 0H240V180H0z" />
      <path fill="var(--stucco)" d="M0 0H214V134H0z" />
      <path fill={air} fillOpacity={0.22} strokeWidth={0.9} d="M0 0H214V116H0z" />
      <path fill="var(--earth)" d="M0 134H214V168H240V180H0z" />
      <path fill="var(--pane)" d="M34 9H94V47H34zM28 47H100V51H28z" />
      <path strokeWidth={0.9} d="M64 9V47M34 28H94M0 163H72" />
      <path fill="var(--channel)" d="M225 168h10v12h-10z" />
      <path fill="var(--cut)" d="M214 0h6v64h-6zM0 173H220V180H0z" />
    </>
  );
}

/** Cut open on the left, where the sludge lies; the whole panel shows its heat. */
export function Radiator({ id, state }: { id: string; state: RadiatorState }) {
  const { from, to, sludge } = insides[state];
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset={from} stopColor="var(--hot)" />
        <stop offset={to} stopColor="var(--cold)" />
      </linearGradient>
      <rect x={16} y={62} width={96} height={52} rx={2} fill={`url(#${id})`} />
      {sludge && <path fill="var(--sludge)" stroke="var(--slate)" strokeWidth={0.9} d={sludge} />}
      <path stroke="var(--cut)" strokeWidth={3} d="M79 63.5H17.5V112.5H80" />
      <path d="M80 62l-4 10 6 10-5 11 5 9-3 12" />
      <path strokeWidth={0.9} d="M85 66V110M92 66V110M99 66V110M106 66V110" />
      <path fill="var(--brass)" d="M7 104h9v7h-9zM112 104h9v7h-9z" />
    </>
  );
}

/** A tube is its outline with the water drawn on top, as in the house on the home page. */
export function Tube({ d, fill, width = 6 }: { d: string; fill: string; width?: number }) {
  return (
    <>
      <path strokeWidth={width} d={d} />
      <path stroke={fill} strokeWidth={width - 3} d={d} />
    </>
  );
}

/** The machine on its dust sheet; `water` is what is in its tank. */
export function Pump({ water }: { water: string }) {
  return (
    <>
      <path fill="var(--paper)" d="M118 152H186l8 17H106z" />
      <path fill="var(--green)" d="M138 130h44v32h-44z" />
      <path fill="var(--glass)" d="M142 96h36v34h-36zM150 96v-7h20v7" />
      <path fill={water} d="M142 106h36v24h-36z" />
      <circle cx={160} cy={145} r={7} fill="var(--brass)" />
      <path d="M160 145V138" />
      <path fill="var(--brass)" d="M121 125h8v8h-8zM187 118h8v8h-8z" />
    </>
  );
}

/** The same glass in the same glove, before and after. */
export function Sample({ clear = false }: { clear?: boolean }) {
  return (
    <>
      <path fill="var(--green)" d="M150 180l4-40h24l6 40z" />
      <path fill="var(--sky)" d="M152 50h28v60h-28z" />
      <path fill={clear ? 'var(--clear)' : 'var(--sludge)'} d="M152 60h28v50h-28z" />
      <path fill="var(--brass)" d="M151 143v-10q-8-10-6-25 0-4 4-4t4 4v2h28q4 0 4 4v14q0 8-5 15z" />
      <path strokeWidth={0.9} d="M158 66V92M162 118H184M162 126H184M162 134H183" />
    </>
  );
}

const insides = {
  blocked: { from: 0.2, to: 0.55, sludge: 'M19 111V97q7-5 13-2t12-6 13 3 9 1 11 0l5 9-3 9z' },
  loosening: { from: 0.4, to: 0.9, sludge: 'M19 111v-6q8-3 14 1t14 0 14 1 18 0v4z' },
  nearly: { from: 0.75, to: 1, sludge: 'M54 111q6-5 14 0z' },
  clean: { from: 1, to: 1, sludge: '' },
} satisfies Record<RadiatorState, { from: number; to: number; sludge: string }>;
