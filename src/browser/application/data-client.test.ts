import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataClient } from './data-client.ts';

// Before the imports: the library has other defaults where there is no window.
vi.hoisted(() => vi.stubGlobal('window', globalThis));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dataClient.clear();
  vi.useRealTimers();
});

test('data is kept for five minutes', () => {
  expect(dataClient.getQueryCache().build(dataClient, { queryKey: ['any'] }).gcTime).toBe(5 * 60_000);
});

test('a request that fails is tried three times more', async () => {
  expect(await waitsBetweenTries({})).toEqual([1000, 2000, 4000]);
});

test('the wait doubles each time, up to 30 seconds', async () => {
  expect(await waitsBetweenTries({ retry: 7 })).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

/** Milliseconds between the tries of a request that always fails. */
async function waitsBetweenTries(options: { retry?: number }): Promise<number[]> {
  const tries: number[] = [];
  const queryFn = () => {
    tries.push(Date.now());
    return Promise.reject(new Error('no answer'));
  };
  const stop = new QueryObserver(dataClient, { queryKey: ['failing'], queryFn, ...options }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  stop();
  return tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
}
