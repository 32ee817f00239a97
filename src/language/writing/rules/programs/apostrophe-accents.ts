import { apostropheAccents, meantByApostrophe } from '../../spelling/apostrophe-accents.ts';
import { wordFrequencies } from '../../spelling/frequent-words.ts';
import type { CorrectionContext, CorrectionRule } from '../correction-rules.ts';

/** `E'` without a sentence behind it is a letter, and `e' suoi` an old article. */
const afterIs = /^[ \u00a0](?!(?:suoi|miei|tuoi|nostri|vostri|loro|quali)(?!\p{L}))["“«(]?\p{L}/u;
const farEnough = 12;

/** `perche'` and `c’e’` have an accent that the author's keyboard or house wrote as an apostrophe. */
export const accentsForApostrophes: CorrectionRule = Object.assign(
  (text: string, { spelling }: CorrectionContext) => {
    const found = apostropheAccents(text).filter(
      ({ start, end, bare }) =>
        bare.toLowerCase() !== 'e' ||
        /['’]/.test(text.charAt(start - 1)) ||
        afterIs.test(text.slice(end, end + farEnough)),
    );
    const isUsual = found.some((one) => meantByApostrophe(one, spelling, false) !== undefined);
    return found.flatMap((one) => {
      const meant = meantByApostrophe(one, spelling, isUsual);
      return meant === undefined ? [] : [{ start: one.start, end: one.end, text: meant, rule: 'spelling' }];
    });
  },
  { writes: () => [...wordFrequencies('it').keys()].filter((word) => /[àèéìòù]$/.test(word)) },
);
