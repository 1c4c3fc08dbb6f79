import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, pageFiles, siteFiles } from '../../deploy/site-files.ts';
import { median } from '../median.ts';
import { table } from '../report.ts';
import { onHost } from './hosts.ts';
import { residentMemory } from './memory.ts';

const seconds = 40;
/** Milliseconds between two pages of the visitor. */
const pause = 50;

const readers = 200;
const halfAsked = 500;
const silent = 200;

/** The Caddyfile's limit for the head of a request, and what a busy machine may take longer. */
const limit = 10;
const tolerance = 3;

/**
 * Times a visitor of Caddy, alone and among those who hold connections for as long as they are let.
 * @throws when connections that ask nothing outlast the limit, or a page is wrong
 */
export async function slowVisitors(): Promise<string> {
  return onHost('caddy', async ({ url, pid }) => {
    const alone = await visit(url);
    const before = residentMemory(pid);
    const holders = [
      hold(url, silent, ''),
      hold(url, halfAsked, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half'),
      hold(url, readers, asked(url), readSlowly),
    ];
    const among = await visit(url);
    const during = residentMemory(pid);
    const [nothing, half, slow] = holders.map(({ stop }) => stop());
    const row = (name: string, times: readonly number[]) => [
      name,
      times.length,
      ms(median(times)),
      ms(Math.max(...times)),
    ];
    return `Caddy, ${seconds} seconds each: a visitor asks for one page after another, each on a new connection, with ${pause} ms between; first alone, then
while ${readers} connections read ${file()} at 1 KB a second, ${halfAsked} have sent half a request and ${silent} nothing at all. Whoever is
closed comes back at once.

${table(['The visitor', 'pages', 'median, ms', 'slowest, ms'], [row('alone', alone), row('among them', among)])}

${table(
  ['Connections', 'held', 'closed by Caddy', 'after, s (median)', 'at the latest'],
  [
    closed('half a request', halfAsked, half),
    closed('nothing', silent, nothing),
    closed('slow readers', readers, slow),
  ],
)}

Memory of Caddy: ${before.toFixed(0)} MB, and ${during.toFixed(0)} MB among them.`;
  });
}

const ms = (value: number) => value.toFixed(1);

/** @param lives how long each closed connection lasted, in seconds */
function closed(name: string, held: number, lives: readonly number[] = []): (string | number)[] {
  const latest = Math.max(0, ...lives);
  const reads = name === 'slow readers';
  if (!reads && (lives.length < held || latest > limit + tolerance)) {
    throw new Error(
      `Connections with ${name}: ${lives.length} of ${held} closed, the last after ${latest.toFixed(1)} s`,
    );
  }
  if (reads && lives.length > 0) throw new Error(`${lives.length} slow readers were cut off`);
  return [
    name,
    held,
    lives.length,
    lives.length > 0 ? median(lives).toFixed(1) : '',
    latest > 0 ? latest.toFixed(1) : '',
  ];
}

/** Asks for pages one after another, and checks each. @returns how long each took to come whole, in milliseconds */
async function visit(url: string): Promise<number[]> {
  const pages = pageFiles('dist');
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < end; at++) {
    const page = pages[at % pages.length] ?? '';
    const start = performance.now();
    const body = await get(url + addressOf(page));
    times.push(performance.now() - start);
    if (body !== readFileSync(`dist${page}`, 'utf8')) throw new Error(`${page} did not come whole`);
    await wait(pause);
  }
  return times;
}

function get(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false }, async (answer) => {
      let body = '';
      for await (const text of answer.setEncoding('utf8')) body += text;
      resolve(body);
    });
    asked.on('error', reject).end();
  });
}

/** Keeps connections open, and opens one again when it is closed. @returns `stop`, which tells how long the closed ones lasted, in seconds */
function hold(url: string, count: number, text: string, use: (socket: Socket) => void = (socket) => socket.resume()) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const lives: number[] = [];
  let stopped = false;
  const start = () => {
    const since = performance.now();
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      if (stopped) return;
      lives.push((performance.now() - since) / 1000);
      start();
    });
    socket.write(text);
    use(socket);
  };
  for (let at = 0; at < count; at++) start();
  const stop = () => {
    stopped = true;
    for (const socket of open) socket.destroy();
    return lives;
  };
  return { stop };
}

/** The largest file of the site. */
const file = () =>
  siteFiles('dist').reduce((one, other) =>
    readFileSync(`dist${other}`).length > readFileSync(`dist${one}`).length ? other : one,
  );

/** The file many times over: what is asked for once fits into the machine's buffers, and the server would be rid of it. */
const asked = (url: string) => `GET ${file()} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`.repeat(30);

function readSlowly(socket: Socket): void {
  socket.pause();
  const timer = setInterval(() => socket.read(1024), 1000);
  socket.on('close', () => clearInterval(timer));
}
