/** Pages that the owner can choose to show a price or a job. A job is also on the page of its town. */
export const workPages = ['/services', '/power-flushing'] as const;
export type WorkPage = (typeof workPages)[number];
