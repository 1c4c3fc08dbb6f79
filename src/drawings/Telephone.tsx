import { inkLine } from './ink-line.ts';

/** Night at the firm's desk by a sash window: the old telephone rings, and a hand already lifts its receiver. */
export const Telephone = () => (
  <svg viewBox="0 0 313 260" aria-hidden="true" {...inkLine}>
    <NightWindow />
    <Desk />
    <Ringing />
  </svg>
);

/** A sash window with the night in it; the moon is in one of a row. */
export const NightWindow = ({ moon = true }: { moon?: boolean }) => (
  <>
    <path fill="var(--stucco)" d="M40 4H152V160H40zM34 160H158v8H34z" />
    <path fill="var(--channel)" d="M49 13H143V151H49z" />
    <path fill="var(--cold)" d="M49 98H143v53H49z" />
    <g strokeWidth={0.9}>
      <path fill="var(--slate)" d={ROOFS} />
      <path fill="var(--brass)" d="M55 119h7v10h-7zM129 132h6v9h-6z" />
    </g>
    {moon && <path fill="var(--paper)" d="M117 27a14 14 0 1 0 15 20 12 12 0 0 1-15-20z" />}
    <path stroke="var(--paper)" d="M103 103h13M106 108h7M62 30h0M80 52h0M108 66h0M68 68h0M134 90h0M58 92h0" />
    <path fill="var(--stucco)" d="M93 13h6V78h-6zM93 86h6V151h-6zM49 78H143v8H49z" />
  </>
);

export const Desk = () => (
  <>
    <path fill="var(--sludge)" d="M2 222H318v7H2zM8 229H312v29H8z" />
    <path fill="var(--earth)" d="M8 186H312l6 36H2zM15 235H155v17H15zM165 235H305v17H165z" />
    <path fill="var(--brass)" stroke="none" fillOpacity={0.3} d="M67 146H117l26 68q-51 14-102 0z" />
    <path fill="var(--paper)" d="M69 218l11-27h54l-9 27z" />
    <path stroke="var(--channel)" strokeWidth={0.9} d={SKETCH} />
    <path fill="var(--glow)" d="M132 214l18-15 4 4-18 15-6 2z" />
    <path strokeWidth={6} d={STEM} />
    <path stroke="var(--brass)" strokeWidth={2.8} d={STEM} />
    <path fill="var(--brass)" d={BRASS} />
    <path fill="var(--green)" d="M64 146q2-26 28-26t28 26z" />
    <path fill="var(--stucco)" d="M282 180h20v20q0 6-6 6h-8q-6 0-6-6z" />
    <path stroke="var(--cold)" strokeWidth={2.4} d="M284 188h16M284 195h16" />
  </>
);

/**
 * The telephone as it rings, and the hand that answers it.
 * @param sleeve the outline of the arm's sleeve, which runs out of the drawing
 */
export const Ringing = ({ sleeve = SLEEVE }: { sleeve?: string }) => (
  <>
    <DeskTelephone />
    <LiftedReceiver sleeve={sleeve} />
    <path strokeWidth={0.9} d={DETAIL} />
  </>
);

const DeskTelephone = () => (
  <>
    <path fill="var(--channel)" d={BODY} />
    <path stroke="var(--slate)" d="M192 152H248M196 161q-4 29-14 41" />
    <circle cx={220} cy={184} r={22} fill="var(--paper)" />
    <path stroke="var(--channel)" strokeWidth={6} strokeDasharray=".1 7.754" d="M224 198.5A15 15 0 1 1 235 181" />
    <path stroke="var(--brass)" strokeWidth={12} d="M220 184h0" />
    <path d={RINGING} />
  </>
);

const LiftedReceiver = ({ sleeve }: { sleeve: string }) => (
  <>
    <g transform="rotate(-10 220 92)">
      <path fill="var(--channel)" d={RECEIVER} />
      <path fill="var(--glow)" d={HAND} />
    </g>
    <path fill="var(--stucco)" d="M254 39l13 27 7-3-13-27z" />
    <path fill="var(--green)" d={sleeve} />
  </>
);

const ROOFS = 'M49 151V117l11-10 11 10v-4h4v-9h8v9h4v4l6 5h6l9-9 12 9v-13h-2v-5h12v5h-2v12l15 12v18z';
const SKETCH = 'M82 200l1-3h6l-1 3zM85 200q-1 9 11 9h19M89 200q0 5 8 5h19M115 211l2-8h3l-2 8zM98 197h26M99 195v4';
const STEM = 'M58 196V156q0-42 34-40';
const BRASS =
  'M44 204q0-8 14-8t14 8zM87 121v-6h10v6zM81 241h8v5h-8zM231 241h8v5h-8zM90 78v-4h8l4 4z' +
  'M12 197l5-9h10l5 9-5 9H17zM18 197a4 4 0 0 0 8 0 4 4 0 0 0-8 0z' +
  'M34 209a4.5 4.5 0 0 1 9-1l21 5-1 3-4-1-1 3-4-1 1-3-13-3a4.5 4.5 0 0 1-8-2z' +
  'M31 213a4 4 0 0 0-8 0l-15 3 1 3 3-1 1 2 3-1v-1l8-2a4 4 0 0 0 7-3z';
const RINGING = 'M220 132v-10M207 133l-4-8M233 133l4-8M302 184q7-1 7 6t-7 7M25 205a5 5 0 0 1 10 0 5 5 0 0 1-10 0z';
const BODY = 'M166 214v-6q16-14 19-44 2-12 14-12h42q12 0 14 12 3 30 19 44v6zM188 152v-14h8l3 7h42l3-7h8v14z';
const RECEIVER = 'M164 108V92q0-16 18-19 38-5 76 0 18 3 18 19v16h-25V95q0-7-7-7H196q-7 0-7 7v13z';
const HAND = 'M202 87V73q0-13 12-18 24-9 50-6l8 22q-24 2-34 9v7c0 6-9 6-9 0 0 6-9 6-9 0 0 6-9 6-9 0 0 6-9 6-9 0z';
const SLEEVE = 'M259 33L318 3V52L277 67z';
const DETAIL =
  'M170 117q-6 16-1 16c8 0 9 9 0 9s-7-4 0-4 9 9 0 9-7-4 0-4 9 9 0 9-7-4 0-4 9 9 0 9-7-4 0-4 9 9 0 9-7-4 0-4 9' +
  ' 9 0 9-4 24 9 26M289 174q-5-5 0-10t0-10M296 174q-5-5 0-10t0-10M266 29l18 35M210 89l-2-12M219 87l-2-12M228 85l-2-11';
