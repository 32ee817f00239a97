import { base } from '../shell/location.ts';
import { api } from './client.ts';
import { Problem } from './problem.ts';
import type { TranscriptUpdate } from './transcript-update.ts';

export interface SessionOrder {
  readonly source_media_content_type: string;
  readonly source_language: string | null;
  readonly target_languages: string[];
  readonly target_media_languages?: string[];
  readonly target_media_content_type?: string;
  readonly target_media_voice?: 'male' | 'female' | 'match';
  readonly spoken_terms_id?: string;
}

export interface SessionEvents {
  source(update: TranscriptUpdate): void;
  target(language: string, update: TranscriptUpdate): void;
  /** The next of the spoken translation, in the format of the order. */
  speech(data: Uint8Array): void;
  /** A connection is there: the first one, or another after one that broke. `isEnding`: no more audio comes. */
  connected(isEnding: boolean): void;
  /** The connection broke, and another one is tried. */
  broken(): void;
  /** Not all that was sent until then was heard, and it will not be. */
  unheard(): void;
  ended(problem?: unknown): void;
}

const path = '/v3/voice/realtime';
const mostReconnections = 6;
const firstWaitMilliseconds = 500;
/** `reason_code` of errors after which a session can continue: no audio or an hour, an engine failed, shutting down. */
const resumable: ReadonlySet<unknown> = new Set([4_080_401, 5_000_401, 5_030_401]);
/** Close code of a session whose engines failed or were too slow. When it shuts down, a server hears what it was sent. */
const failed = 1011;
/** In the socket at most, so that a broken connection loses little. */
const mostBuffered = 64_000;
const retryMilliseconds = 50;

/**
 * A realtime session, over one connection after another.
 *
 * ```
 * push ─► waiting pieces ─► socket ─► server        close without end_of_stream: a new token, the next socket
 *                             ◄── captions, speech
 * ```
 */
export class LiveSession {
  readonly #events: SessionEvents;
  readonly #waiting: Uint8Array[] = [];
  #token = '';
  #socket: WebSocket | undefined;
  #failures = 0;
  #isEnding = false;
  #hasSentEnd = false;
  #isOver = false;
  #problem: unknown;

  constructor(events: SessionEvents) {
    this.#events = events;
  }

  /** Rejects where the server does not open it. */
  async open(order: SessionOrder, signal: AbortSignal): Promise<void> {
    const { data } = await api.POST(path, { body: order, signal });
    this.#token = data?.token ?? '';
    this.#connect();
  }

  /** The next audio: at most a second. */
  push(piece: Uint8Array): void {
    if (this.#isOver || this.#isEnding) return;
    this.#waiting.push(piece);
    this.#send();
  }

  /** How much has not left yet. */
  get backlog(): number {
    return this.#waiting.length;
  }

  /** No more audio comes: what is tentative is concluded, then `ended`. */
  finish(): void {
    this.#isEnding = true;
    this.#send();
  }

  /** At once; nothing more is said of it. */
  close(): void {
    this.#isOver = true;
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL(`${base}${path}/connect?token=${encodeURIComponent(this.#token)}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#hasSentEnd = false;
    socket.addEventListener('open', () => {
      if (this.#isOver) return;
      this.#events.connected(this.#isEnding);
      this.#send();
    });
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))));
    socket.addEventListener('close', ({ code }) => {
      if (code === failed && !this.#isOver) this.#events.unheard();
      void this.#goOn();
    });
  }

  #send(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    while (this.#waiting.length > 0 && socket.bufferedAmount < mostBuffered) {
      const piece = this.#waiting.shift();
      if (piece !== undefined) socket.send(JSON.stringify({ source_media_chunk: { data: piece.toBase64() } }));
    }
    if (this.#waiting.length > 0) setTimeout(() => this.#send(), retryMilliseconds);
    else if (this.#isEnding && !this.#hasSentEnd) {
      this.#hasSentEnd = true;
      socket.send(JSON.stringify({ end_of_source_media: {} }));
    }
  }

  #receive(message: {
    readonly source_transcript_update?: TranscriptUpdate;
    readonly target_transcript_update?: TranscriptUpdate & { readonly language: string };
    readonly target_media_chunk?: { readonly data: readonly string[] };
    readonly end_of_stream?: object;
    readonly error?: { readonly reason_code: number; readonly error_message: string; readonly error_code: number };
  }): void {
    if (this.#isOver) return;
    this.#failures = 0;
    if (message.source_transcript_update) this.#events.source(message.source_transcript_update);
    const target = message.target_transcript_update;
    if (target) this.#events.target(target.language, target);
    for (const data of message.target_media_chunk?.data ?? []) this.#events.speech(Uint8Array.fromBase64(data));
    if (message.error && !resumable.has(message.error.reason_code))
      this.#problem = new Problem(message.error.error_message, { code: 'voice', status: message.error.error_code });
    if (message.end_of_stream) this.#end();
  }

  async #goOn(): Promise<void> {
    if (this.#isOver) return;
    if (this.#problem !== undefined) return this.#end(this.#problem);
    if (this.#failures === 0) this.#events.broken();
    for (;;) {
      this.#failures += 1;
      if (this.#failures > mostReconnections) return this.#end(Problem.ofNetwork(undefined));
      await new Promise((resolve) => setTimeout(resolve, firstWaitMilliseconds * 2 ** (this.#failures - 1)));
      if (this.#isOver) return;
      try {
        const { data } = await api.GET(path, { params: { query: { token: this.#token } } });
        this.#token = data?.token ?? '';
        return this.#connect();
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'network') return this.#end(error);
      }
    }
  }

  #end(problem?: unknown): void {
    if (this.#isOver) return;
    this.close();
    this.#events.ended(problem);
  }
}
