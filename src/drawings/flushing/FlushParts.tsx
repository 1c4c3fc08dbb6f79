import { Tube } from '../Tube.tsx';

export type RadiatorState = 'blocked' | 'loosening' | 'nearly' | 'clean';

/** The same room in every frame, so that only the work changes; `air` tints the wall as the room warms. */
export function Room({ air }: { air: string }) {
  return (
    <>
      <path fill="var(--earth)" d="M0 0H240V180H0z" />
      <path fill="var(--stucco)" d="M0 134V0H240V14H208V134zM202 134h38v6h-38z" />
      <path fill={air} fillOpacity={0.22} d="M0 116V0H240V9H203V116zM203 116v18" />
      <path fill="var(--sky)" d="M208 14h32v92h-32z" />
      <path fill="var(--slate)" d="M212 112h13l2 15h-17zM215 116l-1 7m4.5-7v7m3.5-7l1 7" />
      <path fill="var(--green)" d="M239 14l-10-7v138l10-10z" />
      <path fill="var(--pane)" d="M34 9h60v38H34zM28 47h72v4H28z" />
      <path strokeWidth={0.9} d="M64 9v38M34 28h60M0 160h72M236 24l-4-2v46l4-1zM236 83l-4 1v41l4-3zM231 75v4" />
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
      <path fill={`url(#${id})`} d="M16 62h96v52H16z" />
      {sludge && <path fill="var(--sludge)" stroke="var(--slate)" strokeWidth={0.9} d={sludge} />}
      <path stroke="var(--cut)" strokeWidth={3} d="M79 63.5H17.5V112.5H80" />
      <path d="M80 62l-4 10 6 10-5 11 5 9-3 12" />
      <path strokeWidth={0.9} d="M85 66v44m7 0V66m7 0v44m7 0V66" />
      <path fill="var(--brass)" d="M7 104h9v7h-9zM112 104h9v7h-9z" />
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

/** The same jar in the same glove, before and after. */
export function Sample({ clear = false }: { clear?: boolean }) {
  return (
    <>
      <path fill="var(--green)" d="M148 180l6-34h24l6 34zM150 48h32v12h-32zM158 48v12m8 0V48m8 0v12" />
      <path fill="var(--brass)" d="M145 118h44l-10 30h-26z" />
      <path fill={clear ? 'var(--clear)' : 'var(--sludge)'} d="M147 126V69q0-7 6-9h26q6 2 6 9v57z" />
      <path fill="var(--paper)" stroke="var(--channel)" d="M154 70h24v18h-24zM159 76h14m-14 6h9" />
      <Tube d="M190 98h-18m18 8h-22m22 8h-21m19 8h-17M145 98q-2 10 4 24" fill="var(--brass)" width={9.6} />
    </>
  );
}

const insides = {
  blocked: { from: 0.2, to: 0.55, sludge: 'M19 111V97q7-5 13-2t12-6 13 3 9 1 11 0l5 9-3 9z' },
  loosening: { from: 0.4, to: 0.9, sludge: 'M19 111v-6q8-3 14 1t14 0 14 1 18 0v4z' },
  nearly: { from: 0.75, to: 1, sludge: 'M54 111q6-5 14 0z' },
  clean: { from: 1, to: 1, sludge: '' },
} satisfies Record<RadiatorState, { from: number; to: number; sludge: string }>;
