import { expect, test } from 'vitest';
import { get, read } from '../support/site.ts';

/**
 * The MDN HTTP Observatory's rules as it publishes them (mdn-http-observatory, src/grader/charts.js and src/analyzer/tests/,
 * of 20 August 2026): what an answer earns, or loses, beside 100 points. HSTS can earn 5 more by being preloaded, which is
 * the owner's to decide. `docs/reliability.md` has the score that its own program gives.
 */
test('Home earns at least 145 points at the MDN HTTP Observatory, and loses none', async () => {
  const { headers } = await get('/');
  const $ = await read('/');
  const metaPolicy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  const policy = `${headers.get('content-security-policy')};${metaPolicy}`;
  const scripts = $('script[src]').toArray();
  const is = (name: string, values: string[]) => values.includes(headers.get(name) ?? '');
  const earned: Record<string, [earned: boolean, points: number]> = {
    'a policy that starts from nothing and has nothing unsafe': [
      /default-src 'none'/.test(policy) && !/unsafe-|\*|https?:(?!\/\/)|data:(?=[^;]*script)/.test(policy),
      10,
    ],
    'frames forbidden by that policy': [/frame-ancestors 'none'/.test(policy), 5],
    'Cross-Origin-Embedder-Policy': [is('cross-origin-embedder-policy', ['require-corp', 'credentialless']), 10],
    'Cross-Origin-Opener-Policy': [is('cross-origin-opener-policy', ['same-origin', 'same-origin-allow-popups']), 10],
    'Cross-Origin-Resource-Policy': [is('cross-origin-resource-policy', ['same-origin', 'same-site']), 10],
    'a private Referrer-Policy': [
      is('referrer-policy', ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']),
      5,
    ],
  };
  const lost: Record<string, boolean> = {
    cookies: headers.has('set-cookie'),
    'other origins may read': headers.has('access-control-allow-origin'),
    'HSTS for less than half a year':
      Number(headers.get('strict-transport-security')?.match(/max-age=(\d+)/)?.[1]) < 15_768_000,
    'types that are guessed': !is('x-content-type-options', ['nosniff']),
    'scripts of other sites': scripts.some((script) => !$(script).attr('src')?.startsWith('/')),
  };
  expect(Object.keys(lost).filter((name) => lost[name])).toEqual([]);
  const points = Object.values(earned).reduce((sum, [earns, worth]) => sum + (earns ? worth : 0), 100);
  expect(points, JSON.stringify(earned)).toBeGreaterThanOrEqual(145);
});
