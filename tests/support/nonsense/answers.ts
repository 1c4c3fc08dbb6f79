/** An answer as it came over the connection. */
export interface Answer {
  status: number;
  /** By their names in lower case; of a repeated one, the values with commas between them. */
  headers: ReadonlyMap<string, string>;
  /** One character for each byte, transfer coding undone. */
  body: string;
}

/**
 * Reads all answers of a connection; those on the way (1xx) are left out. Libraries that read answers know which requests
 * they asked, and here that is the question.
 * @param received one character for each byte
 * @param cut whether the connection may have been cut within the last one, which is then left out
 * @throws when it is no sequence of whole answers
 */
export function readAnswers(received: string, cut = false): Answer[] {
  const answers: Answer[] = [];
  let rest = received;
  while (rest !== '') {
    const [head, version, status, lines] =
      /^HTTP\/1\.([01]) (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? [];
    if (head === undefined && cut) return answers;
    if (head === undefined) throw new Error(`No answer begins with ${JSON.stringify(rest.slice(0, 100))}`);
    const headers = readHeaders(lines ?? '');
    const read = readBody(rest.slice(head.length), Number(status), headers, version === '0');
    if (read === undefined && cut) return answers;
    if (read === undefined) throw new Error(`Answer ${status} ends too early: ${JSON.stringify(rest.slice(0, 1000))}`);
    const { body, length } = read;
    if (Number(status) >= 200 || status === '101') answers.push({ status: Number(status), headers, body });
    rest = rest.slice(head.length + length);
  }
  return answers;
}

function readHeaders(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split('\r\n').slice(0, -1)) {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No header: ${JSON.stringify(line)}`);
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

/** @returns the body and how long it was on the way (RFC 9112, section 6.3), or nothing when it ends too early */
function readBody(
  rest: string,
  status: number,
  headers: ReadonlyMap<string, string>,
  untilEnd: boolean,
): { body: string; length: number } | undefined {
  // The answer to HEAD names the length of a body that it has not; whether a request was read as HEAD, only this tells.
  const none = status < 200 || status === 204 || status === 304 || /^(HTTP\/1\.|$)/.test(rest);
  if (none) return { body: '', length: 0 };
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(rest);
  const stated = headers.get('content-length');
  if (stated === undefined) {
    if (!untilEnd && !/close/i.test(headers.get('connection') ?? '')) throw new Error(`Answer ${status} has no end`);
    return { body: rest, length: rest.length };
  }
  const length = Number(stated);
  return rest.length < length ? undefined : { body: rest.slice(0, length), length };
}

function readChunks(rest: string): { body: string; length: number } | undefined {
  let body = '';
  let at = 0;
  for (;;) {
    const size = /^([\da-f]+)\r\n/i.exec(rest.slice(at, at + 20));
    if (size === null) return undefined;
    const length = Number.parseInt(size[1] ?? '', 16);
    at += size[0].length;
    body += rest.slice(at, at + length);
    at += length + 2;
    if (rest.slice(at - 2, at) !== '\r\n') return undefined;
    if (length === 0) return { body, length: at };
  }
}
