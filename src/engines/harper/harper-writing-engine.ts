import type { Clock } from '../../contracts/clock.ts';
import type { FoundCorrections, TextCorrector } from '../../contracts/engines/text-corrector.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  ImprovementBatch,
  ImprovementCapabilities,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import type { WordDictionary } from '../../contracts/language/word-dictionary.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { composeCorrections } from '../../language/writing/compose-corrections.ts';
import { longestWord } from '../../language/writing/spelling/candidates.ts';
import { formations } from '../../language/writing/spelling/word-formation.ts';
import { inlineSession } from '../../threads/inline-text-work.ts';
import { systemClock } from '../../time/system-clock.ts';
import { ContextModelFile } from '../shared/context-model-file.ts';
import type { WorkedBatch } from '../shared/correct-in-passes.ts';
import {
  type CorrectedOutcome,
  type CorrectedText,
  correctedTexts,
  foundCorrections,
} from '../shared/corrected-texts.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { knownToLexicons } from '../shared/second-lexicon.ts';
import { englishAgreement } from './english-agreement.ts';
import { correctByFindings } from './findings-task.ts';
import { HarperThread } from './harper-thread.ts';
import { maskLongWords } from './mask-long-words.ts';
import type { Finding, HarperDialect } from './worker/messages.ts';

export interface HarperOptions {
  /** Milliseconds; `Infinity` starts the thread at once and keeps it. Default 5 min. */
  readonly idleTime?: number;
  readonly timeLimit?: number;
  /** Lexicons that distinguish frequent words from rare ones. Not owned. */
  readonly morphology?: Morphology | undefined;
  /** Other English dictionaries: what one of them has is no mistake, unless it is a likely slip. Owned. */
  readonly dictionary?: WordDictionary | undefined;
  /** Where an n-gram model of English is, if one is installed; without it, words are not judged by what is around them. */
  readonly contextModel?: string | undefined;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const dialects: Readonly<Record<string, HarperDialect>> = { 'en-US': 'American', 'en-GB': 'British' };
const languages: readonly string[] = Object.keys(dialects);
/** Corrections of what was corrected: after five hardly anything moves. */
const passes = 5;
const capabilities: ImprovementCapabilities = { rephrasing: false, styles: [], variants: false };

/** Spelling and grammar of English by Harper, in a thread that starts with the first call. */
export class HarperWritingEngine implements WritingEngine, TextCorrector {
  readonly id = 'harper';
  readonly #thread: HarperThread;
  readonly #morphology: Morphology | undefined;
  readonly #dictionary: WordDictionary | undefined;
  readonly #contextModel: ContextModelFile | undefined;
  readonly #calls = new EngineCalls();

  constructor(options: HarperOptions = {}) {
    const { idleTime = 300_000, timeLimit = 60_000, clock = systemClock, onIncident = () => {} } = options;
    this.#morphology = options.morphology;
    this.#dictionary = options.dictionary;
    const { contextModel: path } = options;
    this.#contextModel = path === undefined ? undefined : new ContextModelFile({ language: 'en', path, onIncident });
    this.#thread = new HarperThread({ clock, idleTime, timeLimit, onIncident });
    if (idleTime === Infinity) void this.#load();
  }

  /** Whether Harper's thread runs. */
  get running(): boolean {
    return this.#thread.running;
  }

  languages(): readonly string[] {
    return languages;
  }

  capabilities(): ImprovementCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<CorrectedOutcome> {
    return this.#calls.run({ signal }, async () => {
      const dialect = dialects[batch.language];
      if (dialect === undefined) throw new Error(`Harper does not know ${batch.language}`);
      const { work = inlineSession(signal), ...given } = batch;
      const asked = { ...given, work };
      const corrected = await this.#correct(asked, dialect, signal);
      await this.#correctAgain(corrected, asked, dialect, signal);
      return correctedTexts(corrected);
    });
  }

  async find(batch: Omit<ImprovementBatch, 'change' | 'style'>, signal: AbortSignal): Promise<FoundCorrections> {
    return foundCorrections(await this.improve({ ...batch, change: 'correct' }, signal));
  }

  async #correct(
    { texts, language, change, work, accountId, inflection }: WorkedBatch,
    dialect: HarperDialect,
    signal: AbortSignal,
    careless: readonly boolean[] = [],
  ): Promise<CorrectedText[]> {
    const byText = new Map<string, readonly Finding[]>();
    for (const asked of inQuestions([...new Set(texts.filter(hasLetters))])) {
      const found = await this.#thread.ask({ dialect, texts: asked.map(maskLongWords) }, accountId, signal);
      for (const [index, text] of asked.entries()) byText.set(text, found[index] ?? []);
    }
    const findings = texts.map((text) => byText.get(text) ?? []);
    const common = await knownToLexicons(
      this.#morphology,
      language,
      wordsInQuestion(texts, findings, language),
      signal,
    );
    const listed = await this.#listed(misspellings(texts, findings));
    const { edits: agreement, readings } = await englishAgreement(texts, { work }, this.#morphology, signal);
    const contextModel = await this.#contextModel?.get();
    const known = { readings, contextModel, common, listed, inflection };
    const input = { texts, findings, agreement, careless, language, change, ...known };
    return [...(await work.run(correctByFindings, input, sizeOf(texts)))];
  }

  /** What one correction uncovers: `foward to meet` is about spelling first and about the verb then. */
  async #correctAgain(
    corrected: CorrectedText[],
    batch: WorkedBatch,
    dialect: HarperDialect,
    signal: AbortSignal,
  ): Promise<void> {
    let changed = corrected.flatMap(({ text }, index) => (text === batch.texts[index] ? [] : [index]));
    for (let pass = 1; pass < passes && changed.length > 0; pass += 1) {
      const texts = changed.map((index) => (corrected[index] as CorrectedText).text);
      const careless = changed.map((index) => isCareless(corrected[index] as CorrectedText));
      const again = await this.#correct({ ...batch, texts }, dialect, signal, careless);
      changed = changed.filter((index, position) => {
        const next = again[position] as CorrectedText;
        if (next.foreign || next.text === texts[position]) return false;
        const { corrections } = corrected[index] as CorrectedText;
        const all = composeCorrections(batch.texts[index] as string, corrections, next.corrections);
        corrected[index] = { ...next, corrections: all };
        return true;
      });
    }
  }

  /** Those of the words that another dictionary has; none where it cannot answer. */
  async #listed(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.#dictionary === undefined || words.length === 0) return new Set();
    try {
      return await this.#dictionary.knownAmong(words);
    } catch (error) {
      if (error instanceof ServiceError) return new Set();
      throw error;
    }
  }

  async #load(): Promise<void> {
    try {
      await this.#thread.ask({ dialect: 'American', texts: ['Ready.'] }, undefined, new AbortController().signal);
    } catch {
      // The first request tries again, and reports what is wrong.
    }
  }

  /** Ends the thread as a crash would. */
  crash(): void {
    void this.#thread.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#thread.dispose();
    await this.#dictionary?.[Symbol.asyncDispose]();
  }
}

/** So many characters of a text have a mistake in the words. */
const charactersPerMistake = 240;

function isCareless({ text, corrections }: CorrectedText): boolean {
  const mistakes = corrections.filter(({ rule }) => !/^typography|\/comma$/.test(rule));
  return mistakes.length > 0 && mistakes.length * charactersPerMistake >= text.length;
}

/** The words that Harper does not know, each once. */
function misspellings(texts: readonly string[], findings: readonly (readonly Finding[])[]): readonly string[] {
  const words = texts.flatMap((text, index) =>
    (findings[index] ?? []).flatMap(({ rule, start, end }) =>
      rule !== 'SpellCheck' || end - start > longestWord ? [] : [text.slice(start, end).replaceAll('’', "'")],
    ),
  );
  return [...new Set(words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]))];
}

/** The words that Harper does not know, with what they may be formed of and what it proposes for them. */
function wordsInQuestion(
  texts: readonly string[],
  findings: readonly (readonly Finding[])[],
  language: string,
): readonly string[] {
  return texts.flatMap((text, index) =>
    (findings[index] ?? []).flatMap(({ rule, start, end, replacements }) => {
      if (rule !== 'SpellCheck' || end - start > longestWord) return [];
      const word = text.slice(start, end);
      return [word, ...formations(word, language).flat(), ...replacements];
    }),
  );
}

/** Characters that Harper reads at once, so that others get their turns between. */
const charactersInQuestion = 1_500;

function inQuestions(texts: readonly string[]): readonly (readonly string[])[] {
  const questions: string[][] = [];
  let characters = Infinity;
  for (const text of texts) {
    characters += text.length;
    if (characters <= charactersInQuestion) questions.at(-1)?.push(text);
    else {
      questions.push([text]);
      characters = text.length;
    }
  }
  return questions;
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
