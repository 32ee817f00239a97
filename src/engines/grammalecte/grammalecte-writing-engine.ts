import { existsSync } from 'node:fs';
import type { Clock } from '../../contracts/clock.ts';
import type { FoundCorrections, TextCorrector } from '../../contracts/engines/text-corrector.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  ImprovementBatch,
  ImprovementCapabilities,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import { sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { systemClock } from '../../time/system-clock.ts';
import { correctInPasses, type WorkedBatch } from '../shared/correct-in-passes.ts';
import { type CorrectedOutcome, foundCorrections } from '../shared/corrected-texts.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { installCommand } from '../shared/install-command.ts';
import { listSentences } from '../shared/sentences-task.ts';
import type { SpellingCorrector } from '../shared/spelling-corrector.ts';
import { Grammalecte } from './grammalecte.ts';
import { mendSentence } from './mend-sentence.ts';
import { inQuestions } from './questions.ts';
import type { CheckedSentence } from './read-answer.ts';

export interface GrammalecteOptions {
  /** Spelling and our own rules. Owned. */
  readonly corrector: SpellingCorrector;
  /** Default: the Python of Debian, which has its packages. */
  readonly python?: string;
  /** Default: where Debian has it. */
  readonly package?: string;
  /** Milliseconds; `Infinity` starts the process at once and keeps it. Default 5 min. */
  readonly idleTime?: number;
  readonly timeLimit?: number;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

const capabilities: ImprovementCapabilities = { rephrasing: false, styles: [], variants: false };
const language = 'fr';
const served: readonly string[] = [language];
const unserved: readonly string[] = [];

/** French grammar by Grammalecte, with spelling by hunspell and the rules of our own. */
export class GrammalecteWritingEngine implements WritingEngine, TextCorrector {
  readonly id = 'grammalecte';
  readonly #grammalecte: Grammalecte;
  readonly #corrector: SpellingCorrector;
  readonly #package: string;
  readonly #calls = new EngineCalls();

  constructor(options: GrammalecteOptions) {
    const { python = '/usr/bin/python3', clock = systemClock, idleTime = 300_000, timeLimit = 20_000 } = options;
    this.#package = options.package ?? '/usr/lib/python3/dist-packages/grammalecte';
    this.#corrector = options.corrector;
    const onIncident = options.onIncident ?? (() => {});
    this.#grammalecte = new Grammalecte({ python, clock, idleTime, timeLimit, onIncident });
    if (idleTime === Infinity && this.#missing() === undefined) void this.#load();
  }

  get processIds(): readonly number[] {
    return [this.#grammalecte.processId ?? []].flat();
  }

  languages(): readonly string[] {
    return this.#missing() === undefined ? served : unserved;
  }

  capabilities(): ImprovementCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    const reason = this.#missing();
    return reason === undefined ? { state: 'ready' } : { state: 'unavailable', reason };
  }

  /** For operators: what is missing, and the package of Debian that brings it. */
  describe(): { readonly missing: readonly { readonly what: string; readonly debianPackage: string }[] } {
    const installed = existsSync(this.#package);
    return { missing: installed ? [] : [{ what: 'Grammalecte', debianPackage: 'python3-grammalecte' }] };
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<CorrectedOutcome> {
    const [calls, corrector] = [this.#calls, this.#corrector];
    // Sentences come again: in the second pass, and as variants of themselves.
    const known = new Map<string, CheckedSentence>();
    return correctInPasses(batch, { calls, corrector, find: (asked, call) => this.#find(asked, known, call) }, signal);
  }

  async find(batch: Omit<ImprovementBatch, 'change' | 'style'>, signal: AbortSignal): Promise<FoundCorrections> {
    return foundCorrections(await this.improve({ ...batch, change: 'correct' }, signal));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await Promise.all([this.#grammalecte.dispose(), this.#corrector[Symbol.asyncDispose]()]);
  }

  /** The edits of each text. */
  async #find(
    { texts, accountId, work }: WorkedBatch,
    known: Map<string, CheckedSentence>,
    signal: AbortSignal,
  ): Promise<readonly (readonly TextEdit[])[]> {
    const sentences = await work.run(listSentences, { texts, language }, sizeOf(texts));
    const check = async (asked: readonly string[]): Promise<readonly CheckedSentence[]> => {
      const fresh = [...new Set(asked)].filter((sentence) => !known.has(sentence));
      const answers = fresh.length === 0 ? [] : await this.#grammalecte.check(fresh, accountId, signal);
      for (const [index, sentence] of fresh.entries()) known.set(sentence, answers[index] ?? nothing);
      return asked.map((sentence) => known.get(sentence) ?? nothing);
    };
    const edits = texts.map((): TextEdit[] => []);
    const all = sentences.flatMap((spans, text) =>
      spans.map(
        ({ start, end }): AskedSentence => ({ text, start, sentence: (texts[text] as string).slice(start, end) }),
      ),
    );
    for (const question of inQuestions(all)) {
      const checked = await check(question.map(({ sentence }) => sentence));
      for (const [position, { text, start, sentence }] of question.entries())
        for (const edit of await mendSentence(sentence, checked[position] ?? nothing, check))
          edits[text]?.push({ ...edit, start: start + edit.start, end: start + edit.end });
    }
    return edits;
  }

  async #load(): Promise<void> {
    try {
      await this.#grammalecte.check(['Nous sommes prêts.'], undefined, new AbortController().signal);
    } catch {
      // The first request tries again, and reports what is wrong.
    }
  }

  #missing(): string | undefined {
    if (!existsSync(this.#package))
      return `Grammalecte is not installed; to get it: \`${installCommand(['python3-grammalecte'])}\``;
    if (this.#corrector.languages().includes(language)) return undefined;
    return `no French dictionary of hunspell is installed; to get one: \`${installCommand(['hunspell-fr-classical'])}\``;
  }
}

const nothing = { findings: [], words: [] };

interface AskedSentence {
  /** Which text it is of. */
  readonly text: number;
  readonly start: number;
  readonly sentence: string;
}
