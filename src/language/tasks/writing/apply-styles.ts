import type { StyleOrTone } from '../../../contracts/engines/writing-engine.ts';
import { applyStyle } from '../../writing/styles/apply-style.ts';

export interface StyleInput {
  readonly texts: readonly string[];
  readonly language: string;
  readonly style: StyleOrTone;
}

/** The texts in a style or tone. */
export function run({ texts, language, style }: StyleInput): readonly string[] {
  return texts.map((text) => applyStyle(text, language, style));
}
