import type { ConverterHealth } from '../../contracts/documents/document-converter.ts';
import type { RecognizerHealth } from '../../contracts/documents/text-recognizer.ts';
import type { EngineHealth, EngineTier } from '../../contracts/engines/text-translator.ts';
import type { StyleOrTone } from '../../contracts/engines/writing-engine.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { PhraseSummary } from '../../contracts/stores/interface-phrases.ts';
import type { StoreCheck } from '../../contracts/stores/store-check.ts';

/** What `dragoman doctor --json` prints. */
export interface DoctorReport {
  readonly version: string;
  readonly node: string;
  readonly dataFolder: DataFolderReport;
  readonly database: DatabaseReport;
  /** Null where it is in the data folder. */
  readonly objectStore: ObjectStoreReport | null;
  /** Empty when the configuration is right. With problems, the rest was looked at with the default settings. */
  readonly configurationProblems: readonly string[];
  readonly engines: readonly EngineReport[];
  /** Engines that improve texts. */
  readonly writing: readonly WritingReport[];
  /** Evaluators of translations. */
  readonly evaluators: readonly EvaluatorReport[];
  readonly speech: SpeechReport;
  /** Of documents, to and from other types. */
  readonly conversions: ConverterHealth & { readonly id: string };
  /** Recognition of text in pictures, with the base languages that it has data for. */
  readonly pictures: RecognizerHealth & { readonly id: string; readonly languages: readonly string[] };
  /** For pages of agent tasks; with the reason where there is none. */
  readonly browser: { readonly id: 'chromium'; readonly state: 'ready' | 'unavailable'; readonly reason?: string };
  /** Font faces for PDF files and pictures. */
  readonly fonts: number;
  /** Pairs of languages, variants not counted apart. */
  readonly reach: {
    readonly sources: number;
    readonly targets: number;
    readonly direct: number;
    readonly throughThirdLanguage: number;
  };
  /** The list of interface phrases: null if there is none yet, false if it is switched off. */
  readonly interfacePhrases: PhraseSummary | null | false;
  readonly packages: PackagesReport;
  /** The server at the configured address; null when none runs there. */
  readonly server: ServerReport | null;
  /**
   * Something can be translated, tried here or said by the running server, the configuration has no problems, and no check of
   * a store has failed.
   */
  readonly ready: boolean;
  /** A trial failed. One that was only late has not. */
  readonly failed: boolean;
}

export interface ServerReport {
  readonly address: string;
  /** Silent: it took the connection and gave no answer in time. Strange: what answers is no Dragoman. */
  readonly state: 'ready' | 'not_ready' | 'silent' | 'strange';
  /** Until it had answered. */
  readonly milliseconds?: number;
  /** As in `GET /readyz`. */
  readonly checks: readonly { readonly name: string; readonly ready: boolean; readonly reason?: string }[];
}

/** How a trial went; late: the time was over, which need not mean that anything is wrong. */
export type TrialOutcome = { readonly milliseconds: number } | { readonly failure: string } | { readonly late: string };

export interface DataFolderReport {
  readonly path: string;
  readonly exists: boolean;
  /** If it does not exist: whether it can be made. */
  readonly writable: boolean;
}

/** Without a problem, a PostgreSQL database was connected to and checked. */
export type DatabaseReport =
  | { readonly kind: 'sqlite'; readonly problem?: never; readonly checks?: never }
  | {
      readonly kind: 'postgresql';
      /** Host and port. */
      readonly server: string;
      readonly name: string;
      readonly version?: string;
      /** Why it cannot be used, and what to do. */
      readonly problem?: string;
      readonly checks: readonly StoreCheck[];
    };

/** Where documents and translation memories are when they are not in the data folder. */
export interface ObjectStoreReport {
  readonly kind: 's3' | 'folder';
  /** Bucket with prefix and server, or folder. */
  readonly address: string;
  readonly checks: readonly StoreCheck[];
}

export interface EngineReport {
  readonly id: string;
  readonly tier: EngineTier;
  readonly state: EngineHealth['state'];
  /** Why it is unavailable or fails. */
  readonly reason?: string;
  readonly directions: readonly LanguagePair[];
  /** Absent where the running server says that the engine is ready: a second one is not started for it. */
  readonly trial?: TrialReport;
  /** Parts of the engine that are installed and not offered. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  readonly missingPrograms: readonly string[];
  /** Languages of the lexicons by which glossary terms are found in other forms. */
  readonly lexicons: readonly string[];
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
  readonly trial?: { readonly language: string } & TrialOutcome;
  readonly missing: readonly { readonly what: string; readonly debianPackage: string }[];
}

export interface EvaluatorReport {
  readonly id: string;
  readonly state: EngineHealth['state'];
  /** Why it is unavailable or fails. */
  readonly reason?: string;
  /** One segment evaluated for real. */
  readonly trial?: LanguagePair & TrialOutcome;
}

/** What hears and speaks. */
export interface SpeechReport {
  readonly recognizers: readonly RecognizerReport[];
  readonly synthesizers: readonly SynthesizerReport[];
  /** What writes capitals and marks of recognized speech. */
  readonly punctuation: readonly Omit<RecognizerReport, 'languages'>[];
  /** Why some types of audio cannot be decoded. */
  readonly missing?: string;
}

interface SpokenReport {
  readonly id: string;
  readonly state: EngineHealth['state'];
  /** Why it is unavailable or fails. */
  readonly reason?: string;
  readonly languages: readonly string[];
}

export interface RecognizerReport extends SpokenReport {
  /** What it is good for, where that is less than one may expect. */
  readonly expectation?: string;
}

export interface SynthesizerReport extends SpokenReport {
  /** One letter spoken for real. */
  readonly trial?: { readonly language: string } & TrialOutcome;
}

/** One word translated for real. */
export type TrialReport = LanguagePair & TrialOutcome;

export interface PackagesReport {
  /** False where there is no dpkg: nothing is known about packages then. */
  readonly known: boolean;
  readonly needed: number;
  readonly missing: readonly string[];
  /** What to type; absent when nothing is missing. */
  readonly installCommand?: string;
}
