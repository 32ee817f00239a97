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

const none: RestorationOptions = { restorers: [], tentative: undefined };
const withoutEnd = new AbortController().signal;

/**
 * The capitals and marks of one stream of segments, where its recognizer does not write them: by the first restorer that serves
 * the language and does not fail, else by rules that know no names.
 */
export class TranscriptRestoration {
  readonly #options: RestorationOptions;
  readonly #accountId: string | undefined;
  #beginsSentence: boolean;

  /** Where another stream goes on, `beginsSentence` says whether its last segment ended one. */
  constructor(options: RestorationOptions = none, accountId?: string, beginsSentence = true) {
    this.#options = options;
    this.#accountId = accountId;
    this.#beginsSentence = beginsSentence;
  }

  /** Segments that are concluded, in order. */
  async conclude(segment: SpokenSegment, signal: AbortSignal = withoutEnd): Promise<SpokenSegment> {
    const restored = await this.#restore(segment, this.#options.restorers, signal);
    this.#beginsSentence = restored.endsSentence;
    return restored;
  }

  /** What may still change: nothing ends before it is concluded. */
  tentative(segment: SpokenSegment): Promise<SpokenSegment> {
    const { tentative } = this.#options;
    const restorers = tentative === undefined ? [] : [tentative];
    return this.#restore({ ...segment, endsSentence: false }, restorers, withoutEnd);
  }

  async #restore(
    segment: SpokenSegment,
    restorers: readonly PunctuationRestorer[],
    signal: AbortSignal,
  ): Promise<SpokenSegment> {
    const request = { segment, beginsSentence: this.#beginsSentence, accountId: this.#accountId };
    for (const restorer of restorers.filter((each) => each.serves(segment.language)))
      try {
        return await restorer.restore(request, signal);
      } catch (error) {
        // Speech without a model's marks is better than none.
        if (signal.aborted || !(error instanceof ServiceError)) throw error;
      }
    return restorePunctuation(segment, { beginsSentence: this.#beginsSentence, names: new Map() });
  }
}
