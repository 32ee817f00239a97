import { WebSocket } from 'ws';
import type { Clock } from '../contracts/clock.ts';
import { sessionLimits } from '../features/voice/realtime/session-limits.ts';
import type { SessionConnection, VoiceSessions } from '../features/voice/realtime/voice-sessions.ts';
import type { Events } from '../observability/events.ts';
import { ChunkRules } from './chunk-rules.ts';
import { type Codec, codecs } from './codec.ts';
import { LagWatch } from './lag-watch.ts';
import { RealtimeError, toRealtimeError } from './reasons.ts';

export interface ConnectionOptions {
  readonly socket: WebSocket;
  readonly connection: SessionConnection;
  readonly sessions: Pick<VoiceSessions, 'detach' | 'spoil' | 'abandon' | 'end' | 'keepPosition'>;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
  readonly events: Pick<Events, 'voiceConnectionEnded'>;
}

/** Codes of RFC 6455, 7.4.1. */
const closeCodes = { normal: 1000, policy: 1008, internal: 1011, restart: 1012 } as const;

/** Bytes of messages that wait before nothing more is read from the client. */
const fullBytes = 512 * 1024;
/** Within which a client has to take a message, and to answer a ping. */
const patienceMilliseconds = 30_000;
const pingMilliseconds = 15_000;
const positionMilliseconds = 5_000;

/**
 * One WebSocket of a session:
 *
 * ```
 * frame ─▶ codec ─▶ rules ─▶ session (pause the socket while it is full)
 * session ─▶ update ─▶ codec ─▶ socket (one after another, as the client takes them)
 *
 * open ─┬─ end_of_stream was sent ───────▶ closed 1000, session ended
 *       ├─ rule broken, idle, an hour ───▶ error, closed 1008 ─┬▶ session can be resumed with new engines
 *       ├─ engine failed, or too slow ───▶ error, closed 1011 ─┤
 *       ├─ the server shuts down: drained ▶ error, closed 1012 ─┘
 *       └─ the client is gone ───────────▶ its engines wait a while for it
 * ```
 */
export class RealtimeConnection {
  readonly #options: ConnectionOptions;
  readonly #codec: Codec;
  readonly #rules: ChunkRules;
  readonly #lag: LagWatch;
  readonly #gone = new AbortController();
  readonly #openedAt: number;
  /** What was decoded for the connections before this one. */
  readonly #decodedBefore: number;
  readonly #timers = new Set<() => void>();
  #cancelIdle: () => void = () => {};
  #work: Promise<void> = Promise.resolve();
  #waitingBytes = 0;
  #isAlive = true;
  #outcome: 'ended' | 'failed' | undefined;
  /** The server shuts down: this goes to the client when everything that came is heard and sent. */
  #drained: RealtimeError | undefined;
  #reason = 'gone';
  readonly #closed = Promise.withResolvers<void>();

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { socket, connection, clock } = options;
    const { order } = connection.record;
    this.#codec = codecs[order.messageFormat];
    this.#openedAt = clock.elapsed();
    this.#decodedBefore = connection.live.decodedMs();
    const now = (): number => clock.elapsed();
    this.#rules = new ChunkRules(order.sourceContentType, now);
    this.#lag = new LagWatch(now, () => connection.live.heardMs);
    socket.on('message', (data, isBinary) => this.#receive(toBytes(data), isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // A frame that is far too large, or none at all: `ws` closes by itself. Engines do not wait for such a client.
    socket.on('error', () => {
      this.#outcome ??= 'failed';
      this.#reason = 'malformed_message';
    });
    socket.once('close', () => void this.#finish());
    this.#watchIdle();
    this.#later(sessionLimits.connectionMilliseconds, () =>
      this.fail(new RealtimeError('idle', 'A connection lasts an hour at most; reconnect to go on.', 'connect')),
    );
    this.#ping();
    this.#keepPosition();
    void this.#send();
  }

  get session(): SessionConnection {
    return this.#options.connection;
  }

  /** Resolves when it is over and the session knows. */
  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  /** Sends the client what went wrong, and closes. */
  fail(error: unknown, isRestart = false): void {
    if (this.#outcome !== undefined) return;
    const reported = toRealtimeError(error);
    this.#reason = reported.reason;
    const isInside = reported.errorCode >= 500;
    this.#outcome = 'failed';
    const { socket, sessions, connection } = this.#options;
    // Clients come back as soon as they read this: earlier than the socket has closed here.
    sessions.spoil(connection);
    if (socket.readyState === WebSocket.OPEN) socket.send(this.#codec.writeError(reported), () => {});
    const code = isRestart ? closeCodes.restart : isInside ? closeCodes.internal : closeCodes.policy;
    this.#close(code);
  }

  /**
   * Takes nothing more, hears and concludes what has come, and sends what comes of it before the error. A session that its client
   * has ended goes on to its end. Resolves when it is over.
   */
  async drain(error: RealtimeError): Promise<void> {
    const { connection, socket } = this.#options;
    const { live } = connection;
    this.#later(sessionLimits.drainMilliseconds, () => void this.#dismiss(error));
    this.#later(sessionLimits.drainMilliseconds + sessionLimits.dismissMilliseconds, () => socket.terminate());
    if (!live.isEnded) {
      this.#drained = error;
      void this.#work.then(() => live.end());
    }
    await this.closed;
  }

  /** Asks the client to come back, here or to another server. */
  async #dismiss(error: RealtimeError): Promise<void> {
    const { sessions, connection } = this.#options;
    // Before the client reads the error: as soon as it renews its token, this connection cannot change the position.
    await sessions.keepPosition(connection).catch(() => {});
    this.fail(error, true);
  }

  /** Something failed. In a shutdown the error is that: in a terminal, Ctrl-C ends engines as well. */
  #break(error: unknown): void {
    if (this.#drained === undefined) this.fail(error);
    else void this.#dismiss(this.#drained);
  }

  /** Another connection of the session takes over: nothing more is sent to this client. */
  async leave(): Promise<void> {
    this.#outcome ??= 'failed';
    this.#reason = 'replaced';
    this.#gone.abort(new Error('Another connection took over.'));
    this.#options.socket.terminate();
    await this.closed;
  }

  #receive(frame: Uint8Array, isBinary: boolean): void {
    if (this.#outcome !== undefined || this.#drained !== undefined) return;
    this.#watchIdle();
    this.#waitingBytes += frame.length;
    this.#lag.wait();
    if (this.#waitingBytes > fullBytes) this.#options.socket.pause();
    this.#work = this.#work
      .then(() => this.#take(frame, isBinary))
      .catch((error: unknown) => this.#break(error))
      .finally(() => {
        this.#waitingBytes -= frame.length;
        if (this.#waitingBytes === 0) this.#lag.rest();
        else this.#checkLag();
        if (this.#waitingBytes <= fullBytes) this.#options.socket.resume();
      });
  }

  async #take(frame: Uint8Array, isBinary: boolean): Promise<void> {
    if (this.#outcome !== undefined) return;
    const { live } = this.#options.connection;
    const message = this.#codec.read(frame, isBinary);
    if (message.kind === 'end_of_source_media') {
      this.#rules.end();
      // It came before the shutdown, behind audio that waited.
      this.#drained = undefined;
      live.end();
      return;
    }
    this.#rules.check(message.data);
    await live.write(message.data);
    this.#rules.checkLength(live.decodedMs(), live.chunks);
    this.#rules.checkDecoded(live.decodedMs() - this.#decodedBefore);
  }

  /** Live speech that is heard ever later is of no use to anybody. */
  #checkLag(): void {
    const behind = this.#lag.behind();
    if (behind <= sessionLimits.lagMilliseconds) return;
    const seconds = Math.round(behind / 1000);
    const message = `Speech is heard ${seconds} seconds late: this server is too slow for it at the moment, or its messages are not taken. Reconnect to go on.`;
    this.fail(new RealtimeError('engine_unavailable', message));
  }

  async #send(): Promise<void> {
    const { connection } = this.#options;
    try {
      for (;;) {
        const update = await connection.live.take(this.#gone.signal);
        if (update === undefined) break;
        // The session goes on elsewhere: only this part of it has ended.
        if (this.#drained !== undefined && update.kind.startsWith('end_of_')) continue;
        await this.#sendOne(this.#codec.write(update));
      }
      if (this.#drained !== undefined) return await this.#dismiss(this.#drained);
      this.#outcome = 'ended';
      this.#reason = 'ended';
      this.#close(closeCodes.normal);
    } catch (error) {
      if (!this.#gone.signal.aborted) this.#break(error);
    }
  }

  /** Resolves when the message is on its way: a client that takes nothing is left. */
  #sendOne(message: string | Uint8Array): Promise<void> {
    const { socket, clock } = this.#options;
    return new Promise((resolve, reject) => {
      const cancel = clock.after(patienceMilliseconds, () => socket.terminate());
      socket.send(message, (error) => {
        cancel();
        if (error) reject(error);
        else resolve();
      });
    });
  }

  #watchIdle(): void {
    this.#cancelIdle();
    this.#cancelIdle = this.#options.clock.after(sessionLimits.idleMilliseconds, () => {
      if (this.#options.connection.live.isEnded) return;
      // It came, and is not heard yet.
      if (this.#waitingBytes > 0) return this.#watchIdle();
      this.fail(new RealtimeError('idle', 'No audio came for 30 seconds.', 'source_media_chunk'));
    });
  }

  /** A client that does not answer is gone, although nobody said so. */
  #ping(): void {
    this.#later(pingMilliseconds, () => {
      const { socket } = this.#options;
      if (!this.#isAlive) return socket.terminate();
      this.#isAlive = false;
      if (socket.readyState === WebSocket.OPEN) socket.ping();
      this.#ping();
    });
  }

  #keepPosition(): void {
    this.#later(positionMilliseconds, () => {
      const { sessions, connection } = this.#options;
      // The next time will do.
      sessions.keepPosition(connection).catch(() => {});
      this.#keepPosition();
    });
  }

  #later(milliseconds: number, callback: () => void): void {
    const cancel = this.#options.clock.after(milliseconds, () => {
      this.#timers.delete(cancel);
      if (!this.#gone.signal.aborted) callback();
    });
    this.#timers.add(cancel);
  }

  #close(code: number): void {
    const { socket, clock } = this.#options;
    socket.resume();
    socket.close(code);
    const cancel = clock.after(patienceMilliseconds, () => socket.terminate());
    socket.once('close', cancel);
  }

  async #finish(): Promise<void> {
    const { connection, sessions, clock, events } = this.#options;
    this.#gone.abort(new Error('The connection is closed.'));
    this.#cancelIdle();
    for (const cancel of this.#timers) cancel();
    const { live, record } = connection;
    events.voiceConnectionEnded({
      sessionId: record.id,
      reason: this.#reason,
      seconds: (clock.elapsed() - this.#openedAt) / 1000,
      speechSeconds: live.heardMs / 1000,
    });
    try {
      if (this.#outcome === 'ended') await sessions.end(connection);
      else if (this.#outcome === 'failed') await sessions.abandon(connection);
      else await sessions.detach(connection);
    } catch {
      // The database is not there: the session expires by itself.
    } finally {
      this.#closed.resolve();
    }
  }
}

function toBytes(data: Buffer | ArrayBuffer | Buffer[]): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
