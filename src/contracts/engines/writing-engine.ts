import type { InflectionTable } from '../language/inflection-table.ts';
import type { WorkSession } from '../text-work.ts';
import type { Correction } from './correction.ts';
import type { EngineHealth } from './text-translator.ts';

/** `interface.md`, Text improvement. */
export type WritingStyle = 'simple' | 'business' | 'academic' | 'casual';

/** `interface.md`, Text improvement. */
export type WritingTone = 'enthusiastic' | 'friendly' | 'confident' | 'diplomatic';

/** A style or a tone: a request has at most one of both. */
export type StyleOrTone = WritingStyle | WritingTone;

/** What an writing engine does with one language by itself; for what it does not the caller has rules (`language/writing/`). */
export interface ImprovementCapabilities {
  /** It rewrites sentences where that makes them better (`change: 'rephrase'`); else it only corrects. */
  readonly rephrasing: boolean;
  /** Styles and tones that it writes in. */
  readonly styles: readonly StyleOrTone[];
  /** Brings a text of another variant (`en-GB`) into the one asked for (`en-US`). */
  readonly variants: boolean;
}

export interface ImprovementBatch {
  /** A member of `languages()`. */
  readonly language: string;
  /** Independent of each other, all in that language or another variant of it. */
  readonly texts: readonly string[];
  /** `correct` is the smallest change that makes spelling and grammar right. */
  readonly change: 'correct' | 'rephrase';
  /** Only with `rephrase`, and only where the capabilities have it. */
  readonly style?: StyleOrTone;
  /** Whose texts these are: accounts take turns. */
  readonly accountId?: string;
  /** Where rules work on the texts, under the budget of the request. Absent: on the thread of the caller. */
  readonly work?: WorkSession;
  /** Forms that rules write, for engines that apply rules beside their own findings. Absent where no lexicon writes them. */
  readonly inflection?: InflectionTable | undefined;
}

/** Something the engine could not do as asked, as data; the caller logs it and reports it to the client. */
export interface ImprovementWarning {
  /** Stable snake_case name, for example `language_doubtful`. */
  readonly code: string;
  readonly message: string;
}

export interface ImprovementOutcome {
  /** Same count and order as the batch. */
  readonly texts: readonly string[];
  /**
   * What was changed in each text, in positions of the text that was given; the texts are what its first replacements make of
   * them. Absent from engines that write texts without knowing what they change.
   */
  readonly corrections?: readonly (readonly Correction[])[];
  readonly warnings: readonly ImprovementWarning[];
}

/**
 * Improves texts in their own language. Every implementation passes `test/contracts/writing-engine.ts`.
 *
 * - Precision before recall: text that may be correct stays unchanged. A text without a mistake comes back as it is from
 *   `correct`, and so does a text that is probably in another language, with a warning.
 * - Meaning, names, numbers, addresses, code, placeholders and markup are kept; so is white space at the ends, and the
 *   line breaks.
 * - Any Unicode text is accepted, except U+0000 and lone surrogates, which the caller has refused before.
 * - Safe to call concurrently. A failure of an engine process is retried once inside before it becomes an error.
 * - Errors are `ServiceError`: `engine_failed`, `engine_timed_out`, `engine_unavailable`, with the `cause` kept.
 * - When `signal` aborts, the call rejects at once with the signal's reason, and later calls are not disturbed.
 * - Nothing large is loaded before the first call.
 * - `[Symbol.asyncDispose]` waits for nothing: it ends every process and thread and rejects calls in flight.
 */
export interface WritingEngine extends AsyncDisposable {
  /** Stable name used in configuration, metrics and `X-Service-Engine`. */
  readonly id: string;
  /**
   * Canonical codes that it can serve at this moment: variants where the interface has them as targets (`en-GB`,
   * `pt-BR`, `zh-Hans`), else the base language (`de`), beside which a variant may be (`de-CH`). Cheap: called on
   * every request.
   */
  languages(): readonly string[];
  /** Asked only for members of `languages()`. */
  capabilities(language: string): ImprovementCapabilities;
  improve(batch: ImprovementBatch, signal: AbortSignal): Promise<ImprovementOutcome>;
  health(): EngineHealth;
  /** Resolves when an engine that looks around at its start (a server to ask, a folder to read) has done so once. */
  started?(): Promise<void>;
}
