import { existsSync } from 'node:fs';
import type { FoundCorrections, TextCorrector } from '../../contracts/engines/text-corrector.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  ImprovementBatch,
  ImprovementCapabilities,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import { baseLanguage } from '../../language/codes.ts';
import { sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { agreeingLanguages } from '../../language/writing/agreement/grammars.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { correctInPasses, type WorkedBatch } from '../shared/correct-in-passes.ts';
import { type CorrectedOutcome, foundCorrections } from '../shared/corrected-texts.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { listSentences } from '../shared/sentences-task.ts';
import type { SpellingCorrector } from '../shared/spelling-corrector.ts';
import { agreeingSentence } from './agreeing-sentence.ts';
import { germanList } from './german-list.ts';
import { findGerman } from './german-task.ts';

export interface AgreementOptions {
  /** Spelling and our own rules. Owned. */
  readonly corrector: SpellingCorrector;
  /** Reads and writes the words. Not owned; absent where none is installed. */
  readonly morphology: Morphology | undefined;
  /** Of the list of German words that set-up makes. Default: where set-up puts it. */
  readonly germanWords?: string;
}

const capabilities: ImprovementCapabilities = { rephrasing: false, styles: [], variants: false };
/** Sentences that are analysed at once. */
const together = 50;

/** Agreement of words by the lexicons of Apertium and a list of German words, with the spelling of hunspell and our own rules. */
export class AgreementWritingEngine implements WritingEngine, TextCorrector {
  readonly id = 'agreement';
  readonly #corrector: SpellingCorrector;
  readonly #morphology: Morphology | undefined;
  readonly #calls = new EngineCalls();
  /** Undefined where set-up made no list. */
  readonly #germanWords: string | undefined;
  #languages: readonly string[] = [];

  constructor({ corrector, morphology, germanWords = germanList }: AgreementOptions) {
    this.#germanWords = existsSync(germanWords) ? germanWords : undefined;
    this.#corrector = corrector;
    this.#morphology = morphology;
  }

  languages(): readonly string[] {
    const read = this.#morphology?.sentences?.languages() ?? [];
    const served = this.#corrector.languages().filter((code) => {
      const base = baseLanguage(code);
      return base === 'de' ? this.#germanWords !== undefined : agreeingLanguages.includes(base) && read.includes(base);
    });
    // The same list stays the same object: callers know by it that nothing has changed.
    if (served.join() !== this.#languages.join()) this.#languages = served;
    return this.#languages;
  }

  capabilities(): ImprovementCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (this.languages().length > 0) return { state: 'ready' };
    return {
      state: 'unavailable',
      reason: 'no language has both a dictionary of hunspell and a package of Apertium or, for German, trans-de-en',
    };
  }

  /** For operators: what is missing, and the package of Debian that brings it. */
  describe(): { readonly missing: readonly { readonly what: string; readonly debianPackage: string }[] } {
    if (this.#germanWords !== undefined) return { missing: [] };
    return { missing: [{ what: 'German words', debianPackage: 'trans-de-en' }] };
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<CorrectedOutcome> {
    const [calls, corrector] = [this.#calls, this.#corrector];
    return correctInPasses(batch, { calls, corrector, find: (asked, call) => this.#find(asked, call) }, signal);
  }

  async find(batch: Omit<ImprovementBatch, 'change' | 'style'>, signal: AbortSignal): Promise<FoundCorrections> {
    return foundCorrections(await this.improve({ ...batch, change: 'correct' }, signal));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#corrector[Symbol.asyncDispose]();
  }

  /** The edits of each text. */
  async #find({ texts, language, work }: WorkedBatch, signal: AbortSignal): Promise<readonly (readonly TextEdit[])[]> {
    if (baseLanguage(language) === 'de' && this.#germanWords !== undefined)
      return work.run(findGerman, { texts, language, path: this.#germanWords }, sizeOf(texts));
    const morphology = this.#morphology;
    const edits = texts.map((): TextEdit[] => []);
    if (morphology?.sentences === undefined) return edits;
    const spans = await work.run(listSentences, { texts, language }, sizeOf(texts));
    const all = spans.flatMap((list, text) =>
      list.map(({ start, end }) => ({ text, start, sentence: (texts[text] ?? '').slice(start, end) })),
    );
    for (let first = 0; first < all.length; first += together) {
      const part = all.slice(first, first + together);
      const sentences = part.map(({ sentence }) => sentence);
      const read = await morphology.sentences.analyse({ language, sentences }, signal);
      for (const [index, { text, start, sentence }] of part.entries()) {
        const found = await agreeingSentence({ sentence, words: read[index] ?? [] }, { language, morphology, signal });
        edits[text]?.push(...found.map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end })));
      }
    }
    return edits;
  }
}
