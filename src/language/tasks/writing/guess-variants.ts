import { guessVariant } from '../../writing/variants/convert-variant.ts';

/** A text with the variants that it may be in, the first of them where nothing shows. */
export interface VariantQuestion {
  readonly text: string;
  readonly variants: readonly [string, ...string[]];
}

/** The variant of each text. */
export function run(questions: readonly VariantQuestion[]): readonly string[] {
  return questions.map(({ text, variants }) => guessVariant(text, variants));
}
