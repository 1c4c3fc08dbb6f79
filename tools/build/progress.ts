import { performance } from 'node:perf_hooks';

const patience = 5000;

/**
 * Runs a step of the build. Once the build has taken five seconds, it says every five seconds how far the step is.
 * @param name what the step does to pages, such as "Rendered"; `npm run bench -- growth` reads how long it took
 * @param act calls back after each page
 * @param done how many pages are done, where `act` can't call back
 */
export async function step(
  name: string,
  total: number,
  act: (onPage: () => void) => Promise<unknown>,
  done?: () => number,
): Promise<void> {
  const from = performance.now();
  let count = 0;
  const timer = setInterval(() => {
    if (performance.now() < patience) return;
    const reached = done?.() ?? count;
    console.log(`${name} ${reached.toLocaleString('en')} of ${total.toLocaleString('en')} pages`);
  }, patience);
  try {
    await act(() => {
      count += 1;
    });
  } finally {
    clearInterval(timer);
    performance.measure(name, { start: from });
  }
}
