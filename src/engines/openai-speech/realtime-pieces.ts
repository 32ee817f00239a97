import type { CreateResampler, Resampler } from '../../contracts/audio/resampler.ts';
import type { SpeechSamples, SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import type { SpeechListener } from '../shared/recognition/detected-speech.ts';
import type { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { toMilliseconds, toSamples } from '../shared/recognition/speech-time.ts';
import { type RealtimeListener, type RealtimeSocket, realtimeRate } from './realtime-socket.ts';
import { wrongAnswer } from './speech-server.ts';
import { placeWords } from './word-times.ts';

const heardRate = 16_000;
/** A piece may have 30 seconds. It ends where it is quiet after the first of these, or else at the second. */
const earliestCutMs = 20_000;
const longestMs = 28_000;
/** Of the loudness of a piece. */
const quietShare = 0.1;
/** Servers refuse to transcribe less than 100 ms. */
const shortestMs = 120;
/** Pieces whose text has not come; more hold the writer up. */
const mostPieces = 3;
/** Connections that break one after another before any text comes. */
const mostFailures = 2;
const rememberedItems = 16;
const longestTentative = 20_000;

/** A stretch of speech whose text is wanted; it is sent again where a connection breaks. */
class Piece {
  readonly start: number;
  readonly parts: SpeechSamples[] = [];
  samples = 0;
  /** Samples of speech, without the pause after it. */
  spoken = 0;
  loudness = 0;
  isEnded = false;
  endsSentence = true;
  /** Of the connection there is. */
  sent = 0;
  isCommitted = false;
  isDone = false;
  item: string | undefined;
  text = '';
  tentative = '';

  constructor(start: number) {
    this.start = start;
  }

  forget(): void {
    [this.sent, this.isCommitted, this.item, this.text, this.tentative] = [0, false, undefined, '', ''];
  }
}

export interface RealtimePiecesOptions {
  readonly open: (listener: RealtimeListener, signal: AbortSignal) => Promise<RealtimeSocket>;
  readonly createResampler: CreateResampler;
  readonly language: string;
  readonly tentative: boolean;
  readonly events: RecognitionEvents;
  /** Ends the stream of speech. */
  readonly fail: (error: unknown) => void;
  readonly onIncident: (error: ServiceError) => void;
}

/**
 * Sends what is said between two pauses while it is said, and joins what the server says of it:
 *
 *     begin ─► hear … ─► end ─► committed ─► completed ─► concluded, in the order of speech
 *                 └ deltas ─► tentative
 *
 * A connection that breaks is opened again, and gets the pieces whose text has not come.
 */
export class RealtimePieces implements SpeechListener, RealtimeListener {
  readonly #options: RealtimePiecesOptions;
  readonly #ended = new AbortController();
  readonly #pieces: Piece[] = [];
  /** Items of this connection that are over: what comes late of them is not of the next piece. */
  readonly #over: string[] = [];
  #socket: RealtimeSocket | undefined;
  #resampler: Resampler | undefined;
  #turn: Promise<void> = Promise.resolve();
  #changed = Promise.withResolvers<void>();
  #failures = 0;
  #concludedMs = 0;

  constructor(options: RealtimePiecesOptions) {
    this.#options = options;
  }

  /** Rejects where there is no such server. */
  async connect(): Promise<void> {
    this.#socket = await this.#options.open(this, this.#ended.signal);
  }

  async begin(start: number): Promise<void> {
    this.#pieces.push(new Piece(start));
  }

  async hear(samples: SpeechSamples): Promise<void> {
    const piece = this.#pieces.at(-1);
    if (piece === undefined) return;
    const loudness = loudnessOf(samples);
    piece.parts.push(samples);
    piece.samples += samples.length;
    piece.spoken = piece.samples;
    piece.loudness += (loudness - piece.loudness) * (samples.length / piece.samples);
    await this.#flush();
    const isQuiet = loudness < quietShare * piece.loudness && piece.samples >= toSamples(earliestCutMs);
    if (!isQuiet && piece.samples < toSamples(longestMs)) return;
    await this.#endPiece(piece, false);
    await this.begin(piece.start + piece.samples);
  }

  async end(end: number): Promise<void> {
    const piece = this.#pieces.at(-1);
    if (piece === undefined || piece.isEnded) return;
    piece.spoken = Math.min(piece.samples, Math.max(0, end - piece.start));
    await this.#endPiece(piece, true);
  }

  async finish(): Promise<void> {
    while (this.#pieces.length > 0 && !this.#ended.signal.aborted) await this.#changed.promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ended.abort(new Error('the stream of speech is closed'));
    this.#socket?.close();
    this.#wake();
  }

  onItem(item: string): void {
    this.#pieceOf(item);
  }

  onDelta(item: string, text: string): void {
    const piece = this.#pieceOf(item);
    if (piece === undefined) return;
    piece.tentative = (piece.tentative + text).slice(0, longestTentative);
    if (piece === this.#pieces[0]) this.#suggest(piece);
  }

  onCompleted(item: string, text: string): void {
    const piece = this.#pieceOf(item);
    if (piece === undefined) return;
    this.#over.push(item);
    if (this.#over.length > rememberedItems) this.#over.shift();
    if (!piece.isCommitted) {
      this.#socket?.close();
      this.onFailure(wrongAnswer('looks for pauses by itself'));
      return;
    }
    this.#failures = 0;
    piece.text = text;
    piece.isDone = true;
    this.#conclude();
  }

  onFailure(error: ServiceError): void {
    this.#recover(error);
    if (this.#pieces.length > 0 && !this.#ended.signal.aborted) void this.#flush();
  }

  async #endPiece(piece: Piece, endsSentence: boolean): Promise<void> {
    piece.isEnded = true;
    piece.endsSentence = endsSentence;
    await this.#flush();
    while (this.#pieces.length >= mostPieces && !this.#ended.signal.aborted) await this.#changed.promise;
  }

  /** Sends what was not sent, one caller after another. */
  #flush(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      while (!this.#ended.signal.aborted && !(await this.#send()));
    });
    return this.#turn;
  }

  /** Whether all was sent over one connection. */
  async #send(): Promise<boolean> {
    try {
      this.#socket ??= await this.#options.open(this, this.#ended.signal);
    } catch (error) {
      if (!this.#ended.signal.aborted) this.#recover(error as ServiceError);
      return false;
    }
    const socket = this.#socket;
    for (const piece of [...this.#pieces]) {
      if (piece.isCommitted) continue;
      if (piece.sent === 0) this.#resampler = this.#options.createResampler(heardRate, realtimeRate);
      for (; piece.sent < piece.parts.length; piece.sent += 1) {
        await socket.append(this.#resampler?.push(piece.parts[piece.sent] ?? new Int16Array()) ?? new Int16Array());
        if (this.#socket !== socket) return false;
      }
      if (!piece.isEnded) continue;
      const missing = toSamples(shortestMs) - piece.samples;
      if (missing > 0) await socket.append(this.#resampler?.push(new Int16Array(missing)) ?? new Int16Array());
      await socket.append(this.#resampler?.end() ?? new Int16Array());
      if (this.#socket !== socket) return false;
      piece.isCommitted = true;
      socket.commit();
    }
    return true;
  }

  #recover(error: ServiceError): void {
    this.#socket = undefined;
    this.#failures += 1;
    this.#options.onIncident(error);
    for (const piece of this.#pieces) piece.forget();
    this.#over.length = 0;
    if (this.#failures < mostFailures && error.code !== 'engine_timed_out') return;
    this.#ended.abort(error);
    this.#wake();
    this.#options.fail(error);
  }

  /** Pieces get their names in the order in which they were committed. */
  #pieceOf(item: string): Piece | undefined {
    if (this.#over.includes(item)) return undefined;
    const known = this.#pieces.find((piece) => piece.item === item);
    const next = known ?? this.#pieces.find((piece) => piece.item === undefined && !piece.isDone && piece.sent > 0);
    if (next !== undefined) next.item = item;
    return next;
  }

  /** What is said of a piece waits for the pieces before it. */
  #conclude(): void {
    for (let piece = this.#pieces[0]; piece?.isDone; piece = this.#pieces[0]) {
      const words = this.#wordsOf(piece, piece.text);
      this.#concludedMs = words.at(-1)?.endMs ?? this.#concludedMs;
      const { language } = this.#options;
      const { endsSentence } = piece;
      if (words.length > 0)
        this.#options.events.push({
          kind: 'concluded',
          segment: { words, language, endsSentence },
          untilMs: endOf(piece),
        });
      this.#pieces.shift();
    }
    const [next] = this.#pieces;
    if (next !== undefined) this.#suggest(next);
    this.#wake();
  }

  #suggest(piece: Piece): void {
    if (!this.#options.tentative) return;
    const words = this.#wordsOf(piece, piece.tentative);
    const { events, language } = this.#options;
    if (words.length > 0) events.push({ kind: 'tentative', segment: { words, language, endsSentence: false } });
  }

  #wordsOf(piece: Piece, text: string): readonly SpokenWord[] {
    const { start, spoken } = piece;
    const offsetMs = toMilliseconds(start);
    const endMs = endOf(piece);
    const within = (time: number): number => Math.min(Math.max(Math.round(time) + offsetMs, this.#concludedMs), endMs);
    return placeWords(text, this.#options.language, [], (spoken / heardRate) * 1_000).map((word) => ({
      ...word,
      startMs: within(word.startMs),
      endMs: within(word.endMs),
    }));
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}

/** In milliseconds of the stream. */
function endOf({ start, spoken }: Piece): number {
  return Math.floor((start + spoken) / toSamples(1));
}

function loudnessOf(samples: SpeechSamples): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}
