import type { ReactNode } from 'react';
import { Tube } from '../Tube.tsx';
import { Pump, type RadiatorState, Sample } from './FlushParts.tsx';

/** A step's number is its public name: it matches the numbered list beside the drawing. */
export type Step = 1 | 2 | 3 | 4 | 5;

/** What each step changes: the air in the room, the radiator, the return pipe and the work in hand. */
export const frames = {
  1: { air: 'var(--cold)', state: 'blocked', back: 'var(--cold)', Work: Assess },
  2: { air: 'var(--cold)', state: 'blocked', back: 'var(--cold)', Work: Connect },
  3: { air: 'var(--stucco)', state: 'loosening', back: 'var(--hot)', Work: Loosen },
  4: { air: 'var(--stucco)', state: 'nearly', back: 'var(--clear)', Work: Flush },
  5: { air: 'var(--hot)', state: 'clean', back: 'var(--hot)', Work: Protect },
} satisfies Record<Step, { air: string; state: RadiatorState; back: string; Work: () => ReactNode }>;

function Assess() {
  return (
    <>
      <Thermometer top={100} />
      <Sample />
    </>
  );
}

function Connect() {
  return (
    <>
      <Pump water="var(--cold)" />
      <Hoses out="var(--paper)" back="var(--paper)" drain="var(--paper)" />
    </>
  );
}

function Loosen() {
  return (
    <>
      <path stroke="var(--sludge)" strokeWidth={6} d="M30 98l2-1M45 93l5 2M63 98l3-2M37 86l1 1M57 85h2" />
      <path d="M28 71H68l-4-3M68 71l-4 3M70 80H28l4-3M28 80l4 3M34 148H104l-5-4M104 148l-5 4M39 144l-5 4 5 4" />
      <Pump water="var(--hot)" />
      <Hoses out="var(--hot)" back="var(--hot)" drain="var(--paper)" />
    </>
  );
}

function Flush() {
  return (
    <>
      <path d="M70 71H36Q26 71 26 81V104l-3-4M26 104l3-4M70 81H46Q36 81 36 91V98" />
      <Pump water="var(--clear)" />
      <Hoses out="var(--hot)" back="var(--clear)" drain="var(--clear)" />
      <path
        stroke="var(--sludge)"
        strokeWidth={4.4}
        strokeDasharray="0 9 2 5"
        d={`M10 112V129H122${TO_PUMP}M211 155Q219 153 219 145V121M150 122l2-1M165 118h2M160 126h1`}
      />
      <path strokeWidth={10} strokeLinecap="butt" d="M191 166V149a9.5 9.5 0 0 1 19 0V166" />
      <path stroke="var(--green)" strokeWidth={7} strokeLinecap="butt" d="M191 165V149a9.5 9.5 0 0 1 19 0V165" />
      <path stroke="var(--paper)" strokeWidth={7} strokeLinecap="butt" d="M191 154v11M210 154v11" />
      <path fill="var(--sludge)" strokeWidth={0.9} d={GRIT} />
    </>
  );
}

function Protect() {
  return (
    <>
      <Thermometer top={71} />
      <path stroke="var(--brass)" d="M76 66.5H20.5V109.5H77" />
      <Tube d="M131 52V58Q131 68 121 68H111" fill="var(--brass)" />
      <path fill="var(--green)" d="M119 8h24v30l-8 8v6h-8v-6l-8-8z" />
      <path fill="var(--paper)" stroke="var(--channel)" d="M124 14h14v10q0 7-7 10-7-3-7-10z" />
      <Sample clear />
    </>
  );
}

function Hoses({ out, back, drain }: { out: string; back: string; drain: string }) {
  return (
    <>
      <Tube d={FROM_PUMP} fill={out} />
      <Tube d={TO_PUMP} fill={back} />
      <Tube d={TO_DRAIN} fill={drain} />
    </>
  );
}

function Thermometer({ top }: { top: number }) {
  return (
    <>
      <Tube d="M99 105V70" fill="var(--paper)" width={8} />
      <path stroke="var(--hot)" strokeWidth={3} d={`M99 105V${top}`} />
    </>
  );
}

const TO_PUMP = 'M125 131V144Q125 150 131 150H138';
const FROM_PUMP = 'M191 124V134Q191 140 185 140H182';
const GRIT =
  'M185 160l-4 2 3 2-4 4 4 0-3 5 5-2 0 6 4-5 2 6 3-6 3 3 2-4 3 4 3-3 3 6 2-6 4 5 0-6 5 2-3-5 4 0-4-4 3-2-4-2-4 2h-23z';
const TO_DRAIN = 'M182 155H209Q219 155 219 145V121';
