import type { ComponentType } from 'react';
import { facts } from '../facts/index.ts';
import { FlushStep } from './flushing/FlushStep.tsx';
import { PipeSections } from './flushing/PipeSections.tsx';
import { ThermalRadiators } from './flushing/ThermalRadiators.tsx';

/** A drawing that is served as a separate file. */
export interface DrawingFile {
  Drawing: ComponentType;
  /** The size of its view box: the room it takes before it arrives. */
  width: number;
  height: number;
}

const { hot, cold } = facts.words['power-flushing'].hero.picture;
const step = { width: 240, height: 180 };

/** Every drawing that is a file, by its name: `/drawings/{name}.svg`, and for dark pages `/drawings/{name}-dark.svg`. */
export const drawings = {
  'thermal-radiators': { Drawing: () => ThermalRadiators({ hot, cold }), width: 400, height: 300 },
  'pipe-sections': { Drawing: PipeSections, width: 480, height: 190 },
  'flush-1': { Drawing: () => FlushStep({ step: 1 }), ...step },
  'flush-2': { Drawing: () => FlushStep({ step: 2 }), ...step },
  'flush-3': { Drawing: () => FlushStep({ step: 3 }), ...step },
  'flush-4': { Drawing: () => FlushStep({ step: 4 }), ...step },
  'flush-5': { Drawing: () => FlushStep({ step: 5 }), ...step },
} satisfies Record<string, DrawingFile>;

export type DrawingName = keyof typeof drawings;

/** The frames of a power flush, in order. */
export const flushSteps = ['flush-1', 'flush-2', 'flush-3', 'flush-4', 'flush-5'] as const;
