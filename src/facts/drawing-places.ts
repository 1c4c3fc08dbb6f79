import type { FieldPath } from '../content/problem.ts';
import type { Facts } from './types.ts';

/**
 * Drawings that a photograph may take the place of, beside the one at the top of a page, whose place is the page's path; and
 * where their words are, which no page shows then: the file of content/, and the field.
 */
const places = {
  '/#highlight-1': undefined,
  '/#highlight-2': undefined,
  '/#highlight-3': undefined,
  '/#why-1': undefined,
  '/#why-2': undefined,
  '/#why-3': undefined,
  '/power-flushing#explanation': ['power-flushing', 'explanation', 'picture'],
  '/power-flushing#step-1': ['power-flushing', 'process', 'steps', 0, 'alt'],
  '/power-flushing#step-2': ['power-flushing', 'process', 'steps', 1, 'alt'],
  '/power-flushing#step-3': ['power-flushing', 'process', 'steps', 2, 'alt'],
  '/power-flushing#step-4': ['power-flushing', 'process', 'steps', 3, 'alt'],
  '/power-flushing#step-5': ['power-flushing', 'process', 'steps', 4, 'alt'],
} satisfies Record<string, FieldPath | undefined>;
export type DrawingPlace = keyof typeof places;
export const drawingPlaces = Object.keys(places) as DrawingPlace[];

const wordsAt: Record<string, FieldPath | undefined> = {
  '/': ['house'],
  '/power-flushing': ['power-flushing', 'hero', 'picture'],
  ...places,
};

/**
 * Whether no page shows a text, because it says what a drawing shows and a photograph has the drawing's place.
 * @param field the file of content/ without `.yaml`, and the field in it
 */
export function isReplaced(field: FieldPath, { photographs }: Pick<Facts['words'], 'photographs'>): boolean {
  return photographs.some(({ place }) => wordsAt[place]?.every((key, index) => key === field[index]));
}
