import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** What a connection does instead of what servers do. */
export type RealtimeFault =
  /** The connection is destroyed when the first audio comes. */
  | 'drop'
  /** It is destroyed when audio of the second piece comes. */
  | 'drop_later'
  /** It is closed in order after a commit, without an answer. */
  | 'close'
  /** No answer comes to a commit. */
  | 'stall'
  | 'garbage'
  | 'not_an_event'
  | 'flood'
  | 'error'
  | 'failed'
  /** The session is not accepted. */
  | 'refuse'
  /** Texts come in the wrong order: each pair of items the second first. */
  | 'wrong_order'
  /** Texts of items that are over, and of unknown kinds, come as well. */
  | 'noise'
  /** The server finds the pauses, although it should not. */
  | 'own_pauses';

export interface RealtimeServerOptions {
  /** Of samples of 24 kHz. */
  hear(samples: Int16Array): string;
  /** A delta that comes with audio, before any commit, by how many samples came of the piece. */
  early?(samples: number): string | undefined;
}

interface Event {
  readonly type: string;
  readonly audio?: string;
  readonly session?: unknown;
}

/** A real WebSocket server on loopback with the realtime interface of OpenAI for transcription, and with faults. */
export class RealtimeServer implements AsyncDisposable {
  /** Of all connections. */
  readonly sessions: unknown[] = [];
  readonly requests: { readonly url: string; readonly authorization: string | undefined }[] = [];
  /** The address needs a model, or must have none. */
  needsModel = false;
  status: number | undefined;
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #options: RealtimeServerOptions;
  readonly #faults: (RealtimeFault | 'well')[] = [];

  private constructor(options: RealtimeServerOptions) {
    this.#options = options;
    this.#server = createServer((_, response) => response.writeHead(404).end());
    this.#server.on('upgrade', (request: IncomingMessage, socket, head) => {
      const url = request.url ?? '';
      this.requests.push({ url, authorization: request.headers.authorization });
      const refusal = this.status ?? (url.includes('model=') === this.needsModel ? undefined : 403);
      if (refusal !== undefined) {
        socket.end(`HTTP/1.1 ${refusal} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#serve(opened));
    });
  }

  static async start(options: RealtimeServerOptions): Promise<RealtimeServer> {
    const server = new RealtimeServer(options);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** What happens in the next connections, in order. */
  will(...faults: (RealtimeFault | 'well')[]): void {
    this.#faults.push(...faults);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #serve(socket: WebSocket): void {
    const fault = this.#faults.shift() ?? 'well';
    const send = (event: object): void => socket.send(JSON.stringify(event));
    const held: (() => void)[] = [];
    let parts: Buffer[] = [];
    let items = 1;
    const transcription = 'conversation.item.input_audio_transcription';
    const complete = (item: string, text: string): void => {
      for (const word of text.split(/(?= )/)) send({ type: `${transcription}.delta`, item_id: item, delta: word });
      send({ type: `${transcription}.completed`, item_id: item, content_index: 0, transcript: text });
    };
    const commit = (): unknown => {
      const item = `item_${items}`;
      const text = this.#options.hear(samplesOf(Buffer.concat(parts)));
      items += 1;
      parts = [];
      send({ type: 'input_audio_buffer.committed', item_id: item, previous_item_id: null });
      if (fault !== 'wrong_order') return complete(item, text);
      held.unshift(() => complete(item, text));
      if (held.length === 2) for (const release of held.splice(0)) release();
      return undefined;
    };
    const take = (event: Event): unknown => {
      if (event.type === 'session.update') {
        this.sessions.push(event.session);
        if (fault === 'refuse') return send({ type: 'error', error: { type: 'invalid_request_error', code: 'no' } });
        return send({ type: 'session.updated', session: event.session });
      }
      if (event.type === 'input_audio_buffer.append') {
        parts.push(Buffer.from(event.audio ?? '', 'base64'));
        const size = parts.reduce((sum, { length }) => sum + length, 0) / 2;
        const delta = this.#options.early?.(size);
        if (delta !== undefined) send({ type: `${transcription}.delta`, item_id: `item_${items}`, delta });
        if (fault === 'drop' || (fault === 'drop_later' && items === 2)) return socket.terminate();
        // A second of audio is enough for a server that looks for pauses by itself.
        if (fault === 'own_pauses' && size >= 24_000) commit();
        return undefined;
      }
      if (event.type !== 'input_audio_buffer.commit') return undefined;
      switch (fault) {
        case 'stall':
          return undefined;
        case 'close':
          return socket.close(1011);
        case 'garbage':
          return socket.send('no JSON');
        case 'not_an_event':
          return socket.send('[1, 2]');
        case 'flood':
          return send({ type: 'nothing', padding: 'x'.repeat(2 * 1024 * 1024) });
        case 'error':
          return send({ type: 'error', error: { code: 'server_error', message: 'A scripted fault.' } });
        case 'failed':
          return send({ type: `${transcription}.failed`, item_id: `item_${items}`, error: { code: 'x' } });
        case 'noise':
          send({ type: 'rate_limits.updated' });
          commit();
          send({ type: `${transcription}.delta`, item_id: `item_${items - 1}`, delta: ' late' });
          return send({ type: `${transcription}.completed`, item_id: `item_${items - 1}`, transcript: 'again' });
        default:
          return commit();
      }
    };
    socket.on('message', (data) => take(JSON.parse(String(data)) as Event));
    socket.on('error', () => {});
    send({ type: 'session.created', session: {} });
  }
}

function samplesOf(bytes: Buffer): Int16Array {
  return Int16Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2));
}
