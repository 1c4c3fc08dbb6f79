/** Pages that show prices and jobs. */
export const workPages = ['/services', '/power-flushing'] as const;
export type WorkPage = (typeof workPages)[number];
