import type { PunctuationRequest, PunctuationRestorer } from '../../contracts/engines/punctuation-restorer.ts';
import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { WordDictionary } from '../../contracts/language/word-dictionary.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { restorePunctuation } from '../../language/transcripts/restore-punctuation.ts';
import { stoppedReason } from '../shared/engine-calls.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Capitals and marks by rules, in every language, with the names that an English dictionary has. */
export class RulesRestorer implements PunctuationRestorer {
  readonly id = 'rules';
  readonly #english: WordDictionary;
  #stopped = false;

  /** The dictionary is owned. */
  constructor(english: WordDictionary) {
    this.#english = english;
  }

  serves(): boolean {
    return true;
  }

  async restore({ segment, beginsSentence }: PunctuationRequest, signal: AbortSignal): Promise<SpokenSegment> {
    signal.throwIfAborted();
    if (this.#stopped) throw new ServiceError('engine_unavailable', { reason: stoppedReason });
    const words = segment.words.map(({ text }) => text).filter((text) => /^\p{Ll}[\p{Ll}'’]*$/u.test(text));
    const isEnglish = baseLanguage(segment.language) === 'en';
    const names = isEnglish && words.length > 0 ? await this.#findNames(words) : none;
    signal.throwIfAborted();
    return restorePunctuation(segment, { beginsSentence, names });
  }

  health(): EngineHealth {
    return this.#stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopped = true;
    await this.#english[Symbol.asyncDispose]();
  }

  /** Words that the dictionary has with capitals only, by the words in small letters: names and abbreviations. */
  async #findNames(words: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const bases = words.map((word) => word.replace(/['’]s$/, ''));
    const forms = bases.map((base) => [base, `${(base[0] ?? '').toUpperCase()}${base.slice(1)}`, base.toUpperCase()]);
    // Without its dictionaries a transcript is as it was heard.
    const known = await this.#english.knownAmong([...words, ...forms.flat()]).catch(() => new Set<string>());
    const names = words.flatMap((word, index): [string, string][] => {
      const [base = '', ...others] = forms[index] ?? [];
      const written = known.has(word) || known.has(base) ? undefined : others.find((form) => known.has(form));
      return written === undefined ? [] : [[word, written + word.slice(base.length)]];
    });
    return new Map(names);
  }
}
