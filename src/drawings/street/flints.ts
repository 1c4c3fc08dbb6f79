/** Three knapped flints, and two small ones, each from where it is put. */
export const flints = 'q1-4 5-3 2 2 0 4-4 1-5-1m8 5q0-3 3-3 3 1 1 3-3 1-4 0m-7 4q1-3 4-2 2 2-1 3-3 1-3-1';
export const chips = 'q1-4 5-3 1 2-1 3-3 1-4 0m4 6q1-3 4-2 1 3-2 3-2 0-2-1';
