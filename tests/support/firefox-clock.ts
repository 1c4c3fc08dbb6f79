import type { Page } from 'puppeteer-core';

declare global {
  interface Window {
    tick(ms: number): Promise<void>;
  }
}

/**
 * Gives the documents that a page opens from now on a clock that stands still; only `new Date()` goes on.
 * @returns what moves it on by so many milliseconds: timers on the way run at their time, in their order
 */
export async function controlClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.evaluateOnNewDocument(() => {
    const timers = new Map<number, { at: number; run: () => void }>();
    const start = Date.now();
    const turn = window.setTimeout.bind(window);
    let [elapsed, last] = [0, 0];
    const next = () => [...timers].reduce((first, timer) => (timer[1].at < first[1].at ? timer : first));
    const setTimeout = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
      last += 1;
      timers.set(last, { at: elapsed + Math.max(0, delay), run: () => run(...given) });
      return last;
    };
    const tick = async (ms: number) => {
      const end = elapsed + ms;
      while (timers.size > 0 && next()[1].at <= end) {
        const [id, { at, run }] = next();
        timers.delete(id);
        elapsed = at;
        run();
        // Promises that the timer kept go on before the next one.
        await new Promise((done) => turn(done, 0));
      }
      elapsed = end;
    };
    Object.assign(window, { setTimeout, clearTimeout: (id: number) => timers.delete(id), tick });
    Date.now = () => start + elapsed;
    performance.now = () => elapsed;
  });
  return (ms) => page.evaluate((ms) => window.tick(ms), ms);
}
