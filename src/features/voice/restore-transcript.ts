import type { Clock } from '../../contracts/clock.ts';
import type { PunctuationRestorer } from '../../contracts/engines/punctuation-restorer.ts';
import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { restorePunctuation } from '../../language/transcripts/restore-punctuation.ts';

export interface RestorationOptions {
  /** The best first. */
  readonly restorers: readonly PunctuationRestorer[];
  /** Writes text that may still change: the quickest. */
  readonly tentative: PunctuationRestorer | undefined;
}

/** How long text waits for models before the quickest restorer writes it. */
export interface Patience {
  readonly clock: Pick<Clock, 'elapsed' | 'after'>;
  readonly milliseconds: number;
}

/** Of one stream. */
export interface StreamRestoration {
  readonly accountId?: string | undefined;
  /** Where another stream goes on: whether its last segment ended a sentence. Default true. */
  readonly beginsSentence?: boolean | undefined;
  /** Default: as long as the models take. */
  readonly patience?: Patience | undefined;
}

const none: RestorationOptions = { restorers: [], tentative: undefined };
const withoutEnd = new AbortController().signal;
/** A segment that comes so many milliseconds after the one before it was written has not waited for that. */
const pauseMs = 100;

/**
 * The capitals and marks of one stream of segments, where its recognizer does not write them: by the first restorer that serves
 * the language and does not fail, else by rules that know no names.
 *
 * With patience, a segment that comes as soon as the one before it is written has been waiting, and gets what that one has left:
 *
 *     pause ─► segment: model ─► segment: model … patience ends, quickest ─► segment: quickest ─► pause ─► segment: model
 */
export class TranscriptRestoration {
  readonly #options: RestorationOptions;
  readonly #stream: StreamRestoration;
  #beginsSentence: boolean;
  #waitingSince = Number.NEGATIVE_INFINITY;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(options: RestorationOptions = none, stream: StreamRestoration = {}) {
    this.#options = options;
    this.#stream = stream;
    this.#beginsSentence = stream.beginsSentence ?? true;
  }

  /** Segments that are concluded, in order. */
  async conclude(segment: SpokenSegment, signal: AbortSignal = withoutEnd): Promise<SpokenSegment> {
    const restored = await this.#patiently((late) => this.#restore(segment, this.#options.restorers, signal, late));
    this.#beginsSentence = restored.endsSentence;
    return restored;
  }

  /** What may still change: nothing ends before it is concluded. */
  tentative(segment: SpokenSegment): Promise<SpokenSegment> {
    const { tentative } = this.#options;
    const restorers = tentative === undefined ? [] : [tentative];
    return this.#restore({ ...segment, endsSentence: false }, restorers, withoutEnd);
  }

  /** `late` aborts when no model is to be waited for any more. */
  async #patiently<Result>(work: (late?: AbortSignal) => Promise<Result>): Promise<Result> {
    const { patience } = this.#stream;
    if (patience === undefined) return work();
    const { clock, milliseconds } = patience;
    const now = clock.elapsed();
    if (now - this.#writtenAt > pauseMs) this.#waitingSince = now;
    const late = new AbortController();
    const end = (): void => late.abort(new ServiceError('engine_timed_out', {}));
    const left = this.#waitingSince + milliseconds - now;
    if (left <= 0) end();
    const cancel = left <= 0 ? () => {} : clock.after(left, end);
    try {
      return await work(late.signal);
    } finally {
      cancel();
      this.#writtenAt = clock.elapsed();
    }
  }

  async #restore(
    segment: SpokenSegment,
    restorers: readonly PunctuationRestorer[],
    signal: AbortSignal,
    late?: AbortSignal,
  ): Promise<SpokenSegment> {
    const { accountId } = this.#stream;
    const request = { segment, beginsSentence: this.#beginsSentence, accountId };
    for (const restorer of restorers.filter((each) => each.serves(segment.language))) {
      const isQuickest = restorer === this.#options.tentative;
      if (late?.aborted && !isQuickest) continue;
      try {
        return await restorer.restore(request, isQuickest || !late ? signal : AbortSignal.any([signal, late]));
      } catch (error) {
        // Speech without a model's marks is better than none.
        if (signal.aborted || !(error instanceof ServiceError)) throw error;
      }
    }
    return restorePunctuation(segment, { beginsSentence: this.#beginsSentence, names: new Map() });
  }
}
