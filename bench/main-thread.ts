import type { Browser, Page } from 'playwright-core';

/** The longest task of a page's main thread, and what it was busy with. */
export interface Task {
  ms: number;
  steps: string;
}

/** What the page's main thread did while it was watched. */
export interface Recording {
  longest: Task;
  /** Milliseconds in which the browser put this page in the place of the one before; only where a page was loaded. */
  swap?: number;
}

/**
 * Records what the page's main thread does after it has replaced the page before. The swap itself is the browser's own
 * task, the same for any page.
 *
 * The browser's own trace, because the web's Long Tasks API is silent below 50 ms. A task lasts as long as its thread
 * ran, not as long as the clock did: other programs on the machine take turns with it, and say nothing about the page.
 * @throws when not exactly one page ran
 */
export async function record(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Recording> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'navigation', 'loading'] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threads = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const [thread] = threads;
  if (!thread || threads.length > 1) throw new Error(`${threads.length} pages ran, expected one`);
  const events = trace.traceEvents.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const swapped = events.findLast(({ name }) => name === 'RenderFrameImpl::CommitNavigation');
  const swap = swapped && tasks.find((task) => task.ts <= swapped.ts && endOf(task) > swapped.ts);
  const begin = swap ? endOf(swap) : 0;
  const [longest] = tasks.filter(({ ts }) => ts >= begin).sort(longestFirst);
  if (!longest) throw new Error('The trace holds no task');
  return {
    longest: { ms: ran(longest), steps: stepsOf(longest, events) },
    ...(swap && { swap: ran(swap) }),
  };
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
  const times = new Map<string, number>();
  for (const event of events.filter(({ name, ts }) => steps.includes(name) && ts >= task.ts && ts < endOf(task))) {
    times.set(event.name, (times.get(event.name) ?? 0) + ran(event));
  }
  const costliest = [...times].sort(([, one], [, other]) => other - one).slice(0, 3);
  return costliest.map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', ');
}

const steps = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'EvaluateScript', 'MajorGC'];
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const ran = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const longestFirst = (one: TraceEvent, other: TraceEvent) => ran(other) - ran(one);
