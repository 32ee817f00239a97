import type { DocumentCheck, SegmentCheck } from '../quality-check.ts';
import { codesChecks } from './codes/codes-checks.ts';
import { consistencyCheck } from './documents/consistency-check.ts';
import { registerCheck } from './documents/register-check.ts';
import { doubledWordsCheck } from './doubled-words-check.ts';
import { encodingCheck } from './encoding-check.ts';
import { lengthCheck } from './lengths/length-check.ts';
import { bracketsCheck } from './marks/brackets-check.ts';
import { endMarksCheck } from './marks/end-marks-check.ts';
import { quotationMarksCheck } from './marks/quotation-marks-check.ts';
import { monthsCheck, numbersCheck, unitsCheck } from './numbers/numbers-check.ts';
import { spellingCheck } from './spelling-check.ts';
import { termsCheck } from './terms-check.ts';
import { untranslatedCheck } from './untranslated-check.ts';

/** Every check of a segment by itself. A new one is a file and a line. */
export const segmentChecks: readonly SegmentCheck[] = [
  lengthCheck,
  untranslatedCheck,
  numbersCheck,
  unitsCheck,
  monthsCheck,
  ...codesChecks,
  termsCheck,
  bracketsCheck,
  quotationMarksCheck,
  endMarksCheck,
  doubledWordsCheck,
  encodingCheck,
  spellingCheck,
];

/** Every check of segments beside each other. */
export const documentChecks: readonly DocumentCheck[] = [consistencyCheck, registerCheck];
