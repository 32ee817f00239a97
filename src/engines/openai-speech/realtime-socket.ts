import { WebSocket } from 'ws';
import type { Clock } from '../../contracts/clock.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { isRecord } from '../shared/is-record.ts';
import { SpeechServerError, wrongAnswer } from './speech-server.ts';

export interface RealtimeServer {
  /** With its path, such as `http://localhost:8000/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly clock: Pick<Clock, 'after'>;
  /** Milliseconds without a message after which an answer is given up. */
  readonly stallMilliseconds: number;
}

export interface RealtimeRequest {
  /** ISO 639-1, as servers want it. */
  readonly language: string;
  readonly prompt: string;
}

/** What a server says. Items are pieces of speech, by names of the server. */
export interface RealtimeListener {
  onItem(item: string): void;
  onDelta(item: string, text: string): void;
  onCompleted(item: string, text: string): void;
  /** Once: nothing more comes. */
  onFailure(error: ServiceError): void;
}

/** Samples a second of `audio/pcm` in this interface. */
export const realtimeRate = 24_000;
const handshakeMilliseconds = 10_000;
const largestMessage = 1024 * 1024;
/** Characters of one piece of speech. */
const longestText = 20_000;
/** Bytes that wait for the network before the writer waits. */
const fullBytes = 256 * 1024;

/**
 * One connection to `/realtime` of a server with the OpenAI interface, for transcription alone. Pieces of speech are committed
 * by us, so the server looks for no pauses:
 *
 * ```
 * open ─▶ session.update ─▶ session.updated ─┬─▶ append … append ─▶ commit ─┐
 *                                            └──────────────────────────────┘
 *                       item, deltas, completed … of each commit, in any order
 * ```
 */
export class RealtimeSocket {
  readonly #socket: WebSocket;
  readonly #server: RealtimeServer;
  readonly #listener: RealtimeListener;
  #isReady = false;
  #isOver = false;
  readonly #ready = Promise.withResolvers<void>();
  #waiting = 0;
  #cancelWatch: () => void = () => {};

  private constructor(server: RealtimeServer, listener: RealtimeListener, withModel: boolean) {
    this.#server = server;
    this.#listener = listener;
    const model = withModel ? `&model=${encodeURIComponent(server.model)}` : '';
    this.#socket = new WebSocket(`${server.baseUrl.replace(/^http/, 'ws')}/realtime?intent=transcription${model}`, {
      headers: {
        ...(server.apiKey === undefined ? {} : { authorization: `Bearer ${server.apiKey}` }),
        'user-agent': 'dragoman',
      },
      handshakeTimeout: handshakeMilliseconds,
      maxPayload: largestMessage,
      perMessageDeflate: false,
      // Else tentative words that come together are never read.
      allowSynchronousEvents: false,
    });
    this.#ready.promise.catch(() => {});
    this.#socket.on('message', (data, isBinary) => this.#take(isBinary ? '' : String(data)));
    this.#socket.on('unexpected-response', (request, response) => {
      this.#fail(refused(response.statusCode ?? 0));
      request.destroy();
    });
    this.#socket.on('error', (error: NodeJS.ErrnoException) =>
      this.#fail(broken(`cannot be used: ${error.code ?? 'broken connection'}`, error)),
    );
    this.#socket.on('close', (code) => this.#fail(broken(`closed the connection with ${code}`)));
  }

  /**
   * Resolves when the server takes speech. OpenAI refuses a model in the address, other servers need it there.
   * @throws ServiceError
   */
  static async open(
    server: RealtimeServer,
    request: RealtimeRequest,
    listener: RealtimeListener,
    signal: AbortSignal,
  ): Promise<RealtimeSocket> {
    try {
      return await RealtimeSocket.#connect(server, request, listener, false, signal);
    } catch (error) {
      signal.throwIfAborted();
      const status = error instanceof ServiceError ? (error.cause as SpeechServerError).status : undefined;
      if (status === undefined || status >= 500 || status === 401 || status === 429) throw error;
      return await RealtimeSocket.#connect(server, request, listener, true, signal);
    }
  }

  static async #connect(
    server: RealtimeServer,
    { language, prompt }: RealtimeRequest,
    listener: RealtimeListener,
    withModel: boolean,
    signal: AbortSignal,
  ): Promise<RealtimeSocket> {
    signal.throwIfAborted();
    const opened = new RealtimeSocket(server, listener, withModel);
    const abort = (): void => opened.#fail(broken('is not needed any more'));
    signal.addEventListener('abort', abort, { once: true });
    const hint = prompt === '' ? {} : { prompt };
    opened.#socket.once('open', () => {
      opened.#watch();
      opened.#send({
        type: 'session.update',
        session: {
          type: 'transcription',
          audio: {
            input: {
              format: { type: 'audio/pcm', rate: realtimeRate },
              transcription: { model: server.model, language, ...hint },
              turn_detection: null,
            },
          },
        },
      });
    });
    try {
      await opened.#ready.promise;
      return opened;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Resolves when the network takes more, or nothing is sent any more. */
  async append(samples: Int16Array): Promise<void> {
    if (samples.length === 0) return;
    const audio = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');
    const sent = this.#send({ type: 'input_audio_buffer.append', audio });
    if (this.#socket.bufferedAmount > fullBytes) await sent;
  }

  /** What was appended since the last commit is a piece of speech, whose text is wanted. */
  commit(): void {
    this.#waiting += 1;
    this.#watch();
    void this.#send({ type: 'input_audio_buffer.commit' });
  }

  /** The listener hears nothing of it. */
  close(): void {
    this.#isOver = true;
    this.#cancelWatch();
    this.#ready.reject(broken('is closed'));
    this.#socket.terminate();
  }

  #send(message: object): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    // What a broken connection did not take is known from its end.
    return new Promise((resolve) => this.#socket.send(JSON.stringify(message), () => resolve()));
  }

  #take(text: string): void {
    if (this.#isOver) return;
    const event = parse(text);
    this.#watch();
    if (event === undefined) this.#fail(wrongAnswer('sends what is no event'));
    else this.#takeEvent(event);
  }

  #takeEvent(event: Readonly<Record<string, unknown>>): void {
    const { type, item_id: item } = event;
    if (type === 'session.updated' || type === 'transcription_session.updated') {
      this.#isReady = true;
      this.#watch();
      this.#ready.resolve();
    } else if (type === 'error') this.#takeError(event.error);
    else if (typeof item === 'string' && typeof type === 'string') this.#takeItem(type, item, event);
  }

  #takeItem(type: string, item: string, event: Readonly<Record<string, unknown>>): void {
    const transcription = 'conversation.item.input_audio_transcription';
    if (type === 'input_audio_buffer.committed') this.#listener.onItem(item);
    else if (type === `${transcription}.delta`) this.#listener.onDelta(item, this.#text(event.delta));
    else if (type === `${transcription}.completed`) {
      const transcript = this.#text(event.transcript);
      this.#waiting = Math.max(0, this.#waiting - 1);
      this.#watch();
      if (!this.#isOver) this.#listener.onCompleted(item, transcript);
    } else if (type === `${transcription}.failed`) this.#fail(wrongAnswer('could not transcribe a piece of speech'));
  }

  #takeError(error: unknown): void {
    const code = isRecord(error) && typeof error.code === 'string' ? error.code : 'an error';
    this.#fail(this.#isReady ? wrongAnswer(`reports ${code.slice(0, 100)}`) : refused(400));
  }

  #text(given: unknown): string {
    if (typeof given === 'string' && given.length <= longestText) return given;
    this.#fail(wrongAnswer('sends a transcript that is none'));
    return '';
  }

  /** Only while something has to come. */
  #watch(): void {
    this.#cancelWatch();
    if (this.#isOver || (this.#isReady && this.#waiting === 0)) return;
    this.#cancelWatch = this.#server.clock.after(this.#server.stallMilliseconds, () => {
      const cause = new SpeechServerError('sent nothing for too long');
      this.#fail(new ServiceError('engine_timed_out', {}, { cause }));
    });
  }

  #fail(error: ServiceError): void {
    if (this.#isOver) return;
    this.#ready.reject(error);
    this.close();
    if (this.#isReady) this.#listener.onFailure(error);
  }
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const event: unknown = JSON.parse(text);
    return isRecord(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function broken(message: string, cause?: unknown): ServiceError {
  return new ServiceError('engine_failed', {}, { cause: new SpeechServerError(message, undefined, cause) });
}

function refused(status: number): ServiceError {
  const cause = new SpeechServerError(`answers ${status} to a realtime session`, status);
  return new ServiceError('engine_unavailable', { reason: 'the speech server cannot be used.' }, { cause });
}
