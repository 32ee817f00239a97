import type { LanguagePair } from '../../../contracts/language-pair.ts';

/** Sizes of Firefox Translations models, from fast to good. */
export type ModelArchitecture = 'tiny' | 'base-memory' | 'base';

/** The files of one direction on disk, as an engine loads them. */
export interface InstalledModel extends LanguagePair {
  /** Absolute paths. */
  readonly files: {
    readonly model: string;
    /** Shortlist. Absent for models that need none. */
    readonly lexicon?: string;
    /** One that both languages share, or that of the source and that of the target. */
    readonly vocabularies: readonly [string] | readonly [string, string];
  };
  /** Marian's setting for these weights: by the name of the model file. */
  readonly gemmPrecision: 'int8shiftAlphaAll' | 'int8shiftAll';
  /** Undefined when nothing beside the files says. */
  readonly architecture: ModelArchitecture | undefined;
  /** Bytes of all files together. */
  readonly bytes: number;
  /** Changes with the content of the files: part of the engine's version and of the key under which it stays loaded. */
  readonly fingerprint: string;
}

/** Where the engine gets its models from. Disposal ends pulls under way, and those who wait for them are notified. */
export interface ModelProvider extends AsyncDisposable {
  /**
   * Directions that can be served at this moment: what is installed, and what would be pulled on first use where that is
   * allowed. The same array while nothing changes. Cheap: called on every request.
   */
  pairs(): readonly LanguagePair[];
  /** Changes whenever `pairs()` or the content of an installed model does. Cheap. */
  readonly fingerprint: string;
  /**
   * The installed model, pulled first if that is allowed. Rejects with `engine_unavailable` when there is none or a pull
   * fails, and at once when the signal aborts; a pull under way then goes on for others.
   */
  provide(pair: LanguagePair, signal: AbortSignal): Promise<InstalledModel>;
  /** What to type so that the pair is served, directly or through English; undefined when nothing is known to help. */
  remedy(pair: LanguagePair): string | undefined;
}
