import type { Correction } from '../../contracts/engines/correction.ts';
import type { ImprovementWarning, StyleOrTone } from '../../contracts/engines/writing-engine.ts';

/** A style or a tone as it was asked for. */
export interface RequestedStyle {
  readonly style: StyleOrTone;
  readonly parameter: 'writing_style' | 'tone';
  /** Left out where the language has none, instead of refusing the request. */
  readonly preferred: boolean;
}

export interface ImprovementRequest {
  readonly texts: readonly string[];
  readonly change: 'correct' | 'rephrase';
  /** As the client spelled it. Absent: each text stays in its own language and variant. */
  readonly targetLanguage?: string;
  readonly style?: RequestedStyle;
  /** Answers what was changed in each text, and why. */
  readonly showChanges?: boolean;
  readonly reportingTag?: string;
  /** Whose request it is. */
  readonly accountId?: string;
}

export interface ImprovedText {
  readonly text: string;
  /** The target that was asked for, resolved; without one the language of the text. */
  readonly targetLanguage: string;
  /** Base language. */
  readonly sourceLanguage: string;
  /** In positions of the text that was given; absent unless asked for. */
  readonly changes?: readonly Correction[];
}

export interface ImprovementResult {
  readonly improvements: readonly ImprovedText[];
  /** Ids of the engines that served. */
  readonly engines: readonly string[];
  readonly warnings: readonly ImprovementWarning[];
}
