import type { StyleOrTone } from '../../../contracts/engines/writing-engine.ts';
import type { Inflection } from '../../inflection/inflection.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';

/**
 * How a style or a tone is written in one language: rewriters in the order in which they apply, made for the forms that the lexicon of the language writes.
 * They pass the same laws as those of style rules (`style-rewriter.ts`).
 */
export type StylesOfLanguage = Readonly<
  Partial<Record<StyleOrTone, (inflection: Inflection) => readonly StyleRewriter[]>>
>;
