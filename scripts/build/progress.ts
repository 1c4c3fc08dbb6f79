import { performance } from 'node:perf_hooks';

const patience = 5000;

/**
 * Runs a step of the build. Once the build has taken five seconds, it says every five seconds how far the step is.
 * @param name what the step does to pages, such as "rendered"
 * @param done how many pages it has done so far
 */
export async function step<Result>(
  name: string,
  total: number,
  done: () => number,
  act: () => Promise<Result>,
): Promise<Result> {
  const from = performance.now();
  const timer = setInterval(() => {
    if (performance.now() < patience) return;
    console.log(`${name} ${done().toLocaleString('en')} of ${total.toLocaleString('en')} pages`);
  }, patience);
  try {
    return await act();
  } finally {
    clearInterval(timer);
    performance.measure(name, { start: from });
  }
}
