import { once } from 'node:events';
import { decode, encode } from '@msgpack/msgpack';
import { WebSocket } from 'ws';

/** A message of the server: one key, which is its kind. */
export type Received = Readonly<Record<string, never>> & object;

export interface RealtimeError {
  readonly request_type: string;
  readonly error_code: number;
  readonly reason_code: number;
  readonly error_message: string;
}

/** A client of a realtime session, as official ones are. */
export class RealtimeClient implements AsyncDisposable {
  readonly socket: WebSocket;
  /** All messages so far. */
  readonly received: Record<string, unknown>[] = [];
  readonly #format: 'json' | 'msgpack';
  #wake: () => void = () => {};

  private constructor(socket: WebSocket, format: 'json' | 'msgpack') {
    this.socket = socket;
    this.#format = format;
    socket.on('error', () => {});
    socket.on('close', () => this.#wake());
    socket.on('message', (data: Buffer, isBinary) => {
      const message = isBinary ? decode(data) : JSON.parse(data.toString());
      this.received.push(message as Record<string, unknown>);
      this.#wake();
    });
  }

  static async connect(url: string, token: string, format: 'json' | 'msgpack' = 'json'): Promise<RealtimeClient> {
    const socket = new WebSocket(`${url}?token=${token}`);
    const client = new RealtimeClient(socket, format);
    await once(socket, 'open');
    return client;
  }

  /** Sends audio in one chunk. */
  audio(data: Uint8Array): void {
    const isText = this.#format === 'json';
    this.message({ source_media_chunk: { data: isText ? Buffer.from(data).toString('base64') : data } });
  }

  end(): void {
    this.message({ end_of_source_media: {} });
  }

  message(message: unknown): void {
    this.socket.send(this.#format === 'json' ? JSON.stringify(message) : encode(message));
  }

  /** The payloads of a kind so far. */
  all<Payload = Record<string, unknown>>(kind: string): readonly Payload[] {
    return this.received.flatMap((message) => (kind in message ? [message[kind] as Payload] : []));
  }

  /** Waits until that holds, or the connection is closed. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds() && this.socket.readyState !== WebSocket.CLOSED)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  /** Waits for the end of the connection; answers the error that came before it. */
  async closed(): Promise<RealtimeError | undefined> {
    await this.until(() => false);
    return this.all<RealtimeError>('error')[0];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.terminate();
    await once(this.socket, 'close');
  }
}
