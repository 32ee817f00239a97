import type { Correction } from '../../../contracts/engines/correction.ts';
import { type ChangeReason, compareCorrections } from '../../writing/compare-corrections.ts';
import { composeCorrections } from '../../writing/compose-corrections.ts';

/** One step of what was done to a text. */
export interface ChangeStage {
  /** What became of the text. */
  readonly after: string;
  /** What was changed; absent where only the text says it. */
  readonly corrections?: readonly Correction[] | undefined;
  /** Why, where `corrections` does not say it. */
  readonly why: ChangeReason;
}

export interface ChangesInput {
  readonly texts: readonly { readonly before: string; readonly stages: readonly ChangeStage[] }[];
}

/** What was changed in each text over all stages, in positions of the text before them. */
export function run({ texts }: ChangesInput): readonly (readonly Correction[])[] {
  return texts.map(({ before, stages }) => {
    let all: readonly Correction[] = [];
    let text = before;
    for (const { after, corrections, why } of stages) {
      if (after === text) continue;
      all = composeCorrections(before, all, corrections ?? compareCorrections(text, after, why));
      text = after;
    }
    return all;
  });
}
