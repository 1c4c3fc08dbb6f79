import type { FieldPath } from './problem.ts';
import type { Facts } from './types.ts';

/** Drawings that a photograph may take the place of, beside the one at the top of a page, whose place is the page's path. */
export const drawingPlaces = [
  '/#highlight-1',
  '/#highlight-2',
  '/#highlight-3',
  '/power-flushing#explanation',
  '/power-flushing#step-1',
  '/power-flushing#step-2',
  '/power-flushing#step-3',
  '/power-flushing#step-4',
  '/power-flushing#step-5',
] as const;

/** Where the words of drawings are: the file of content/, and the field. */
const drawingWords: Record<string, FieldPath> = {
  '/': ['house'],
  '/power-flushing': ['power-flushing', 'hero', 'picture'],
  '/power-flushing#explanation': ['power-flushing', 'explanation', 'picture'],
  '/power-flushing#step-1': ['power-flushing', 'process', 'steps', 0, 'alt'],
  '/power-flushing#step-2': ['power-flushing', 'process', 'steps', 1, 'alt'],
  '/power-flushing#step-3': ['power-flushing', 'process', 'steps', 2, 'alt'],
  '/power-flushing#step-4': ['power-flushing', 'process', 'steps', 3, 'alt'],
  '/power-flushing#step-5': ['power-flushing', 'process', 'steps', 4, 'alt'],
};

/**
 * Whether no page shows a text, because it says what a drawing shows and a photograph has the drawing's place.
 * @param field the file of content/ without `.yaml`, and the field in it
 */
export function isReplaced(field: FieldPath, { photographs }: Pick<Facts['words'], 'photographs'>): boolean {
  return photographs.some(({ place }) => drawingWords[place]?.every((key, index) => key === field[index]));
}
