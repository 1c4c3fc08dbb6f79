import { createServer, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startCloudflare } from '../../deploy/cloudflare/serve.ts';
import { freePort } from '../../deploy/free-port.ts';
import type { Limits } from '../../tools/check-live/ask.ts';
import { builtFiles } from '../../tools/check-live/built-files.ts';
import { checkLive, type Wanted } from '../../tools/check-live/check.ts';
import type { Row } from '../../tools/check-live/live-site.ts';
import { heaviestPage } from '../../tools/check-live/pages.ts';
import { inWords, isWell } from '../../tools/check-live/report.ts';
import { type Certificate, certificate } from '../support/certificate.ts';
import { type Passing, type Plant, startPlanted } from '../support/planted-site.ts';
import { facts, routes } from '../support/site.ts';

const { business } = facts;
const built = builtFiles('dist');

/** Looks at the site of the host, with faults planted in front of it. */
async function look(plant?: Plant, own?: Certificate, wanted: Partial<Wanted> = {}): Promise<Row[]> {
  const planted = await startPlanted(host.url, plant, own);
  try {
    return await checkLive({ url: new URL(planted.url), facts, built, ...(own && { ca: own.cert }), ...wanted });
  } finally {
    await planted.stop();
  }
}

const row = (rows: readonly Row[], name: string) => rows.find((each) => each.name === name);
const faultsOf = (rows: readonly Row[], name: string) =>
  row(rows, name)?.faults.map(({ where, found }) => `${where}: ${found}`);
const edited = ({ body }: Passing, change: (text: string) => string) => ({
  body: Buffer.from(change(body.toString())),
});

/** The site as its host serves it. */
const host = await startCloudflare(0);
afterAll(host.stop);

describe('each of many planted faults is found, where it is', async () => {
  const [home = '', services = '', flushing = '', about = '', areas = '', contact = ''] = routes;
  const redirect = '/index.html?from=card';
  const faults: Record<string, Plant> = {
    [home]: (_, { headers: { 'x-content-type-options': _gone, ...headers } }) => ({ headers }),
    [services]: (_, answer) => edited(answer, (html) => html.replaceAll(business.phone.e164, '+441632960999')),
    [flushing]: () => ({ status: 500 }),
    [about]: (_, answer) => edited(answer, (html) => html.replace('</main>', '<a href="/gone">Gone</a></main>')),
    [areas]: (_, answer) => edited(answer, (html) => html + noise(30_000)),
    [contact]: (_, { headers }) => ({ headers: { ...headers, 'content-encoding': 'identity' } }),
    [redirect]: () => ({ status: 302 }),
    '/robots.txt': (_, answer) => edited(answer, (text) => `${text}Disallow: /\n`),
    '/sitemap.xml': (_, answer) => edited(answer, (xml) => xml.replace(`<loc>${business.site}${contact}</loc>`, '')),
    '/.well-known/security.txt': (_, { headers }) => ({
      status: 200,
      headers,
      body: Buffer.from('Contact: mailto:office@example.org\nExpires: 2020-01-01T00:00:00Z\n'),
    }),
  };
  const rows = await look((path, answer) => faults[path]?.(path, answer) ?? {});
  test.each([
    ['Pages', [`${flushing}: status 500`]],
    ['Facts', [`${services}: no link that dials ${business.phone.text}`]],
    ['Links and files', [`${about}: names /gone: status 404`]],
    ['Headers', [`${home}: X-Content-Type-Options: none`]],
    ['Redirects', ['/index.html: status 302 to /?from=card']],
    ['Search engines', ['/robots.txt: Disallow', `/sitemap.xml: without ${business.site}${contact}`]],
    ['security.txt', ['/.well-known/security.txt: Expires: 2020-01-01T00:00:00Z']],
  ])('%s', (name, found) => {
    expect(faultsOf(rows, name)).toEqual(found);
  });

  test('Bytes on the wire', () => {
    expect(faultsOf(rows, 'Bytes on the wire')).toEqual([
      expect.stringMatching(new RegExp(`^${areas}: \\d\\d,\\d{3} bytes$`)),
      `${contact}: compression: identity`,
    ]);
    expect(row(rows, 'Bytes on the wire')?.faults[0]?.expected).toBe(`at most ${heaviestPage.toLocaleString('en')}`);
  });

  test('Same as dist/', () => {
    expect(row(rows, 'Same as dist/')?.faults.map(({ where }) => where)).toEqual([services, about, areas]);
  });

  test('and each is said in words, with what was expected; programs are told by the exit code', () => {
    const said = inWords('https://www.your-firm.co.uk', rows);
    expect(said).toContain(`Pages: ${flushing}\n  found status 500\n  expected a page, with status 200`);
    expect(said).toContain('9 of 13 checks failed.');
    expect(isWell(rows)).toBe(false);
  });
});

describe('over https', () => {
  const own = certificate(21);

  test('a certificate that should have been renewed is a warning, and HTTP/2 is offered', async () => {
    const rows = await look(undefined, own);
    expect(faultsOf(rows, 'Certificate')).toEqual([expect.stringMatching(/^localhost:\d+: (20|21) days left$/)]);
    expect(row(rows, 'Protocols')).toMatchObject({ found: 'h2', faults: [] });
    expect(isWell(rows)).toBe(true);
    expect(inWords('', rows)).toContain('All well. 1 with a warning.');
  });

  test('one that ends within two weeks is a fault', async () => {
    const rows = await look(undefined, own, { today: new Date(Date.now() + 10 * 86_400_000) });
    expect(row(rows, 'Certificate')?.faults).toMatchObject([{ warning: false }]);
    expect(isWell(rows)).toBe(false);
  });

  test.each([
    ['has ended', certificate(-1), /has a certificate that has expired.*\(on \d{4}-\d\d-\d\d\)$/],
    ['is for another host', certificate(90, 'DNS:example.org'), /has a certificate of another host/],
  ])('a certificate that %s is one line', async (_, wrong, line) => {
    await expect(look(undefined, wrong)).rejects.toThrow(line);
  });

  test('so is one that nobody knows', async () => {
    const planted = await startPlanted(host.url, undefined, own);
    const looking = checkLive({ url: new URL(planted.url), facts });
    await expect(looking).rejects.toThrow('has a certificate that nobody browsers trust has signed');
    await planted.stop();
  });
});

describe('one line says it all, when', () => {
  test('nothing answers', async () => {
    const url = new URL(`http://127.0.0.1:${await freePort()}`);
    await expect(checkLive({ url, facts })).rejects.toThrow(
      `${url.origin} does not answer: 127.0.0.1 refuses connections`,
    );
  });

  test('there is no such host', async () => {
    const url = new URL('http://no-such-host.invalid');
    await expect(checkLive({ url, facts })).rejects.toThrow('is not found: no name server knows no-such-host.invalid');
  });

  test('the address leads round in circles', async () => {
    const circle: Plant = (path) => ({ status: 302, headers: { location: path === '/' ? '/round' : '/' } });
    await expect(look(circle)).rejects.toThrow(/redirects in a loop: (http:\S+\/) → \1round → \1$/);
  });

  test('it is somebody else’s site', async () => {
    await expect(look(() => ({ body: Buffer.from('<h1>It works!</h1>') }))).rejects.toThrow(
      'answers, but with another site',
    );
  });
});

describe('a site that is in trouble is not asked too much', () => {
  /** Looks at a server that answers in its own way. */
  async function lookAt(answer: RequestListener, limits: Partial<Limits> = {}): Promise<Row[]> {
    const port = await freePort();
    const server = createServer(answer).listen(port, '127.0.0.1');
    try {
      return await checkLive({ url: new URL(`http://127.0.0.1:${port}`), facts, limits });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test('at most four requests are under way', async () => {
    let now = 0;
    let most = 0;
    await lookAt(async (_, response) => {
      most = Math.max(most, ++now);
      await wait(20);
      now--;
      response.end(business.name);
    });
    expect(most).toBe(4);
  });

  test('an answer that does not come is waited for only so long', async () => {
    const hanging = lookAt(() => {}, { secondsEach: 0.2 });
    await expect(hanging).rejects.toThrow('does not answer within 0.2 seconds');
  });

  test('nor are all of them together', async () => {
    const slow: RequestListener = ({ url }, response) => (url === '/' ? response.end(business.name) : undefined);
    const rows = await lookAt(slow, { secondsInAll: 0.5 });
    expect(faultsOf(rows, 'Pages')?.at(-1)).toContain('was not asked any more: the check ends after 0.5 seconds');
  });

  test('an answer without an end is not read to its end', async () => {
    const endless: RequestListener = (_, response) => response.end(Buffer.alloc(20_000));
    await expect(lookAt(endless, { bytes: 10_000 })).rejects.toThrow('sends more than 10,000 bytes');
  });
});

/** Text that gets no smaller when it is compressed. */
function noise(bytes: number): string {
  let state = 1;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}
