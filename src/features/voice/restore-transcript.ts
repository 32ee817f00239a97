import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { baseLanguage } from '../../language/codes.ts';
import { restorePunctuation } from '../../language/transcripts/restore-punctuation.ts';

/** Names among words in small letters, as they are written: a dictionary has them with capitals only. */
export type FindNames = (words: readonly string[], language: string) => Promise<ReadonlyMap<string, string>>;

const none: ReadonlyMap<string, string> = new Map();

/** The capitals and marks of one stream of segments, where its recognizer does not write them. */
export class TranscriptRestoration {
  readonly #findNames: FindNames;
  #beginsSentence: boolean;

  /** Where another stream goes on, `beginsSentence` says whether its last segment ended one. */
  constructor(findNames: FindNames = async () => none, beginsSentence = true) {
    this.#findNames = findNames;
    this.#beginsSentence = beginsSentence;
  }

  /** Segments that are concluded, in order. */
  async conclude(segment: SpokenSegment): Promise<SpokenSegment> {
    const restored = await this.#restore(segment);
    this.#beginsSentence = restored.endsSentence;
    return restored;
  }

  /** What may still change: nothing ends before it is concluded. */
  tentative(segment: SpokenSegment): Promise<SpokenSegment> {
    return this.#restore({ ...segment, endsSentence: false });
  }

  async #restore(segment: SpokenSegment): Promise<SpokenSegment> {
    const words = segment.words.map(({ text }) => text).filter((text) => /^\p{Ll}[\p{Ll}'’]*$/u.test(text));
    const names = words.length === 0 ? none : await this.#findNames(words, baseLanguage(segment.language));
    return restorePunctuation(segment, { beginsSentence: this.#beginsSentence, names });
  }
}
