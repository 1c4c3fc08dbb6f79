import type { Browser, Page } from 'playwright-core';

/** The longest task of a page's main thread, and what it was busy with. */
export interface Task {
  ms: number;
  steps: string;
}

/**
 * Records what the page's main thread does meanwhile.
 *
 * The browser's own trace, because the web's Long Tasks API is silent below 50 ms. A task lasts as long as its thread
 * ran, not as long as the clock did: other programs on the machine take turns with it, and say nothing about the page.
 * @throws when not exactly one page ran
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Task> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threads = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const [thread] = threads;
  if (!thread || threads.length > 1) throw new Error(`${threads.length} pages ran, expected one`);
  const events = trace.traceEvents.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
  const [longest] = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask').sort(longestFirst);
  if (!longest) throw new Error('The trace holds no task');
  return { ms: ran(longest), steps: stepsOf(longest, events) };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began, and how long it lasted on the clock and on its thread, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** The costliest steps within a task; those that hold others are left out. */
function stepsOf(task: TraceEvent, events: TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const times = new Map<string, number>();
  for (const event of events.filter(({ name, ts }) => steps.includes(name) && ts >= task.ts && ts < end)) {
    times.set(event.name, (times.get(event.name) ?? 0) + ran(event));
  }
  const costliest = [...times].sort(([, one], [, other]) => other - one).slice(0, 3);
  return costliest.map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', ');
}

const steps = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'EvaluateScript', 'MajorGC'];
const ran = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const longestFirst = (one: TraceEvent, other: TraceEvent) => ran(other) - ran(one);
