/**
 * Drawings that a photograph may replace, as a photograph's `place` in photographs.yaml names them: path of the page, `#`, name of the
 * drawing. A photograph at the top of a page has the path of the page as its `place` instead.
 */
export const drawingPlaces = [
  '/#highlight-1',
  '/#highlight-2',
  '/#highlight-3',
  '/#why-1',
  '/#why-2',
  '/#why-3',
  '/power-flushing#explanation',
  '/power-flushing#step-1',
  '/power-flushing#step-2',
  '/power-flushing#step-3',
  '/power-flushing#step-4',
  '/power-flushing#step-5',
] as const;
export type DrawingPlace = (typeof drawingPlaces)[number];
