/**
 * Key for requests of the editor (the page at /edit on which the owner edits the site). The program (`npm run edit`) refuses requests
 * without the key. The key is the part after `#` in the address that the program printed. It is removed from the address bar, and kept
 * until the tab is closed.
 */
const key = keyOf(location.hash.slice(1));

function keyOf(given: string): string {
  if (given) sessionStorage.setItem('key', given);
  history.replaceState(null, '', location.pathname);
  return given || (sessionStorage.getItem('key') ?? '');
}

/** Thrown when the program (`npm run edit`) doesn't answer, or refuses a request. The message is for the owner. */
class NoAnswer extends Error {}

/**
 * Reports each error of a promise that no code handles, such as that of a failed request. So code that sends requests need not handle
 * errors.
 * @param tell called with a message for the owner
 * @returns a function that stops the reports
 */
export function onFailure(tell: (message: string) => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    // Keeps refused requests out of the browser's console, so that the console shows only faults of the program.
    if (event.reason instanceof NoAnswer) event.preventDefault();
    tell(event.reason instanceof Error ? event.reason.message : String(event.reason));
  };
  addEventListener('unhandledrejection', listener);
  return () => removeEventListener('unhandledrejection', listener);
}

/**
 * Sends a request to the program, and returns the program's answer.
 * @param name name of the request
 * @param part only for the request `questions`: name of the question whose answer, in the body, the program should check. Default: none
 * @throws {NoAnswer} when the program doesn't answer, or refuses the request; so do the other functions of this file that send requests
 */
export async function ask<Answer>(name: string, body: unknown = null, part?: string): Promise<Answer> {
  return (await request(name, JSON.stringify(body), part ? { 'X-Name': part } : {})).json();
}

/** Sends a file to the program, and returns the program's answer. */
export async function send<Answer>(name: string, file: File): Promise<Answer> {
  return (await request(name, file, { 'X-Name': encodeURIComponent(file.name) })).json();
}

/** Fetches a photograph of the firm, and returns an object URL for an `img`. Undefined if there is no such photograph. */
export async function pictureOf(name: string): Promise<string | undefined> {
  const picture = await (await request('picture', JSON.stringify(name))).blob();
  return picture.size > 0 ? URL.createObjectURL(picture) : undefined;
}

/**
 * Sends a request whose answer comes line by line, such as the steps of a publication.
 * @param onLine called with each line, parsed from JSON
 */
export async function follow<Line>(name: string, body: unknown, onLine: (line: Line) => void): Promise<void> {
  const reader = (await request(name, JSON.stringify(body))).body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = (await reader?.read().catch(programHasEnded)) ?? { done: true };
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(JSON.parse(line));
    if (done) return;
  }
}

/** Waits until the site of a new firm is served, and then reloads the page to show it. */
export async function showNewSite(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const page = await fetch('/edit').then(
      (response) => response.text(),
      () => 'data-first',
    );
    if (!page.includes('data-first')) break;
  }
  location.reload();
}

/** Fetches the current HTML of a page of the site. Undefined if the page can't be shown, for instance because a file has problems. */
export async function pageAt(address: string): Promise<string | undefined> {
  const response = await fetch(address, { cache: 'no-store' }).catch(programHasEnded);
  return response.ok ? response.text() : undefined;
}

async function request(name: string, body: BodyInit, headers = {}): Promise<Response> {
  const options = { method: 'POST', headers: { 'X-Key': key, ...headers }, body };
  const response = await fetch(`/edit/${name}`, options).catch(programHasEnded);
  if (response.ok) return response;
  const { error } = await response.json().catch(() => ({ error: response.statusText }));
  throw new NoAnswer(error);
}

function programHasEnded(): never {
  throw new NoAnswer(
    'The program has ended. Start it again: it opens a new page, which has what waits here. Then close this page.',
  );
}
