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
import { inlineSession } from '../../threads/inline-text-work.ts';
import { correctInPasses } from '../shared/correct-in-passes.ts';
import { type CorrectedOutcome, foundCorrections } from '../shared/corrected-texts.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { listSentences } from '../shared/sentences-task.ts';
import type { SpellingCorrector } from '../shared/spelling-corrector.ts';
import { agreeingSentence } from './agreeing-sentence.ts';

export interface AgreementOptions {
  /** Spelling and our own rules. Owned. */
  readonly corrector: SpellingCorrector;
  /** Reads and writes the words. Not owned; absent where none is installed. */
  readonly morphology: Morphology | undefined;
}

const capabilities: ImprovementCapabilities = { rephrasing: false, styles: [], variants: false };
/** Sentences that are analysed at once. */
const together = 50;

/** Agreement of words by the lexicons of Apertium, with the spelling of hunspell and our own rules. */
export class AgreementWritingEngine implements WritingEngine, TextCorrector {
  readonly id = 'agreement';
  readonly #corrector: SpellingCorrector;
  readonly #morphology: Morphology | undefined;
  readonly #calls = new EngineCalls();
  #languages: readonly string[] = [];

  constructor({ corrector, morphology }: AgreementOptions) {
    this.#corrector = corrector;
    this.#morphology = morphology;
  }

  languages(): readonly string[] {
    const read = this.#morphology?.sentences?.languages() ?? [];
    const served = this.#corrector
      .languages()
      .filter((code) => agreeingLanguages.includes(baseLanguage(code)) && read.includes(baseLanguage(code)));
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
    return { state: 'unavailable', reason: 'no language has both a package of Apertium and a dictionary of hunspell' };
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<CorrectedOutcome> {
    return this.#calls.runWithSignal({ signal }, async (call) => {
      const asked = { ...batch, work: batch.work ?? inlineSession(call) };
      const find = (texts: readonly string[]) => this.#find({ ...asked, texts }, call);
      return correctInPasses(asked, this.#corrector, find, call);
    });
  }

  async find(batch: Omit<ImprovementBatch, 'change' | 'style'>, signal: AbortSignal): Promise<FoundCorrections> {
    return foundCorrections(await this.improve({ ...batch, change: 'correct' }, signal));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#corrector[Symbol.asyncDispose]();
  }

  /** The edits of each text. */
  async #find(
    { texts, language, work }: ImprovementBatch & Required<Pick<ImprovementBatch, 'work'>>,
    signal: AbortSignal,
  ): Promise<readonly (readonly TextEdit[])[]> {
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
