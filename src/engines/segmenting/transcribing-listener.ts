import type { SegmentTranscriber, TranscriptionOptions } from '../../contracts/engines/segment-transcriber.ts';
import type { SpeechSamples, SpokenWord } from '../../contracts/engines/speech-recognizer.ts';
import type { SpeechListener } from '../shared/recognition/detected-speech.ts';
import { quietestPoint } from '../shared/recognition/quietest-point.ts';
import type { RecognitionEvents } from '../shared/recognition/recognition-events.ts';
import { SampleWindow } from '../shared/recognition/sample-window.ts';
import { toMilliseconds, toSamples } from '../shared/recognition/speech-time.ts';

/** A piece may have 30 seconds; it is cut between these two milliseconds. */
const longestMs = 28_000;
const earliestCutMs = 20_000;
/** Milliseconds after the end of speech that belong to a piece: words end softly. */
const tailMs = 200;
/** Pieces of a stream that wait or are being transcribed; more hold the writer up. */
const mostPieces = 2;
const mostBefore = 1000;

interface Piece {
  readonly samples: SpeechSamples;
  readonly start: number;
  readonly endsSentence: boolean;
}

/**
 * Collects what is said between two pauses, and has it transcribed, one piece after the other:
 *
 *     begin ─► hear … ─► end ──────────────► [pieces] ─► transcriber ─► concluded
 *                └─ 28 s: cut where it is quiet ─┘
 */
export class TranscribingListener implements SpeechListener {
  readonly #transcriber: SegmentTranscriber;
  readonly #events: RecognitionEvents;
  readonly #options: TranscriptionOptions;
  readonly #fail: (error: unknown) => void;
  readonly #ended = new AbortController();
  readonly #open: Promise<void>[] = [];
  #window = new SampleWindow();
  #start = 0;
  #last: Promise<void> = Promise.resolve();
  #before: string;
  #concludedMs = 0;

  constructor(
    transcriber: SegmentTranscriber,
    options: TranscriptionOptions,
    events: RecognitionEvents,
    fail: (error: unknown) => void,
  ) {
    this.#transcriber = transcriber;
    this.#options = options;
    this.#events = events;
    this.#fail = fail;
    this.#before = options.before ?? '';
  }

  async begin(start: number): Promise<void> {
    this.#start = start;
    this.#window = new SampleWindow();
  }

  async hear(samples: SpeechSamples): Promise<void> {
    this.#window.append(samples);
    if (this.#window.end < toSamples(longestMs)) return;
    const all = this.#window.slice(0, this.#window.end);
    const cut = quietestPoint(all, toSamples(earliestCutMs));
    await this.#add({ samples: all.slice(0, cut), start: this.#start, endsSentence: false });
    await this.begin(this.#start + cut);
    if (cut < all.length) this.#window.append(all.slice(cut));
  }

  async end(end: number): Promise<void> {
    // The pause by which the end was noticed says nothing.
    const samples = this.#window.slice(0, end - this.#start + toSamples(tailMs));
    this.#window = new SampleWindow();
    if (samples.length > 0) await this.#add({ samples, start: this.#start, endsSentence: true });
  }

  async finish(): Promise<void> {
    await this.#last;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ended.abort(new Error('the stream of speech is closed'));
  }

  /** Resolves when there is room for another piece. */
  async #add(piece: Piece): Promise<void> {
    const work: Promise<void> = this.#last.then(() => this.#transcribe(piece));
    this.#last = work;
    this.#open.push(work);
    const remove = (): void => void this.#open.splice(this.#open.indexOf(work), 1);
    work.then(remove, (error: unknown) => {
      remove();
      this.#fail(error);
    });
    while (this.#open.length > mostPieces) await this.#open[0];
  }

  async #transcribe({ samples, start, endsSentence }: Piece): Promise<void> {
    const offsetMs = toMilliseconds(start);
    const endMs = Math.floor((start + samples.length) / toSamples(1));
    const options = { ...this.#options, before: this.#before };
    const { words: heard, language } = await this.#transcriber.transcribe(samples, options, this.#ended.signal);
    const words: SpokenWord[] = [];
    for (const word of heard) {
      const startMs = Math.min(Math.max(Math.round(word.startMs) + offsetMs, this.#concludedMs), endMs);
      this.#concludedMs = startMs;
      const wordEndMs = Math.min(Math.max(Math.round(word.endMs) + offsetMs, startMs), endMs);
      if (word.text.trim() !== '') words.push({ ...word, text: word.text.trim(), startMs, endMs: wordEndMs });
    }
    const last = words.at(-1);
    if (last === undefined) return;
    this.#concludedMs = last.endMs;
    this.#before = `${this.#before} ${words.map(({ text }) => text).join(' ')}`.trim().slice(-mostBefore);
    this.#events.push({ kind: 'concluded', segment: { words, language, endsSentence }, untilMs: endMs });
  }
}
