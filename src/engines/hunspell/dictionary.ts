import { basename } from 'node:path';
import type { Clock } from '../../contracts/clock.ts';
import type { Morphology } from '../../contracts/language/morphology.ts';
import type { WorkSession } from '../../contracts/text-work.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { withCapital } from '../../language/letter-case.ts';
import type { WordCandidates } from '../../language/tasks/writing/word-candidates.ts';
import { findCandidates, sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { markCost } from '../../language/writing/spelling/candidates.ts';
import { isSlipInPart, splits } from '../../language/writing/spelling/compound-slips.ts';
import type { UnknownWord } from '../../language/writing/spelling/spelling.ts';
import type { EngineCaller } from '../shared/engine-calls.ts';
import { knownToLexicons } from '../shared/second-lexicon.ts';
import { areAskedInSteps, firstCandidates, impliedBy, isSettled, rareCandidates } from './candidates-in-steps.ts';
import { DictionaryProcess, type ProcessSettings } from './dictionary-process.ts';
import { isInstalled } from './installed-dictionaries.ts';

export interface DictionarySettings extends ProcessSettings {
  readonly clock: Clock;
  /** Milliseconds without work after which the process is ended. */
  readonly idleTime: number;
  /** Milliseconds for an answer; a process that takes longer is stuck. */
  readonly timeLimit: number;
  /** Words of it are no mistakes in another language, but terms. */
  readonly termsOf?: Dictionary | undefined;
  /** Lexicons that say which of several words is a frequent one, and that have words which dictionaries lack. */
  readonly morphology?: Morphology | undefined;
  /** Dictionaries of other languages: what they have is hardly ever a slip. Asked for words that may be replaced only. */
  readonly others?: (() => readonly Dictionary[]) | undefined;
  /** Another variant of the language: what it has is no mistake. Asked for when a word is unknown. */
  readonly sibling?: (() => Dictionary | undefined) | undefined;
  readonly onIncident: (incident: { readonly kind: string; readonly detail: string }) => void;
}

export interface Asking {
  readonly caller: EngineCaller;
  readonly work: WorkSession;
  readonly signal: AbortSignal;
}

interface Answer {
  readonly word: string;
  /** Formed by rule of words that the dictionary has. */
  readonly regular: boolean;
  /** What may be meant, with its cost. */
  readonly known: readonly (readonly [string, number])[];
  /** Not all was looked up, but for the words of this text: it says nothing about another one. */
  readonly isOfText?: boolean;
}

/** Words whose suggestions are looked for in one turn; calls take turns. */
const wordsInTurn = 4;
/** An accent on a shorter English word makes another word: `git` is no slip for `gît`. */
const shortestTerm = 4;
/** Words whose answers are kept. */
const keptAnswers = 20_000;

/** A dictionary in a process that is started on first use, started again when it dies, and ended when idle. */
export class Dictionary {
  readonly #path: string;
  readonly #language: string;
  readonly #settings: DictionarySettings;
  readonly #answers = new Map<string, UnknownWord | undefined>();
  #process: DictionaryProcess | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #cancelIdle: (() => void) | undefined;
  #disposed = false;

  constructor(language: string, path: string, settings: DictionarySettings) {
    this.#language = language;
    this.#path = path;
    this.#settings = settings;
  }

  get #isGerman(): boolean {
    return this.#language.startsWith('de');
  }

  get processId(): number | undefined {
    return this.#process?.id;
  }

  /** Its files are there; a process that has read them works on without. */
  get installed(): boolean {
    return isInstalled(this.#path);
  }

  /** What the dictionary says of each word; undefined for those that it has. */
  async lookUp(
    words: readonly string[],
    { caller, work, signal }: Asking,
  ): Promise<ReadonlyMap<string, UnknownWord | undefined>> {
    const found = new Map<string, UnknownWord | undefined>();
    const fresh: string[] = [];
    for (const word of new Set(words))
      if (this.#answers.has(word)) found.set(word, this.#answers.get(word));
      else fresh.push(word);
    if (fresh.length === 0) return found;
    const unknown = await this.#takeTurn(() => this.#ask(fresh));
    for (const word of fresh) if (!unknown.has(word)) this.#keep(found, word, undefined);
    const elsewhere = await this.#settings.sibling?.()?.knownAmong([...unknown]);
    for (const word of elsewhere ?? []) this.#keep(found, word, undefined);
    const strange = fresh.filter((word) => unknown.has(word) && elsewhere?.has(word) !== true);
    const terms = await this.#termsAmong(strange);
    const written = new Set(words.map((word) => word.toLowerCase()));
    for (let start = 0; start < strange.length && !caller.cancelled; start += wordsInTurn)
      await this.#suggest(found, strange.slice(start, start + wordsInTurn), written, terms, { work, signal });
    return found;
  }

  /** Those of the words that the dictionary has. */
  async knownAmong(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    const unknown = await this.#takeTurn(() => this.#ask(words));
    return new Set(words.filter((word) => !unknown.has(word)));
  }

  async dispose(): Promise<void> {
    this.#disposed = true;
    this.#cancelIdle?.();
    await this.#process?.kill();
  }

  /** Those of the words that are English, in whatever case; German puts endings to them: `Paraglidern`. */
  async #termsAmong(words: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    const { termsOf } = this.#settings;
    if (termsOf === undefined) return undefined;
    const stems = new Map(this.#language.startsWith('de') ? words.map((word) => [word, loanStems(word)]) : []);
    const known = await termsOf.knownAmong([...words, ...words.flatMap(otherCases), ...[...stems.values()].flat()]);
    const loans = [...stems].flatMap(([word, possible]) => (possible.some((stem) => known.has(stem)) ? [word] : []));
    return new Set([...known, ...loans]);
  }

  async #suggest(
    found: Map<string, UnknownWord | undefined>,
    words: readonly string[],
    written: ReadonlySet<string>,
    terms: ReadonlySet<string> | undefined,
    { work, signal }: Omit<Asking, 'caller'>,
  ): Promise<void> {
    const meant = await work.run(findCandidates, { words, language: this.#language }, sizeOf(words));
    const possible = areAskedInSteps(baseLanguage(this.#language))
      ? await this.#inSteps(meant, written, terms, signal)
      : await this.#known(meant, terms);
    const doubtful = possible.filter(({ known }) => known.length > 0);
    const foreign = await this.#foreignAmong(doubtful.map(({ word }) => word));
    const lookedUp = doubtful.flatMap(({ word, known }) => [word, ...known.map(([candidate]) => candidate)]);
    const common = await knownToLexicons(this.#settings.morphology, this.#language, lookedUp, signal);
    for (const { word, regular, known, isOfText } of possible) {
      const suggestions = known.map(([meant, cost]) => ({ word: meant, cost, isCommon: common?.has(meant) }));
      const isWord = common?.has(word) === true || (regular && suggestions.length === 0);
      const [isForeign, isEnglish] = [foreign.has(word), terms?.has(word) === true];
      const answer = isWord ? undefined : { suggestions, isForeign, isEnglish };
      if (isOfText === true) found.set(word, answer);
      else this.#keep(found, word, answer);
    }
  }

  /** Rare words for which a letter has to be guessed are looked up where they may change what is meant. */
  async #inSteps(
    meant: readonly WordCandidates[],
    written: ReadonlySet<string>,
    terms: ReadonlySet<string> | undefined,
    signal: AbortSignal,
  ): Promise<readonly Answer[]> {
    const base = baseLanguage(this.#language);
    const first = meant.map((one) => ({ ...one, costs: firstCandidates(one, base, written) }));
    const answers = await this.#known(first, terms);
    const words = meant.map(({ word }) => word);
    // What lexicons have is a word if anything is near to it.
    const common = await knownToLexicons(this.#settings.morphology, this.#language, words, signal);
    const isOpen = ({ word }: WordCandidates, index: number): boolean => {
      const known = answers[index]?.known ?? [];
      if (known.length === 0) return common?.has(word) === true;
      return !isSettled(word, base, known);
    };
    const open = new Set(meant.filter(isOpen));
    const without = meant.filter((one, index) => !open.has(one) && answers[index]?.known.length === 0);
    const rare = without
      .map((one) => ({ ...one, costs: rareCandidates(one, base) }))
      .filter(({ costs }) => costs.size > 0);
    const near = new Set(
      (await this.#known(rare, terms)).flatMap(({ word, known }) => (known.length > 0 ? [word] : [])),
    );
    for (const one of without) if (near.has(one.word)) open.add(one);
    const later = new Map((await this.#known([...open], terms)).map((answer) => [answer.word, answer]));
    return answers.map((answer) => later.get(answer.word) ?? { ...answer, isOfText: true });
  }

  /** The candidates that the dictionary has. */
  async #known(meant: readonly WordCandidates[], terms: ReadonlySet<string> | undefined): Promise<readonly Answer[]> {
    if (meant.length === 0) return [];
    const asked = meant.flatMap(({ word, costs, formed }) => {
      const most = this.#costLimit(word, false, terms ?? new Set());
      const affordable = [...costs].flatMap(([candidate, cost]) => (cost <= most ? [candidate] : []));
      return [...(this.#isGerman ? affordable : affordable.flatMap(inBothCases)), ...formed.flat()];
    });
    const unknown = await this.#unknownAmong(new Set(asked));
    const has = (word: string): boolean => !unknown.has(word);
    const answers = meant.map(({ word, costs, formed }) => {
      const regular = formed.some((parts) => parts.every(has)) || isAcronym(word, terms ?? new Set());
      const limit = this.#costLimit(word, regular, terms ?? new Set());
      // In other languages than German a word that has a capital wherever it is is a name, and no slip for another.
      const isName = (candidate: string): boolean => isCapitalized(word) && !has(candidate.toLowerCase());
      const known = [...costs].filter(
        ([candidate, cost]) => cost <= limit && has(candidate) && (this.#isGerman || !isName(candidate)),
      );
      return { word, regular, known };
    });
    return this.#withoutCompounds(answers);
  }

  async #unknownAmong(words: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const implied = new Set(this.#isGerman ? impliedBy(words) : []);
    const unknown = await this.#takeTurn(() => this.#ask(words.difference(implied)));
    if (implied.size === 0) return unknown;
    const isPossible = (word: string): boolean => !unknown.has(withCapital(word));
    const possible = [...implied].filter(isPossible);
    const missing = possible.length === 0 ? [] : await this.#takeTurn(() => this.#ask(possible));
    return new Set([...unknown, ...[...implied].filter((word) => !isPossible(word)), ...missing]);
  }

  /** German: without compounds that the dictionary puts together of any two words. */
  async #withoutCompounds(answers: readonly Answer[]): Promise<readonly Answer[]> {
    if (!this.#isGerman) return answers;
    const read = new Map(
      answers.flatMap(({ known }) =>
        known.flatMap(([candidate]) => (isCapitalized(candidate) ? [[candidate, splits(candidate)] as const] : [])),
      ),
    );
    const unknown = await this.#takeTurn(() =>
      this.#ask(new Set([...read.values()].flat().flatMap(({ parts }) => parts))),
    );
    return answers.map(({ word, regular, known }) => {
      const meant = known.filter(([candidate, cost]) => {
        const found = read.get(candidate) ?? [];
        const compounded = found.filter(({ parts }) => parts.every((part) => !unknown.has(part)));
        return isSlipInPart(word, candidate, cost, compounded);
      });
      return { word, regular, known: meant };
    });
  }

  async #foreignAmong(words: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = words.flatMap(inBothCases);
    const known = await Promise.all((this.#settings.others?.() ?? []).map((other) => other.knownAmong(asked)));
    return new Set(words.filter((word) => known.some((has) => inBothCases(word).some((one) => has.has(one)))));
  }

  /** What a suggestion may cost, which is never more for a word that is formed by rule. */
  #costLimit(word: string, regular: boolean, terms: ReadonlySet<string>): number {
    if (!regular && !terms.has(word)) return Infinity;
    // `camion` is an English word, and Spanish without its accent all the same; so with words that are formed by rule.
    const isPlain = !/[^a-z]/i.test(word);
    const isName = isCapitalized(word) && !terms.has(word.toLowerCase());
    return (isPlain || !regular) && !isName && !this.#language.startsWith('de') && word.length >= shortestTerm
      ? markCost
      : 0;
  }

  #takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** Words that end two processes are at fault themselves. */
  async #ask(words: Iterable<string>): Promise<ReadonlySet<string>> {
    try {
      return await this.#askOnce(words);
    } catch (error) {
      if (this.#disposed) throw error;
      this.#settings.onIncident({ kind: 'restarted', detail: (error as Error).message });
    }
    try {
      return await this.#askOnce(words);
    } catch (cause) {
      if (this.installed) throw new ServiceError('engine_failed', {}, { cause });
      const reason = `the dictionary ${basename(this.#path)} is not installed any more.`;
      throw new ServiceError('engine_unavailable', { reason }, { cause });
    }
  }

  async #askOnce(words: Iterable<string>): Promise<ReadonlySet<string>> {
    const { clock, idleTime, timeLimit } = this.#settings;
    const process = this.#running();
    this.#cancelIdle?.();
    const cancelStalled = clock.after(timeLimit, () => void process.kill());
    try {
      return await process.ask(words);
    } finally {
      cancelStalled();
      this.#cancelIdle = clock.after(idleTime, () => void this.#process?.kill());
    }
  }

  #running(): DictionaryProcess {
    if (this.#disposed) throw new Error('the dictionary is closed');
    if (this.#process !== undefined && !this.#process.ended) return this.#process;
    const started = new DictionaryProcess(this.#path, this.#settings, () => {
      if (this.#process === started) this.#process = undefined;
    });
    this.#process = started;
    return started;
  }

  #keep(found: Map<string, UnknownWord | undefined>, word: string, answer: UnknownWord | undefined): void {
    found.set(word, answer);
    if (this.#answers.size >= keptAnswers) this.#answers.clear();
    this.#answers.set(word, answer);
  }
}

/** `ascii` is one, which is never a name; shorter ones are too near to words. */
function isAcronym(word: string, terms: ReadonlySet<string>): boolean {
  const [capitals, name] = isCapitalized(word) ? [] : otherCases(word);
  return capitals !== undefined && terms.has(capitals) && !terms.has(name ?? '');
}

/** A word in capitals, and with a capital; of one that has a capital, in small letters. */
function otherCases(word: string): readonly string[] {
  if (isCapitalized(word)) return [word.toLowerCase()];
  return word.length < shortestTerm ? [] : [word.toUpperCase(), withCapital(word)];
}

/** Shorter ones are German as easily. */
const shortestLoan = 8;

/** Who does something, and what is done: `Paraglidern`, but not `Resourcen`, which German writes in its own way. */
function loanStems(word: string): readonly string[] {
  if (!isCapitalized(word) || word.length < shortestLoan) return [];
  const small = word.toLowerCase();
  return [/(?<=er|ing)s$/, /(?<=er)n$/, /(?<=er)in(?:nen)?$/].flatMap((ending) =>
    ending.test(small) ? [small.replace(ending, '')] : [],
  );
}

function inBothCases(word: string): readonly string[] {
  return isCapitalized(word) ? [word, word.toLowerCase()] : [word];
}

function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
