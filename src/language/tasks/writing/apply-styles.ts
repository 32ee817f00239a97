import type { StyleOrTone } from '../../../contracts/engines/writing-engine.ts';
import type { InflectionTable } from '../../../contracts/language/inflection-table.ts';
import { baseLanguage } from '../../codes.ts';
import { inflectionOf } from '../../inflection/held-inflections.ts';
import { applyStyle } from '../../writing/styles/apply-style.ts';
import { threatens } from '../../writing/styles/threats/find-threats.ts';

export interface StyleInput {
  readonly texts: readonly string[];
  readonly language: string;
  /** Absent: the same in fewer words. */
  readonly style: StyleOrTone | undefined;
  /** Absent where no lexicon writes forms of the language. */
  readonly inflection?: InflectionTable | undefined;
}

export interface StyledTexts {
  readonly texts: readonly string[];
  /** A text threatens, and the tone that was asked for did not soften it. */
  readonly threatens: boolean;
}

/** Tones in which nobody is threatened. */
const considerate: ReadonlySet<StyleOrTone> = new Set(['friendly', 'diplomatic']);

/** The texts in a style or tone, or more concise. */
export function run({ texts, language, style, inflection }: StyleInput): StyledTexts {
  const styled = texts.map((text) => applyStyle(text, language, style ?? 'concise', inflectionOf(inflection)));
  return {
    texts: styled,
    threatens:
      style !== undefined && considerate.has(style) && styled.some((text) => threatens(text, baseLanguage(language))),
  };
}
