import type { ComponentType } from 'react';
import { facts } from '../facts/index.ts';
import { FlushStep } from './flushing/FlushStep.tsx';
import { PipeSections } from './flushing/PipeSections.tsx';
import { ThermalRadiators } from './flushing/ThermalRadiators.tsx';

/** A drawing that is served as a separate file. */
export interface DrawingFile {
  Drawing: ComponentType;
  /** The room it takes before it arrives; and without styles, on the smallest phone. */
  width: number;
  height: number;
}

const { hot, cold } = facts.words['power-flushing'].hero.picture;
const frame = { width: 192, height: 144 };

/** Every drawing that is a file, by its name: `/drawings/{name}.svg`, and for dark pages `/drawings/{name}-dark.svg`. */
export const drawings = {
  'thermal-radiators': { Drawing: () => ThermalRadiators({ hot, cold }), ...frame },
  'pipe-sections': { Drawing: PipeSections, width: 192, height: 76 },
  'flush-1': { Drawing: () => FlushStep({ step: 1 }), ...frame },
  'flush-2': { Drawing: () => FlushStep({ step: 2 }), ...frame },
  'flush-3': { Drawing: () => FlushStep({ step: 3 }), ...frame },
  'flush-4': { Drawing: () => FlushStep({ step: 4 }), ...frame },
  'flush-5': { Drawing: () => FlushStep({ step: 5 }), ...frame },
} satisfies Record<string, DrawingFile>;

export type DrawingName = keyof typeof drawings;

/** The frames of a power flush, in order. */
export const flushSteps = ['flush-1', 'flush-2', 'flush-3', 'flush-4', 'flush-5'] as const;
