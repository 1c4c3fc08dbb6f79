/** The plumber's dog, sitting: 60 units wide, on ground at y 330. Its coat is pale, its patches are dark. */
export const sittingDog = {
  coat:
    'M21 324q-10 0-12-11 1-3 4-1 0 7 7 7z' +
    'M43 268q4-5 10-4 3 1 5 5l9 3q2 5-2 7l-9 2q-1 3 1 8 3 8 1 19l-1 14 6 1q2 2 1 4H26q-8-6-3-18 4-10 16-22 4-6 4-15z',
  patches: 'M44 267q6 1 6 8 0 6-4 7-5-4-4-10zM23 310q6-14 14-14 4 8-3 16-6 6-12 5zM64 272q4 1 3 4-3 0-3-4z',
  collar: 'M45 281l13 5-1 4-14-5z',
};
