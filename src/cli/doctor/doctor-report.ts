import type { EngineHealth, EngineTier } from '../../contracts/engines/text-translator.ts';
import type { StyleOrTone } from '../../contracts/engines/writing-engine.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';

/** What `dragoman doctor --json` prints. */
export interface DoctorReport {
  readonly version: string;
  readonly node: string;
  readonly dataFolder: DataFolderReport;
  /** Empty when the configuration is right. With problems, the rest was looked at with the default settings. */
  readonly configurationProblems: readonly string[];
  readonly engines: readonly EngineReport[];
  /** Engines that improve texts. */
  readonly writing: readonly WritingReport[];
  /** Pairs of languages, variants not counted apart. */
  readonly reach: {
    readonly sources: number;
    readonly targets: number;
    readonly direct: number;
    readonly throughThirdLanguage: number;
  };
  readonly packages: PackagesReport;
  /** A trial translation succeeded and the configuration has no problems. */
  readonly ready: boolean;
}

export interface DataFolderReport {
  readonly path: string;
  readonly exists: boolean;
  /** If it does not exist: whether it can be made. */
  readonly writable: boolean;
}

export interface EngineReport {
  readonly id: string;
  readonly tier: EngineTier;
  readonly state: EngineHealth['state'];
  /** Why it is unavailable or fails. */
  readonly reason?: string;
  readonly directions: readonly LanguagePair[];
  readonly trial?: TrialReport;
  /** Parts of the engine that are installed and not offered. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  readonly missingPrograms: readonly string[];
}

export interface WritingReport {
  readonly id: string;
  readonly state: EngineHealth['state'];
  /** Why it is unavailable or fails. */
  readonly reason?: string;
  readonly languages: readonly {
    readonly code: string;
    /** Styles and tones that a request may ask for, by the engine or by rules. */
    readonly styles: readonly StyleOrTone[];
  }[];
  /** One word improved for real. */
  readonly trial?: { readonly language: string } & ({ readonly milliseconds: number } | { readonly failure: string });
  readonly missing: readonly { readonly what: string; readonly debianPackage: string }[];
}

/** One word translated for real. */
export type TrialReport = LanguagePair & ({ readonly milliseconds: number } | { readonly failure: string });

export interface PackagesReport {
  /** False where there is no dpkg: nothing is known about packages then. */
  readonly known: boolean;
  readonly needed: number;
  readonly missing: readonly string[];
  /** What to type; absent when nothing is missing. */
  readonly installCommand?: string;
}
