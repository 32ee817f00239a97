import type { WritingManner } from '../../../contracts/engines/text-improver.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';

/**
 * How a style or a tone is written in one language: rewriters in the order in which they apply, made when first wanted.
 * They pass the same laws as those of style rules (`style-rewriter.ts`).
 */
export type MannerRules = Readonly<Partial<Record<WritingManner, () => readonly StyleRewriter[]>>>;
