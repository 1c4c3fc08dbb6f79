import { describe, expect, inject, test } from 'vitest';
import { readAnswers } from '../support/nonsense/answers.ts';
import { converse } from '../support/nonsense/conversation.ts';
import { type Flooded, flood } from '../support/nonsense/flood.ts';
import { ownAnswers } from '../support/nonsense/own-answers.ts';
import { kinds } from '../support/nonsense/requests.ts';

// The same requests each time; `npm run reliability` sends more, and others.
const seed = 1;
const count = 160;

/** Words of files that lie beside the site. */
const secrets = ['"devDependencies"', 'max_header_size', '"compatibility_date"', 'root:x:0'];
const host: Flooded = { name: inject('hostName'), url: inject('siteUrl'), secrets };

describe('a request that makes no sense gets a file of the site, its 404 page, or a refusal', () => {
  // A failure takes longer: a smaller request is looked for that shows it too.
  test.concurrent.each(kinds)('%s', { timeout: 180_000 }, async (kind) => {
    const answers = await flood(host, kind, count, seed);
    expect([...answers.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(count);
    expect((await fetch(host.url)).status).toBe(200);
  });
});

describe('what the server answers by itself is what is left out above', () => {
  test.each(ownAnswers[host.name])('$sort: $status', async ({ status, example, siteFirst }) => {
    const request = `${example.replace('Host: x', `Host: ${new URL(host.url).host}`)}\r\n\r\n`;
    const { received, ending } = await converse(host.url, request);
    const [answer] = readAnswers(received, ending === 'reset');
    const bySite = answer?.headers.has('speculation-rules');
    expect(answer?.status).toBe(bySite ? siteFirst : status);
  });
});
