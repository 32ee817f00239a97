import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { beforeEach, describe, it } from 'node:test';
import type { WebSocket } from 'ws';
import { ManualClock } from '../../test/support/manual-clock.ts';
import type { SessionUpdate } from '../features/voice/realtime/session-updates.ts';
import { UpdateQueue } from '../features/voice/realtime/update-queue.ts';
import type { SessionConnection } from '../features/voice/realtime/voice-sessions.ts';
import { RealtimeConnection } from './connection.ts';
import { RealtimeError } from './reasons.ts';

/** A socket whose client takes messages, answers pings and closes, unless the test says otherwise. */
class Socket extends EventEmitter {
  readyState = 1;
  takes = true;
  answers = true;
  closes = true;
  readonly sent: { readonly error?: { readonly reason_code: number; readonly error_message: string } }[] = [];
  paused = false;
  code: number | undefined;

  send(message: string, sent: () => void): void {
    if (!this.takes) return;
    this.sent.push(JSON.parse(message));
    sent();
  }

  ping(): void {
    if (this.answers) this.emit('pong');
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
  }

  close(code: number): void {
    this.code = code;
    if (this.closes) this.#end();
  }

  terminate(): void {
    this.#end();
  }

  #end(): void {
    this.readyState = 3;
    this.emit('close');
  }
}

/** Let what waits for promises go on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const second = 1000;

describe('a realtime connection', () => {
  let clock: ManualClock;
  let socket: Socket;
  let updates: UpdateQueue;
  let heardMs: number;
  let hear: () => Promise<void>;
  let outcomes: string[];
  /** What the client had got when the position was last written down. */
  let atPosition: readonly string[] | undefined;
  let live: { isEnded: boolean; end(): void };
  let connection: RealtimeConnection;
  beforeEach(() => {
    clock = new ManualClock();
    socket = new Socket();
    updates = new UpdateQueue();
    heardMs = 0;
    hear = async () => {};
    outcomes = [];
    atPosition = undefined;
    let chunks = 0;
    live = {
      isEnded: false,
      get heardMs() {
        return heardMs;
      },
      get chunks() {
        return chunks;
      },
      decodedMs: () => heardMs,
      take: (signal: AbortSignal) => updates.take(signal),
      write: () => {
        chunks += 1;
        return hear();
      },
      end: () => {
        live.isEnded = true;
      },
    } as typeof live;
    const order = { messageFormat: 'json', sourceContentType: 'audio/pcm;encoding=s16le;rate=16000' };
    const note = (outcome: string) => async () => void outcomes.push(outcome);
    connection = new RealtimeConnection({
      socket: socket as unknown as WebSocket,
      connection: { record: { id: 'one', order }, live } as unknown as SessionConnection,
      sessions: {
        detach: note('detached'),
        spoil: () => void outcomes.push('spoiled'),
        abandon: note('abandoned'),
        end: note('ended'),
        keepPosition: async () => {
          atPosition = kinds();
        },
      },
      clock,
      events: { voiceConnectionEnded: () => {} },
    });
  });

  function say(bytes = 3_200): void {
    const data = Buffer.alloc(bytes).toString('base64');
    socket.emit('message', Buffer.from(JSON.stringify({ source_media_chunk: { data } })), false);
  }

  const reason = (): number | undefined => socket.sent.at(-1)?.error?.reason_code;

  it('ends after 30 seconds without audio', async () => {
    clock.advance(29 * second);
    say();
    await settled();
    clock.advance(30 * second - 1);
    assert.equal(reason(), undefined);
    clock.advance(1);
    assert.equal(reason(), 4_080_401);
    assert.deepEqual([socket.code, outcomes], [1008, ['spoiled', 'abandoned']]);
  });

  it('does not take audio that waits for none', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hear = () => promise;
    say();
    await settled();
    clock.advance(31 * second);
    assert.equal(reason(), undefined);
    resolve();
    await settled();
    clock.advance(30 * second);
    assert.equal(reason(), 4_080_401);
  });

  it('ends after an hour, whatever comes', async () => {
    for (let minute = 0; minute < 240; minute += 1) {
      assert.equal(reason(), undefined);
      say();
      await settled();
      clock.advance(15 * second);
    }
    assert.equal(reason(), 4_080_401);
    assert.match(socket.sent.at(-1)?.error?.error_message ?? '', /an hour/);
  });

  it('leaves a client that answers no ping, whose engines wait for it', async () => {
    for (const answers of [true, false]) {
      socket.answers = answers;
      say();
      await settled();
      clock.advance(15 * second);
    }
    say();
    await settled();
    clock.advance(15 * second - 1);
    assert.equal(socket.readyState, 1);
    clock.advance(1);
    assert.equal(socket.readyState, 3);
    await connection.closed;
    assert.deepEqual([socket.sent, outcomes], [[], ['detached']]);
  });

  it('leaves a client that takes no message for 30 seconds', async () => {
    socket.takes = false;
    await updates.add({ kind: 'end_of_source_transcript' } as SessionUpdate);
    await settled();
    clock.advance(15 * second);
    say();
    clock.advance(15 * second - 1);
    assert.equal(socket.readyState, 1);
    clock.advance(1);
    assert.equal(socket.readyState, 3);
  });

  const shutDown = new RealtimeError('engine_unavailable', 'The server is shutting down.', 'connect');
  const concluded = { kind: 'source_transcript_update', concluded: [], tentative: [] } as const;
  const kinds = (): readonly string[] => socket.sent.flatMap((message) => Object.keys(message));

  it('hears what has come when the server shuts down, and sends what comes of it without the messages of an end', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hear = () => promise;
    say();
    await settled();
    const drained = connection.drain(shutDown);
    const later: string[] = [];
    hear = async () => void later.push('heard');
    say();
    await settled();
    assert.equal(live.isEnded, false);
    resolve();
    await settled();
    assert.deepEqual([live.isEnded, later], [true, []]);
    await updates.add(concluded);
    await updates.add({ kind: 'end_of_source_transcript' });
    await updates.add({ kind: 'end_of_stream' });
    updates.end();
    await drained;
    assert.deepEqual(kinds(), ['source_transcript_update', 'error']);
    assert.deepEqual(atPosition, ['source_transcript_update']);
    assert.deepEqual([reason(), socket.code, outcomes], [5_030_401, 1012, ['spoiled', 'abandoned']]);
  });

  it('does not wait for that longer than ten seconds', async () => {
    const drained = connection.drain(shutDown);
    await settled();
    clock.advance(10 * second - 1);
    assert.equal(socket.readyState, 1);
    clock.advance(1);
    await drained;
    assert.deepEqual([reason(), socket.code], [5_030_401, 1012]);
  });

  for (const [what, answers] of [
    ['takes nothing', { takes: false, closes: false }],
    ['does not close', { closes: false }],
  ] as const)
    it(`leaves a client that ${what} two seconds later`, async () => {
      Object.assign(socket, answers);
      await updates.add(concluded);
      const drained = connection.drain(shutDown);
      await settled();
      clock.advance(10 * second);
      await settled();
      assert.deepEqual([socket.code, atPosition !== undefined], [1012, true]);
      clock.advance(2 * second - 1);
      assert.equal(socket.readyState, 1);
      clock.advance(1);
      assert.equal(socket.readyState, 3);
      await drained;
    });

  it('says that the server shuts down where an engine ends before it', async () => {
    const drained = connection.drain(shutDown);
    updates.end(new Error('killed'));
    await drained;
    assert.deepEqual([reason(), socket.code], [5_030_401, 1012]);
  });

  it('says that also where a decoder ends that hears what has come', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    hear = () => promise;
    say();
    await settled();
    const drained = connection.drain(shutDown);
    reject(new Error('killed'));
    await drained;
    assert.deepEqual([reason(), socket.code], [5_030_401, 1012]);
  });

  it('comes to its end in a shutdown where the end waits behind audio', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hear = () => promise;
    say();
    socket.emit('message', Buffer.from('{"end_of_source_media":{}}'), false);
    await settled();
    const drained = connection.drain(shutDown);
    resolve();
    await settled();
    assert.equal(live.isEnded, true);
    await updates.add({ kind: 'end_of_stream' });
    updates.end();
    await drained;
    assert.deepEqual([kinds(), socket.code, outcomes], [['end_of_stream'], 1000, ['ended']]);
  });

  it('comes to its end in a shutdown where its client has ended it', async () => {
    live.end();
    const drained = connection.drain(shutDown);
    await updates.add({ kind: 'end_of_stream' });
    updates.end();
    await drained;
    assert.deepEqual([kinds(), socket.code, outcomes], [['end_of_stream'], 1000, ['ended']]);
  });

  it('reads nothing more while much waits, and goes on when it is heard', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hear = () => promise;
    for (let chunk = 0; chunk < 20; chunk += 1) say(32_000);
    assert.equal(socket.paused, true);
    hear = async () => {};
    resolve();
    await settled();
    assert.equal(socket.paused, false);
  });

  it('ends where speech is heard ever later, and not where it comes faster than it is spoken', async () => {
    // Heard in nine tenths of the time that people take, and always some more waits.
    hear = async () => {
      await settled();
      heardMs += 100;
      clock.advance(90);
      say();
    };
    say();
    say();
    while (heardMs < 600 * second && reason() === undefined) await settled();
    assert.equal(reason(), undefined);
    hear = async () => {
      await settled();
      heardMs += 100;
      clock.advance(200);
      say();
    };
    const before = heardMs;
    while (reason() === undefined) await settled();
    assert.equal(reason(), 5_030_401);
    assert.ok(heardMs - before >= 30 * second);
    assert.deepEqual([socket.code, outcomes], [1011, ['spoiled', 'abandoned']]);
  });
});
