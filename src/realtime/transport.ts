import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../contracts/clock.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { VoiceSessions } from '../features/voice/realtime/voice-sessions.ts';
import type { Events } from '../observability/events.ts';
import { codecs, largestFrameRead } from './codec.ts';
import { RealtimeConnection } from './connection.ts';
import { RealtimeError, toRealtimeError } from './reasons.ts';

export interface TransportOptions {
  readonly sessions: VoiceSessions;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
  readonly events: Pick<Events, 'voiceConnectionEnded' | 'requestFailed' | 'taskFailed'>;
}

const connectPath = /\/v[13]\/voice\/realtime\/connect$/;
/** How often connections are compared with what the database says of their sessions and keys. */
const watchMilliseconds = 1_000;
const policyViolation = 1008;

/** Whether a request is for a WebSocket of a session, whatever its token. */
export function isRealtimeRequest({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean {
  const path = url.replace(/\?.*/s, '');
  return headers.upgrade?.toLowerCase() === 'websocket' && connectPath.test(path);
}

/** Takes the WebSockets of realtime sessions from an HTTP server, and closes them before it. */
export class RealtimeTransport implements AsyncDisposable {
  readonly #options: TransportOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrameRead,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #connections = new Set<RealtimeConnection>();
  #isClosing = false;
  #cancelWatch: () => void = () => {};
  #watching: Promise<void> = Promise.resolve();

  constructor(server: Server, options: TransportOptions) {
    this.#options = options;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#watch();
  }

  get connections(): number {
    return this.#connections.size;
  }

  /** What clients have said is heard and sent to them; then they are asked to come back, here or to another server. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosing = true;
    this.#cancelWatch();
    await this.#watching;
    await Promise.all([...this.#connections].map((connection) => connection.drain(shuttingDown())));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    if (!isRealtimeRequest(request)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const token = new URLSearchParams(request.url?.replace(/^[^?]*/, '')).get('token') ?? '';
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      // What comes before the session is there waits in the network.
      opened.pause();
      opened.on('error', () => {});
      void this.#connect(opened, token);
    });
  }

  async #connect(socket: WebSocket, token: string): Promise<void> {
    const { sessions, clock, events } = this.#options;
    try {
      if (this.#isClosing) throw shuttingDown();
      const connection = await sessions.connect(token);
      // Closed while the session was being opened.
      if (socket.readyState !== socket.OPEN || this.#isClosing) {
        await sessions.detach(connection);
        if (this.#isClosing) throw shuttingDown();
        return;
      }
      for (const other of this.#connections) if (other.session.record.id === connection.record.id) await other.leave();
      const running = new RealtimeConnection({ socket, connection, sessions, clock, events });
      this.#connections.add(running);
      void running.closed.then(() => this.#connections.delete(running));
      socket.resume();
    } catch (error) {
      const reported = toRealtimeError(error);
      if (reported.errorCode >= 500 && !(error instanceof ServiceError) && !(error instanceof RealtimeError))
        events.requestFailed({ traceId: '', code: 'internal', error });
      socket.resume();
      // The format of the session is not known.
      if (socket.readyState === socket.OPEN) socket.send(codecs.json.writeError(reported), () => {});
      socket.close(policyViolation);
      const cancel = clock.after(watchMilliseconds, () => socket.terminate());
      socket.once('close', cancel);
    }
  }

  /** Sessions that another connection, another server or an administrator has ended. */
  #watch(): void {
    this.#cancelWatch = this.#options.clock.after(watchMilliseconds, () => {
      this.#watching = this.#look().then(() => {
        if (!this.#isClosing) this.#watch();
      });
    });
  }

  async #look(): Promise<void> {
    if (this.#connections.size === 0) return;
    const running = [...this.#connections];
    try {
      const over = await this.#options.sessions.listOver(running.map(({ session }) => session));
      for (const connection of running)
        if (over.has(connection.session))
          connection.fail(
            new RealtimeError('invalid_token', 'The session was ended, or goes on in another connection.', 'connect'),
          );
    } catch (error) {
      this.#options.events.taskFailed({ task: 'watch-voice-sessions', error });
    }
  }
}

function shuttingDown(): RealtimeError {
  return new RealtimeError('engine_unavailable', 'The server is shutting down; reconnect to go on.', 'connect');
}
