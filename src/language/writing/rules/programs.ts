import type { CorrectionRule } from './correction-rules.ts';
import { accentsForApostrophes } from './programs/apostrophe-accents.ts';
import { englishPlease, englishQuestions } from './programs/english-sentences.ts';
import { frenchSpacing } from './programs/french-spacing.ts';
import { spanishOpeningMarks } from './programs/spanish-opening-marks.ts';

/** Rules that no notation has, by the names that packs give them. */
export const programs: Readonly<Record<string, CorrectionRule>> = {
  'apostrophe-accents': accentsForApostrophes,
  'english-please': englishPlease,
  'english-questions': englishQuestions,
  'french-spacing': frenchSpacing,
  'spanish-opening-marks': spanishOpeningMarks,
};
