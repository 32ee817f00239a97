import { convertToVariant } from '../../writing/variants/convert-variant.ts';

export interface ConversionInput {
  readonly texts: readonly string[];
  /** Canonical, with its variant. */
  readonly language: string;
}

/** The texts in that variant of their language. */
export function run({ texts, language }: ConversionInput): readonly string[] {
  return texts.map((text) => convertToVariant(text, language));
}
