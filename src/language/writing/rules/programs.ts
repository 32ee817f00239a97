import type { CorrectionRule } from './correction-rules.ts';
import { accentsForApostrophes } from './programs/apostrophe-accents.ts';
import { spanishOpeningMarks } from './programs/spanish-opening-marks.ts';

/** Rules that no notation has, by the names that packs give them. */
export const programs: Readonly<Record<string, CorrectionRule>> = {
  'apostrophe-accents': accentsForApostrophes,
  'spanish-opening-marks': spanishOpeningMarks,
};
