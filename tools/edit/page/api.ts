/** The key that the program's address has after its `#`. It's kept until the tab closes, and leaves the address. */
const key = keyOf(location.hash.slice(1));

function keyOf(given: string): string {
  if (given) sessionStorage.setItem('key', given);
  history.replaceState(null, '', location.pathname);
  return given || (sessionStorage.getItem('key') ?? '');
}

/** Thrown when the program doesn't answer, or refuses. The message is for the owner. */
class NoAnswer extends Error {}

/**
 * Tells of each request that failed, unless the failure was handled. Whatever calls these functions needn't.
 * @param tell gets a message for the owner
 * @returns a function that ends this
 */
export function onFailure(tell: (message: string) => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    // The console is for faults of the program.
    if (event.reason instanceof NoAnswer) event.preventDefault();
    tell(event.reason instanceof Error ? event.reason.message : String(event.reason));
  };
  addEventListener('unhandledrejection', listener);
  return () => removeEventListener('unhandledrejection', listener);
}

/**
 * Asks the program something, and returns its answer.
 * @param part name of the part of the body that is to be checked
 */
export async function ask<Answer>(name: string, body: unknown = null, part?: string): Promise<Answer> {
  return (await request(name, JSON.stringify(body), part ? { 'X-Name': part } : {})).json();
}

/** Sends a file as it is. */
export async function send<Answer>(name: string, file: File): Promise<Answer> {
  return (await request(name, file, { 'X-Name': encodeURIComponent(file.name) })).json();
}

/** Fetches a picture, as an address for an `img`. */
export async function pictureOf(name: string): Promise<string | undefined> {
  const picture = await (await request('picture', JSON.stringify(name))).blob();
  return picture.size > 0 ? URL.createObjectURL(picture) : undefined;
}

/** Asks for an answer that comes line by line, while something goes on. */
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

/** Waits until the site of a new firm is there, and shows it. */
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

/** Fetches the HTML of a page of the site as it is now. Undefined if it can't be shown, such as while its words have problems. */
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
  throw new NoAnswer('The program has ended. Start it again: what waits here is kept.');
}
