import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import type { PinnedAddress } from './outbound-gate.ts';

const largestAnswer = 16 * 1024 * 1024;
const connectMilliseconds = 10_000;
const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** "Bad ports" of the Fetch standard: services there, such as mail, could take a request for something else. */
const badPorts: ReadonlySet<string> = new Set(
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137
  139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720
  1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`.split(/\s+/),
);

/**
 * A `fetch` whose connections go to addresses that were checked, whatever the name of the server resolves to meanwhile; without an
 * address, no name resolves. It follows no redirection, and an answer of more than 16 MiB breaks off.
 */
export function fetchFrom(addresses: readonly PinnedAddress[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = init?.signal ?? request.signal;
    const body = Buffer.from(await request.arrayBuffer());
    try {
      return toResponse(await send(request, body, { addresses, signal }));
    } catch (cause) {
      signal.throwIfAborted();
      throw new TypeError('fetch failed', { cause });
    }
  };
}

interface Sending {
  readonly addresses: readonly PinnedAddress[];
  readonly signal: AbortSignal;
}

function send(
  { url, method, headers }: Request,
  body: Buffer,
  { addresses, signal }: Sending,
): Promise<IncomingMessage> {
  const { protocol, port } = new URL(url);
  const begin = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    if (badPorts.has(port)) throw new Error('bad port');
    begin(
      url,
      {
        method,
        headers: { accept: '*/*', ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
        agent: false,
        signal,
        lookup(host, { all }, done) {
          const [first] = addresses;
          if (first === undefined) done(notFound(host), []);
          else if (all === true) done(null, [...addresses]);
          else done(null, first.address, first.family);
        },
      },
      resolve,
    )
      .on('error', reject)
      .on('socket', limitConnecting)
      .end(body.length === 0 ? undefined : body);
  });
}

/** Connecting has a time limit of its own, as it has in the `fetch` of the platform. */
function limitConnecting(socket: Socket): void {
  if (!socket.connecting) return;
  const late = Object.assign(new Error('the server does not take connections'), { code: 'ERR_CONNECT_TIMEOUT' });
  socket.setTimeout(connectMilliseconds, () => socket.destroy(late));
  socket.once('connect', () => socket.setTimeout(0).removeAllListeners('timeout'));
}

function notFound(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
}

function toResponse(answer: IncomingMessage): Response {
  const { statusCode: status = 0, headersDistinct } = answer;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  if (!statusesWithoutBody.has(status)) return new Response(bounded(answer), { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}

async function* bounded(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > largestAnswer) throw new Error(`the server answered more than ${largestAnswer} bytes`);
    yield part;
  }
}
