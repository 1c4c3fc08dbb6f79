import type { ReactNode } from 'react';
import { Pump, type RadiatorState, Sample, Tube } from './FlushParts.tsx';
import type { Step } from './flush-words.ts';

/** What each step changes: the air in the room, the radiator, the return pipe and the work in hand. */
export const frames = {
  1: { air: 'var(--cold)', state: 'blocked', back: 'var(--cold)', Work: Assess },
  2: { air: 'var(--cold)', state: 'blocked', back: 'var(--cold)', Work: Connect },
  3: { air: 'var(--stucco)', state: 'loosening', back: 'var(--hot)', Work: Loosen },
  4: { air: 'var(--stucco)', state: 'nearly', back: 'var(--slate)', Work: Flush },
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
      <Hoses out="var(--chalk)" back="var(--chalk)" drain="var(--chalk)" />
    </>
  );
}

function Loosen() {
  return (
    <>
      <path stroke="var(--sludge)" strokeWidth={6} d="M30 98l2-1M45 93l5 2M63 98l3-2M37 86l1 1M57 85h2" />
      <path d="M28 71H68l-4-3M68 71l-4 3M70 80H28l4-3M28 80l4 3M34 140H104l-4-3M104 140l-4 3M38 137l-4 3 4 3" />
      <Pump water="var(--hot)" />
      <Hoses out="var(--hot)" back="var(--hot)" drain="var(--chalk)" />
    </>
  );
}

function Flush() {
  return (
    <>
      <path d="M70 71H36Q26 71 26 81V104l-3-4M26 104l3-4M70 81H46Q36 81 36 91V98" />
      <Pump water="var(--slate)" />
      <Hoses out="var(--hot)" back="var(--slate)" drain="var(--slate)" />
      <Tube d="M196 166V152a8 8 0 0 1 16 0V166" fill="var(--hot)" width={7} />
      <path stroke="var(--chalk)" strokeWidth={4} d="M196 165V166M212 165V166" />
      <path
        stroke="var(--sludge)"
        strokeWidth={3}
        strokeDasharray="0 6 2 6"
        d={`M10 116V129H122${TO_PUMP}${TO_DRAIN}M196 160V161M212 160V161M212 149V150`}
      />
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
      <path fill="var(--chalk)" d="M124 14h14v10q0 7-7 10-7-3-7-10z" />
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
      <Tube d="M99 105V70" fill="var(--chalk)" width={8} />
      <path stroke="var(--hot)" strokeWidth={3} d={`M99 105V${top}`} />
    </>
  );
}

const TO_PUMP = 'M125 131V144Q125 150 131 150H138';
const FROM_PUMP = 'M191 124V134Q191 140 185 140H182';
const TO_DRAIN = 'M182 155H219Q230 155 230 174';
