import type { StyleOrTone } from '../../../contracts/engines/writing-engine.ts';
import type { InflectionTable } from '../../../contracts/language/inflection-table.ts';
import { inflectionOf } from '../../inflection/held-inflections.ts';
import { applyStyle } from '../../writing/styles/apply-style.ts';

export interface StyleInput {
  readonly texts: readonly string[];
  readonly language: string;
  readonly style: StyleOrTone;
  /** Absent where no lexicon writes forms of the language. */
  readonly inflection?: InflectionTable | undefined;
}

/** The texts in a style or tone. */
export function run({ texts, language, style, inflection }: StyleInput): readonly string[] {
  return texts.map((text) => applyStyle(text, language, style, inflectionOf(inflection)));
}
