/** A step's number is its public name: it matches the numbered list beside the drawing. */
export type Step = 1 | 2 | 3 | 4 | 5;

/** What each frame is called, and what it teaches someone who cannot see it. */
export const flushWords = {
  1: {
    title: 'Assess',
    desc: 'The radiator is cold at the bottom, where black sludge lies inside. A sample of its water is black.',
  },
  2: {
    title: 'Connect',
    desc: 'A pump stands on a dust sheet. Two hoses join it to the heating pipes; a third runs to the drain outside.',
  },
  3: {
    title: 'Loosen',
    desc: 'Warm water is pumped one way, then the other. The sludge breaks up.',
  },
  4: {
    title: 'Flush',
    desc: 'Fast water carries the black lumps out, past a magnet, to the drain.',
  },
  5: {
    title: 'Protect',
    desc: 'The radiator is clean and hot all over. A bottle feeds in inhibitor; the water sample is clear.',
  },
} as const satisfies Record<Step, { title: string; desc: string }>;
