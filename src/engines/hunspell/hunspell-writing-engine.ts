import { existsSync } from 'node:fs';
import type { Clock } from '../../contracts/clock.ts';
import type { FoundCorrections, TextCorrector } from '../../contracts/engines/text-corrector.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type {
  ImprovementBatch,
  ImprovementCapabilities,
  WritingEngine,
} from '../../contracts/engines/writing-engine.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import type {
  SpellingDictionary,
  SpellingRequest,
  UnknownSpelling,
} from '../../contracts/language/spelling-dictionary.ts';
import { baseLanguage } from '../../language/codes.ts';
import { listWordsToCheck, sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import type { UnknownWord } from '../../language/writing/spelling/spelling.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import { inlineSession } from '../../threads/inline-text-work.ts';
import { systemClock } from '../../time/system-clock.ts';
import {
  type CorrectedOutcome,
  type CorrectedText,
  correctedTexts,
  foundCorrections,
} from '../shared/corrected-texts.ts';
import { correctTexts } from '../shared/correction-task.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';
import { installCommand } from '../shared/install-command.ts';
import { type Asking, Dictionary } from './dictionary.ts';
import { englishDictionaries, installedDictionaries, missingDictionaries } from './installed-dictionaries.ts';
import { processSettings } from './process-settings.ts';

export interface HunspellOptions {
  /** Folder of the dictionaries. */
  readonly folder: string;
  /** Default: where Debian has it. */
  readonly program?: string;
  readonly idleTime?: number;
  readonly timeLimit?: number;
  /** Lexicons that distinguish frequent words from rare ones. Not owned. */
  readonly morphology?: Morphology | undefined;
  readonly clock?: Clock;
  readonly onIncident?: (incident: { readonly kind: string; readonly detail: string }) => void;
}

/** Which spelling of two variants is written is no matter of mistakes. Swiss has no ß, which German does not leave open. */
const siblings: Readonly<Record<string, string>> = { 'pt-BR': 'pt-PT', 'pt-PT': 'pt-BR' };

const capabilities: ImprovementCapabilities = { rephrasing: false, styles: [], variants: false };

/** Spelling by hunspell and its dictionaries, with the grammar and typography that rules know. */
export class HunspellWritingEngine implements WritingEngine, TextCorrector, SpellingDictionary {
  readonly id = 'hunspell';
  readonly #program: string;
  readonly #folder: string;
  readonly #dictionaries: ReadonlyMap<string, Dictionary>;
  /** Distinguishes terms from mistakes. */
  readonly #english: Dictionary | undefined;
  readonly #languages: readonly string[];
  /** Languages whose dictionaries turned out to have been removed. */
  readonly #gone = new Set<string>();
  readonly #calls = new EngineCalls();

  constructor(options: HunspellOptions) {
    const { folder, program = '/usr/bin/hunspell', clock = systemClock } = options;
    const { idleTime = 300_000, timeLimit = 20_000 } = options;
    this.#program = program;
    this.#folder = folder;
    const paths = existsSync(program) ? installedDictionaries(folder) : new Map<string, string>();
    const settings = {
      ...processSettings(program),
      clock,
      idleTime,
      timeLimit,
      onIncident: options.onIncident ?? (() => {}),
    };
    const [english] = paths.size === 0 ? [] : englishDictionaries(folder);
    this.#english = english === undefined ? undefined : new Dictionary('en', english, settings);
    this.#dictionaries = new Map(
      [...paths].map(([language, path]) => {
        const sibling = () => this.#dictionaries.get(siblings[language] ?? '');
        const others = () => this.#othersThan(language);
        const among = { termsOf: this.#english, others, sibling, morphology: options.morphology };
        return [language, new Dictionary(language, path, { ...settings, ...among })];
      }),
    );
    this.#languages = [...paths.keys()];
  }

  /** Of the dictionaries that are at work. */
  get processIds(): readonly number[] {
    return this.#all().flatMap(({ processId }) => processId ?? []);
  }

  languages(): readonly string[] {
    for (const language of this.#gone) if (this.#dictionaries.get(language)?.installed) this.#gone.delete(language);
    return this.#gone.size === 0 ? this.#languages : this.#languages.filter((language) => !this.#gone.has(language));
  }

  capabilities(): ImprovementCapabilities {
    return capabilities;
  }

  health(): EngineHealth {
    if (this.#calls.stopped) return { state: 'unavailable', reason: stoppedReason };
    if (this.languages().length > 0) return { state: 'ready' };
    return { state: 'unavailable', reason: this.#lacking() };
  }

  #lacking(): string {
    const hasProgram = existsSync(this.#program);
    if (hasProgram && installedDictionaries(this.#folder).size > 0)
      return 'its dictionaries were installed after the start of the server; a restart makes them available';
    const lacking = hasProgram ? 'no dictionary is installed' : `${this.#program} is not installed`;
    const packages = new Set(this.describe().missing.map(({ debianPackage }) => debianPackage));
    return `${lacking}; to get all: \`${installCommand([...packages])}\``;
  }

  /** For operators: what is missing, and the packages of Debian that bring it. */
  describe(): { readonly missing: readonly { readonly what: string; readonly debianPackage: string }[] } {
    const program = existsSync(this.#program) ? [] : [{ what: this.#program, debianPackage: 'hunspell' }];
    const dictionaries = missingDictionaries(this.#folder).map(({ language, debianPackage }) => ({
      what: language,
      debianPackage,
    }));
    return { missing: [...program, ...dictionaries] };
  }

  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<CorrectedOutcome> {
    return this.improveWith(batch, [], signal);
  }

  async find(batch: Omit<ImprovementBatch, 'change' | 'style'>, signal: AbortSignal): Promise<FoundCorrections> {
    return foundCorrections(await this.improve({ ...batch, change: 'correct' }, signal));
  }

  /** As `improve`, with what another engine found in each text. */
  improveWith(
    batch: ImprovementBatch,
    edits: readonly (readonly TextEdit[])[],
    signal: AbortSignal,
  ): Promise<CorrectedOutcome> {
    const { language, texts, inflection, work = inlineSession(signal) } = batch;
    return this.#calls.run({ signal }, async (caller) => {
      try {
        return correctedTexts(await this.#correct({ texts, language, inflection }, edits, { caller, work, signal }));
      } catch (error) {
        if (this.#dictionaries.get(language)?.installed === false) this.#gone.add(language);
        throw error;
      }
    });
  }

  spelledLanguages(): readonly string[] {
    return this.#english?.installed === true ? [...this.languages(), 'en'] : this.languages();
  }

  unknownWords(
    { language, words, work = inlineSession(new AbortController().signal) }: SpellingRequest,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, UnknownSpelling>> {
    return this.#calls.run({ signal }, async (caller) => {
      const dictionary = language === 'en' ? this.#english : this.#dictionaries.get(language);
      if (dictionary === undefined) throw new Error(`there is no dictionary for ${language}`);
      const answers = await dictionary.lookUp(words.map(dictionarySpelling), { caller, work, signal });
      const unknown = new Map<string, UnknownSpelling>();
      for (const word of words) {
        const answer = answers.get(dictionarySpelling(word));
        if (answer === undefined) continue;
        const isForeign = answer.isForeign === true || answer.isEnglish === true;
        unknown.set(word, { suggestions: answer.suggestions, isForeign });
      }
      return unknown;
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
    await Promise.all(this.#all().map((dictionary) => dictionary.dispose()));
  }

  #all(): readonly Dictionary[] {
    return [...this.#dictionaries.values(), ...(this.#english === undefined ? [] : [this.#english])];
  }

  /** Dictionaries of other languages, one each. */
  #othersThan(language: string): readonly Dictionary[] {
    const byBase = new Map([...this.#dictionaries].map(([other, dictionary]) => [baseLanguage(other), dictionary]));
    byBase.delete(baseLanguage(language));
    return [...byBase.values()].filter(({ installed }) => installed);
  }

  async #correct(
    { texts, language, inflection }: Pick<ImprovementBatch, 'texts' | 'language' | 'inflection'>,
    edits: readonly (readonly TextEdit[])[],
    asking: Asking,
  ): Promise<readonly CorrectedText[]> {
    const dictionary = this.#dictionaries.get(language);
    if (dictionary === undefined) throw new Error(`there is no dictionary for ${language}`);
    const size = sizeOf(texts);
    const words = await asking.work.run(listWordsToCheck, { texts, language }, size);
    const found = await Promise.all(
      texts.map(async (text, index) => {
        const own = words[index] ?? [];
        const answers = await dictionary.lookUp(own.map(dictionarySpelling), asking);
        const unknown = new Map<string, UnknownWord>();
        for (const word of own) {
          const answer = answers.get(dictionarySpelling(word));
          if (answer !== undefined) unknown.set(word, answer);
        }
        return { text, edits: edits[index] ?? [], unknown };
      }),
    );
    return asking.work.run(correctTexts, { found, language, inflection }, size);
  }
}

/** A word as the dictionaries spell it: composed letters, plain apostrophes. */
function dictionarySpelling(word: string): string {
  return word.normalize('NFC').replaceAll('’', "'");
}
