import type { EvaluatedSegment } from '../../../src/contracts/engines/quality-evaluator.ts';
import type { SentencePair } from '../read-pairs.ts';
import type { RandomChoices } from './random-choices.ts';

/** What a fault may be reported as: `Accuracy/Omission`. */
export type Report = string;

/** Segments of a document of which one is wrong. */
export interface FaultyText {
  readonly segments: readonly EvaluatedSegment[];
  /** Position of the wrong segment, or of any segment of those that do not fit each other. */
  readonly wrong: readonly number[];
  /** Half-open range of the wrong part in the target, in UTF-16 units, where something wrong is there. */
  readonly range?: { readonly start: number; readonly end: number };
}

export interface FaultMaterial {
  readonly pair: SentencePair;
  /** Another one of the same languages. */
  readonly other: SentencePair;
  readonly source: string;
  readonly target: string;
  readonly random: RandomChoices;
}

/** A way to spoil a translation. */
export interface Fault {
  readonly name: string;
  readonly reports: readonly Report[];
  /** Undefined where the pair has nothing that can be spoilt so. */
  inject(material: FaultMaterial): FaultyText | undefined;
  /** The same text before it is spoilt, where it is not the pair itself: it counts among the clean ones. */
  clean?(material: FaultMaterial): readonly EvaluatedSegment[] | undefined;
}

/** A text of one segment with a part replaced. */
export function replaced({ source, target }: SentencePair, start: number, end: number, text: string): FaultyText {
  return {
    segments: [{ source, target: target.slice(0, start) + text + target.slice(end) }],
    wrong: [0],
    ...(text === '' ? {} : { range: { start, end: start + text.length } }),
  };
}
