import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { reasons } from '../../../src/realtime/reasons.ts';
import { poll } from '../poll.ts';
import { RealtimeClient, type RealtimeError } from '../realtime-client.ts';
import type { TestApp } from '../test-app.ts';
import { chunk, type Format, hostileFrame, noise, pick, type Random, upTo } from './hostile-frames.ts';

interface Ticket {
  readonly streaming_url: string;
  readonly token: string;
}

const secondBytes = 32_000;
const connectPath = '/v3/voice/realtime/connect';
/** The sample of RFC 6455. */
const webSocketKey = 'dGhlIHNhbXBsZSBub25jZQ==';

/** A client that means no good to a server that listens. */
export class Attacker {
  readonly #app: TestApp;
  readonly #random: Random;

  constructor(app: TestApp, random: Random) {
    this.#app = app;
    this.#random = random;
  }

  get #port(): number {
    return (this.#app.http.server.address() as { port: number }).port;
  }

  /** A session that gets some audio and then something hostile: the reason must be the right one. Answers what it was. */
  async session(): Promise<string> {
    const random = this.#random;
    const format: Format = random() < 0.5 ? 'json' : 'msgpack';
    const { streaming_url, token } = await this.#ticket(format);
    await using client = await RealtimeClient.connect(streaming_url, token, format);
    for (let chunks = upTo(random, 3); chunks > 0; chunks -= 1) client.audio(Buffer.alloc(1_280));
    const choice = random();
    let [what, expected]: [string, readonly string[]] = ['audio after its end', ['data_after_end', 'none']];
    if (choice < 0.05) {
      client.end();
      client.audio(Buffer.alloc(2));
    } else if (choice < 0.08) {
      [what, expected] = ['audio that comes too fast', ['too_fast']];
      for (let second = 0; second < 14; second += 1) client.audio(Buffer.alloc(secondBytes));
    } else {
      const frame = hostileFrame(random, format);
      [what, expected] = [frame.what, frame.expected];
      client.socket.send(frame.content);
      if (expected.includes('none')) client.end();
    }
    const error = await client.closed();
    const reason = error === undefined ? 'none' : nameOf(error);
    assert.ok(expected.includes(reason), `${what} in ${format}: ${reason}, ${error?.error_message}`);
    return what;
  }

  /** A request for a WebSocket that is not what it should be: it is refused, or its token is. */
  async request(): Promise<void> {
    const answer = await this.#exchange(hostileRequest(this.#random));
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    assert.ok(
      status === 0 || status === 101 || (status >= 200 && status < 500) || status === 501 || status === 505,
      answer,
    );
    const reason = /"reason_code":(\d+)/.exec(answer)?.[1];
    if (reason !== undefined) assert.equal(Number(reason), reasons.invalid_token);
  }

  /** A session whose frames are not those of WebSockets: it is closed, with a known reason where there is one. */
  async bytes(): Promise<void> {
    const { token } = await this.#ticket('json');
    const answer = await this.#exchange(
      Buffer.concat([Buffer.from(upgrade(`${connectPath}?token=${token}`)), hostileBytes(this.#random)]),
    );
    assert.match(answer, /^HTTP\/1\.1 101/);
    const reason = /"reason_code":(\d+)/.exec(answer)?.[1];
    if (reason !== undefined) assert.ok((Object.values(reasons) as number[]).includes(Number(reason)), answer);
  }

  /** What the server says until it closes the connection. */
  async #exchange(bytes: Uint8Array): Promise<string> {
    const socket = connect({ port: this.#port, host: '127.0.0.1', allowHalfOpen: true });
    const received: Buffer[] = [];
    socket.on('error', () => {}).on('data', (data: Buffer) => void received.push(data));
    const closed = once(socket, 'close').catch(() => {});
    socket.on('end', () => socket.end());
    socket.end(bytes);
    await closed;
    return Buffer.concat(received).toString('latin1');
  }

  /** Sessions of clients that are gone keep their slots for a while: a server that is full is asked again. */
  async #ticket(format: Format): Promise<Ticket> {
    let ticket: Ticket | undefined;
    await poll(async () => {
      const answer = await this.#app.send('POST', '/v3/voice/realtime', {
        source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
        source_language: 'en',
        message_format: format,
      });
      if (answer.statusCode === 429) return false;
      assert.equal(answer.statusCode, 200, answer.payload);
      ticket = answer.json();
      return true;
    });
    assert.ok(ticket !== undefined);
    return { ...ticket, streaming_url: ticket.streaming_url.replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${this.#port}`) };
  }
}

function nameOf({ reason_code }: RealtimeError): string {
  const found = Object.entries(reasons).find(([, code]) => code === reason_code);
  assert.ok(found !== undefined, `an unknown reason ${reason_code}`);
  return found[0];
}

function upgrade(target: string, more = ''): string {
  const headers = [
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${webSocketKey}`,
  ];
  return `GET ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n${more}\r\n`;
}

/** A request for a WebSocket with one to three things wrong. */
function hostileRequest(random: Random): Buffer {
  const any = (): string => noise(random, upTo(random, 60)).toString('latin1');
  const token = pick(random, ['', 'a', any(), encodeURIComponent(any()), '%', '%00', 'x'.repeat(upTo(random, 20_000))]);
  const target = pick(random, [
    `${connectPath}?token=${token.replaceAll(/\s/g, '')}`,
    `${connectPath}?token=a&token=b&token`,
    `//${connectPath}`,
    `http://[::1${connectPath}`,
    `/..${connectPath}`,
    '*',
    '/v1/voice/realtime/connect?',
  ]);
  const header = pick(random, [
    '',
    `X: ${any()}\r\n`,
    `${any()}\r\n`,
    `Sec-WebSocket-Extensions: permessage-deflate; ${any()}\r\n`,
    `Sec-WebSocket-Protocol: ${'a,'.repeat(upTo(random, 500))}\r\n`,
    'Sec-WebSocket-Version: 99\r\n',
    'Content-Length: 5\r\n',
    'Transfer-Encoding: chunked\r\n',
    `Cookie: ${'x'.repeat(upTo(random, 40_000))}\r\n`,
    'Upgrade: h2c\r\n',
    'Host: a\r\nHost: b\r\n',
  ]);
  const changed = pick<(text: string) => string>(random, [
    (text) => text,
    (text) => text.replace('Sec-WebSocket-Key', 'Sec-WebSocket-Kex'),
    (text) => text.replace(webSocketKey, pick(random, ['', 'AAAA', any()])),
    (text) => text.replace('13', pick(random, ['0', '-1', '8', 'a'])),
    (text) => text.replace('GET', pick(random, ['POST', 'BREW', 'get', 'CONNECT'])),
    (text) => text.replace('HTTP/1.1', pick(random, ['HTTP/1.0', 'HTTP/9.9', ''])),
    (text) => text.replaceAll('\r\n', '\n'),
  ]);
  return Buffer.from(changed(upgrade(target, header)), 'latin1');
}

/** Frames by their bits: operations, flags and lengths that are not allowed, without masks, text that is not UTF-8. */
function hostileBytes(random: Random): Buffer {
  const frames = Array.from({ length: 1 + upTo(random, 4) }, () => {
    const payload = random() < 0.3 ? Buffer.from(chunk('json', 640)) : noise(random, upTo(random, 300));
    const first = random() < 0.5 ? pick(random, [0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8a]) : upTo(random, 256);
    const isMasked = random() < 0.8;
    const length =
      payload.length < 126
        ? Buffer.from([payload.length])
        : Buffer.from([126, payload.length >> 8, payload.length & 0xff]);
    if (random() < 0.2) length[0] = upTo(random, 128);
    length[0] = (length[0] ?? 0) | (isMasked ? 0x80 : 0);
    return Buffer.concat([Buffer.from([first]), length, Buffer.alloc(isMasked ? 4 : 0), payload]);
  });
  return Buffer.concat(frames);
}
