import { dayOrder } from '../../style-rules/dates-and-times/day-order.ts';
import { findDates } from '../../style-rules/dates-and-times/read-dates.ts';
import type { StyleRewriter } from '../../style-rules/style-rewriter.ts';
import { englishPhrases, inverted } from '../../style-rules/words.ts';
import { americanWords, britishSpellings, britishWords } from './english-spelling.ts';
import { outsideNames } from './outside-names.ts';

export const toBritish = (): readonly StyleRewriter[] => [
  outsideNames(englishPhrases(britishWords)),
  outsideNames(englishPhrases(britishSpellings())),
];

export const toAmerican = (): readonly StyleRewriter[] => [
  outsideNames(englishPhrases(americanWords)),
  outsideNames(englishPhrases(inverted(britishSpellings()))),
];

/** 12/31/2025 ↔ 31/12/2025: only dates whose day is over 12 can be read in one way alone. */
export const numericDates: StyleRewriter = (text, { language }) => {
  const from = language === 'en-US' ? 'en-GB' : 'en-US';
  return findDates(text, from, dayOrder(from)).flatMap(({ start, end, text: found, form }) => {
    const parts = /^(\d{1,2})\/(\d{1,2})(\/\d{2,4})$/.exec(found);
    if (form !== 'numeric' || parts === null) return [];
    const [, first = '', second = '', year = ''] = parts;
    const day = from === 'en-US' ? second : first;
    return Number(day) > 12 ? [{ start, end, text: `${second}/${first}${year}` }] : [];
  });
};
