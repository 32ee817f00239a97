import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { type WebSocket, WebSocketServer } from 'ws';
import { systemClock } from '../../time/system-clock.ts';
import { CommandFailure, NoAnswer } from '../command-line/command-errors.ts';
import type { LiveAudio } from './live-connection.ts';
import { sessionsPath, streamSession } from './stream-session.ts';

/** Pieces of 100 ms with their numbers as content. */
function numbered(count: number): LiveAudio {
  const pieces: Buffer[] = Array.from({ length: count }, (_, index) => Buffer.from([index]));
  return {
    ready: async () => {},
    take: () => pieces.shift(),
    giveBack: (piece) => void pieces.unshift(piece),
  };
}

type Handler = (socket: WebSocket, message: Readonly<Record<string, { readonly data?: string }>>) => void;

interface Run {
  readonly connections: number;
  readonly heard: readonly number[];
  readonly broken: readonly string[];
  readonly unheard: number;
  readonly messages: readonly unknown[];
  readonly waits: readonly number[];
  readonly error: unknown;
}

/** A session of a server whose connections behave as given, the last one for all that follow. */
async function run(handlers: readonly Handler[], pieces = 3, renew = async (): Promise<void> => {}): Promise<Run> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  let connections = 0;
  const heard: number[] = [];
  const broken: string[] = [];
  let unheard = 0;
  const messages: unknown[] = [];
  const waits: number[] = [];
  server.on('connection', (socket) => {
    const handle = handlers[Math.min(connections, handlers.length - 1)];
    connections += 1;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.source_media_chunk !== undefined)
        heard.push(Buffer.from(message.source_media_chunk.data, 'base64')[0] ?? -1);
      handle?.(socket, message);
    });
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ticket = { streaming_url: `wss://elsewhere.example/prefix${sessionsPath}/connect`, token: 'a token' };
  let error: unknown;
  try {
    await streamSession(ticket, {
      audio: numbered(pieces),
      tools: {
        server: {
          address,
          key: 'key',
          wait: async (milliseconds) => void waits.push(milliseconds),
          waiting() {},
          now: Date.now,
        },
        client: {
          async ask({ path }) {
            assert.equal(path, `${sessionsPath}?token=a%20token`);
            await renew();
            return ticket;
          },
        },
        clock: systemClock,
        lost: new AbortController().signal,
      },
      onMessage: (message) => void messages.push(message),
      onBroken: (reason) => void broken.push(reason),
      onUnheard: () => void unheard++,
    });
  } catch (thrown) {
    error = thrown;
  }
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
  return { connections, heard, broken, unheard, messages, waits, error };
}

const send = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));

const inOrder: Handler = (socket, message) => {
  if (message.end_of_source_media === undefined) return;
  send(socket, { source_transcript_update: { concluded: [], tentative: [] } });
  send(socket, { end_of_source_transcript: {} });
  send(socket, { end_of_stream: {} });
  socket.close(1000);
};

const broken: Handler = (socket) => socket.terminate();

const refusing =
  (reason: number, words: string, code = 1008): Handler =>
  (socket) => {
    send(socket, { error: { request_type: 'connect', error_code: 400, reason_code: reason, error_message: words } });
    socket.close(code);
  };

describe('a live session', () => {
  it('sends all audio and its end, and waits for the last message', async () => {
    const { error, heard, messages, connections } = await run([inOrder]);
    assert.equal(error, undefined);
    assert.deepEqual(heard, [0, 1, 2]);
    assert.equal(messages.length, 2);
    assert.equal(connections, 1);
  });

  it('continues in another connection after one that broke, and one that the server ended', async () => {
    const {
      error,
      broken: reasons,
      connections,
      waits,
    } = await run([broken, refusing(5_030_401, 'The server is shutting down; reconnect to go on.'), inOrder]);
    assert.equal(error, undefined);
    assert.deepEqual(reasons, ['the connection broke']);
    assert.deepEqual(waits, [500, 1_000]);
    assert.equal(connections, 3);
  });

  it('says when engines failed or were too slow, so that what they were sent is not heard', async () => {
    const tooSlow = await run([refusing(5_000_401, 'The engine did not answer in time.', 1011), inOrder]);
    assert.equal(tooSlow.error, undefined);
    assert.deepEqual([tooSlow.unheard, tooSlow.connections], [1, 2]);
    for (const handler of [broken, refusing(5_030_401, 'The server is shutting down.', 1012)])
      assert.equal((await run([handler, inOrder])).unheard, 0);
  });

  it('does so after the end of the audio, which it sends again', async () => {
    const afterEnd: Handler = (socket, message) => {
      if (message.end_of_source_media !== undefined) socket.terminate();
    };
    const { error, connections, heard } = await run([afterEnd, inOrder]);
    assert.equal(error, undefined);
    assert.deepEqual(heard, [0, 1, 2]);
    assert.equal(connections, 2);
  });

  it('gives up where nothing comes of it', async () => {
    const { error, connections, waits, broken: reasons } = await run([broken]);
    assert.ok(error instanceof CommandFailure);
    assert.match(error.message, /^127\.0\.0\.1:\d+: the connection broke; the session cannot go on\.$/);
    assert.equal(connections, 7);
    assert.deepEqual(waits, [500, 1_000, 2_000, 4_000, 8_000, 16_000]);
    assert.equal(reasons.length, 1);
  });

  it('waits for a server that cannot be reached, and takes a refusal as it is', async () => {
    let asked = 0;
    const absent = await run([broken, inOrder], 3, async () => {
      asked += 1;
      if (asked < 3) throw new NoAnswer('127.0.0.1 cannot be reached.');
    });
    assert.equal(absent.error, undefined);
    assert.deepEqual(absent.waits, [500, 1_000, 2_000]);
    const refused = await run([broken, inOrder], 3, async () => {
      throw new CommandFailure('The token is unknown. (HTTP 401)');
    });
    assert.match(String(refused.error), /HTTP 401/);
  });

  it('does not come again where that is of no use', async () => {
    const { error, connections } = await run([refusing(4_560_401, 'The limit of the key is used up.')]);
    assert.ok(error instanceof CommandFailure);
    assert.match(error.message, /: The limit of the key is used up\.$/);
    assert.equal(connections, 1);
  });

  it('ignores what is not a message', async () => {
    const { error, messages } = await run([
      (socket, message) => {
        socket.send('no JSON');
        inOrder(socket, message);
      },
    ]);
    assert.equal(error, undefined);
    assert.equal(messages.filter((message) => message !== undefined).length, 2);
  });
});
