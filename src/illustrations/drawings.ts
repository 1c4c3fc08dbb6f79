import type { ComponentType } from 'react';
import { FlushStep } from './FlushStep.tsx';
import { PipeSections } from './PipeSections.tsx';
import { ThermalRadiators } from './ThermalRadiators.tsx';

/** A drawing that is served as a file of its own, because it stands below the first view. */
export interface DrawingFile {
  Drawing: ComponentType;
  /** The size of its view box: the room it takes before it arrives. */
  width: number;
  height: number;
}

/** Every drawing that is a file, by its name: `/drawings/{name}.svg`. */
export const drawings = {
  'thermal-radiators': { Drawing: ThermalRadiators, width: 400, height: 300 },
  'pipe-sections': { Drawing: PipeSections, width: 480, height: 190 },
  'flush-1': { Drawing: () => FlushStep({ step: 1 }), width: 240, height: 180 },
  'flush-2': { Drawing: () => FlushStep({ step: 2 }), width: 240, height: 180 },
  'flush-3': { Drawing: () => FlushStep({ step: 3 }), width: 240, height: 180 },
  'flush-4': { Drawing: () => FlushStep({ step: 4 }), width: 240, height: 180 },
  'flush-5': { Drawing: () => FlushStep({ step: 5 }), width: 240, height: 180 },
} satisfies Record<string, DrawingFile>;

export type DrawingName = keyof typeof drawings;
