import type { Clock } from '../../../contracts/clock.ts';
import type { EngineHealth } from '../../../contracts/engines/text-translator.ts';
import type {
  AnalysisRequest,
  GenerationRequest,
  Morphology,
  SentenceAnalyser,
  WordReading,
} from '../../../contracts/language/morphology.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { findProgram } from '../../../processes/find-program.ts';
import { systemClock } from '../../../time/system-clock.ts';
import { type EngineCaller, EngineCalls, stoppedReason } from '../../shared/engine-calls.ts';
import type { ModeCatalogue } from '../installed-modes.ts';
import type { ModeStage } from '../mode-file.ts';
import { ModeWatch } from '../mode-watch.ts';
import type { PoolIncident } from '../pipeline-pool.ts';
import { PoolKeeper } from '../pool-keeper.ts';
import { type Lexicon, type LexiconCatalogue, readLexicons } from './installed-lexicons.ts';
import {
  mayHaveReadings,
  readAnalyses,
  readForms,
  readSentence,
  writeForm,
  writeForms,
  writeSentence,
  writeWords,
} from './lexicon-stream.ts';

export interface ApertiumMorphologyOptions {
  /** Folder of the `.mode` files. */
  readonly modesDirectory?: string;
  /** Folders of the programs, in the form of `PATH`. */
  readonly searchPath?: string;
  /** Milliseconds for one message before the processes are ended. Default 10 s. */
  readonly timeLimit?: number;
  /** Milliseconds without work after which the process of a lexicon is ended. Default 5 min. */
  readonly idleTime?: number;
  /** Called for every process that crashes or takes too long. */
  readonly onIncident?: ((incident: PoolIncident) => void) | undefined;
  readonly clock?: Clock;
}

/** Part of `version`: to be raised when the same lexicons would answer differently. */
const adapterRevision = 1;

const limits = {
  /** Processes of all lexicons; an idle one ends when another is to start. */
  processes: 12,
  /** Words of one message: a few milliseconds of work, so that callers take turns. */
  words: 200,
  /** Kept answers of each kind. */
  answers: 50_000,
  memory: 1024 ** 3,
};

/**
 * The analysers and generators of the installed Apertium pairs as one lexicon per language.
 *
 *   words ─► kept? ─► first lexicon ─► words that it lacks ─► second
 */
export class ApertiumMorphology implements Morphology {
  readonly #modes: ModeWatch;
  readonly #keeper: PoolKeeper;
  readonly #calls = new EngineCalls();
  readonly #readings = new Map<string, readonly WordReading[]>();
  readonly #forms = new Map<string, string | undefined>();
  #lexicons: { readonly of: ModeCatalogue; readonly catalogue: LexiconCatalogue } | undefined;

  constructor(options: ApertiumMorphologyOptions = {}) {
    const clock = options.clock ?? systemClock;
    const searchPath = options.searchPath ?? '/usr/local/bin:/usr/bin:/bin';
    const modesDirectory = options.modesDirectory ?? '/usr/share/apertium/modes';
    this.#modes = new ModeWatch({ modesDirectory, searchPath }, clock);
    this.#keeper = new PoolKeeper({
      clock,
      limits: { limiter: findProgram('prlimit', searchPath), memoryLimit: limits.memory },
      onIncident: options.onIncident,
      timeLimit: options.timeLimit ?? 10_000,
      idleTime: options.idleTime ?? 5 * 60_000,
      maximumProcesses: limits.processes,
      maximumPipelines: 1,
      maximumMessagesInFlight: 16,
      maximumCharactersInFlight: 32 * 1024,
    });
  }

  get version(): string {
    return `${adapterRevision}-${this.#catalogue().fingerprint}`;
  }

  languages(): readonly string[] {
    return [...this.#catalogue().byLanguage.keys()];
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (this.languages().length > 0) return { state: 'ready' };
    return { state: 'unavailable', reason: 'no Apertium package with both directions of a pair is installed' };
  }

  /** By the constraint grammars of the same packages; where none has one, every reading is likely. */
  readonly sentences: SentenceAnalyser = {
    languages: () => this.languages(),
    analyse: ({ language, sentences, urgency }, signal) =>
      this.#calls.run({ signal, urgency }, async (caller) => {
        const lexicons = this.#lexiconsOf(baseLanguage(language));
        const lexicon = lexicons.find(({ rules }) => rules !== undefined) ?? lexicons[0];
        if (lexicon === undefined) return sentences.map(() => []);
        const { name, analyser, rules } = lexicon;
        const { fingerprint } = this.#catalogue();
        return Promise.all(
          sentences.map(async (sentence) => {
            const written = writeSentence(sentence);
            const [analysis, left] = await Promise.all([
              this.#keeper.exchange(`${name} ${fingerprint}`, [analyser], written, caller),
              rules === undefined
                ? undefined
                : this.#keeper.exchange(`${name} rules ${fingerprint}`, [analyser, rules], written, caller),
            ]);
            return readSentence(sentence, analysis, left ?? analysis, name);
          }),
        );
      }),
  };

  /** Ids of the processes at this moment. */
  get processIds(): readonly number[] {
    return this.#keeper.processIds;
  }

  analyse({ language, words, urgency }: AnalysisRequest, signal: AbortSignal) {
    return this.#calls.run({ signal, urgency }, async (caller) => {
      const base = baseLanguage(language);
      const found = new Map<string, readonly WordReading[]>();
      for (const word of words) {
        const kept = mayHaveReadings(word) ? this.#readings.get(`${base} ${word}`) : [];
        if (kept !== undefined) found.set(word, kept);
      }
      let asked = [...new Set(words)].filter((word) => !found.has(word));
      const lexicons = this.#lexiconsOf(base);
      for (const { name, analyser } of lexicons) {
        if (asked.length === 0) break;
        const answers = await this.#ask(name, analyser, asked, writeWords, caller);
        const readings = answers.flatMap((answer) => readAnalyses(answer, name));
        expectAll(readings, asked);
        for (const [index, word] of asked.entries()) found.set(word, readings[index] ?? []);
        asked = asked.filter((word) => found.get(word)?.length === 0);
      }
      if (lexicons.length > 0) for (const [word, readings] of found) keep(this.#readings, `${base} ${word}`, readings);
      return words.map((word) => found.get(word) ?? []);
    });
  }

  /** Few words are asked for, so nothing is kept. */
  analyseInAll({ language, words, urgency }: AnalysisRequest, signal: AbortSignal) {
    return this.#calls.run({ signal, urgency }, async (caller) => {
      const found = words.map((): WordReading[] => []);
      for (const { name, analyser } of this.#lexiconsOf(baseLanguage(language))) {
        const answers = await this.#ask(name, analyser, words, writeWords, caller);
        const readings = answers.flatMap((answer) => readAnalyses(answer, name));
        expectAll(readings, words);
        for (const [index, list] of readings.entries()) found[index]?.push(...list);
      }
      return found;
    });
  }

  generate({ language, forms, urgency }: GenerationRequest, signal: AbortSignal) {
    return this.#calls.run({ signal, urgency }, async (caller) => {
      const lexicons = this.#lexiconsOf(baseLanguage(language));
      const written = forms.map((form) => ({ name: form.lexicon, text: writeForm(form) }));
      const found = new Map<string, string | undefined>();
      for (const { name, generator } of lexicons) {
        const wanted = new Set(written.flatMap((form) => (form.name === name ? (form.text ?? []) : [])));
        const asked = [...wanted].filter((text) => !this.#forms.has(`${name} ${text}`));
        for (const text of wanted) found.set(`${name} ${text}`, this.#forms.get(`${name} ${text}`));
        const answers = await this.#ask(`${name} forms`, generator, asked, writeForms, caller);
        const answered = answers.flatMap(readForms);
        expectAll(answered, asked);
        for (const [index, text] of asked.entries()) {
          found.set(`${name} ${text}`, answered[index]);
          keep(this.#forms, `${name} ${text}`, answered[index]);
        }
      }
      return written.map(({ name, text }) => found.get(`${name} ${text}`));
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await this.#keeper.dispose();
  }

  #ask(
    key: string,
    stage: ModeStage,
    asked: readonly string[],
    write: (pieces: readonly string[]) => string,
    caller: EngineCaller,
  ): Promise<readonly string[]> {
    const messages: string[] = [];
    for (let start = 0; start < asked.length; start += limits.words)
      messages.push(write(asked.slice(start, start + limits.words)));
    const { fingerprint } = this.#catalogue();
    return Promise.all(
      messages.map((message) => this.#keeper.exchange(`${key} ${fingerprint}`, [stage], message, caller)),
    );
  }

  #lexiconsOf(base: string): readonly Lexicon[] {
    return this.#catalogue().byLanguage.get(base) ?? [];
  }

  #catalogue(): LexiconCatalogue {
    const of = this.#modes.current();
    if (this.#lexicons?.of !== of) {
      this.#lexicons = { of, catalogue: readLexicons(of) };
      this.#readings.clear();
      this.#forms.clear();
    }
    return this.#lexicons.catalogue;
  }
}

function expectAll(answers: readonly unknown[], asked: readonly string[]): void {
  if (answers.length === asked.length) return;
  const cause = new Error(`a lexicon answered ${answers.length} words where ${asked.length} were asked for`);
  throw new ServiceError('engine_failed', {}, { cause });
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  if (map.size <= limits.answers) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
