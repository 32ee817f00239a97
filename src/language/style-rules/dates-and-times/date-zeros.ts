import type { RewrittenValue, TextEdit } from '../style-rewriter.ts';
import { dayOrder } from './day-order.ts';
import { findDates } from './read-dates.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];

/** Days and months of complete dates; 2024-03-05 is a standard and keeps its zeros. */
function dateNumbers(change: (digits: string) => string, named: boolean): RewrittenValue {
  return {
    languages,
    rewrite: (text, { language }) => {
      const edits: TextEdit[] = [];
      // Which number is the month does not matter here.
      for (const { start, text: written, form } of findDates(text, language, dayOrder(language) ?? 'day-first')) {
        if (/^\d{4}-/.test(written) || (form === 'named' && !named)) continue;
        for (const match of written.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)) {
          // The year of an era is written as it is.
          if (/^ ?年/.test(written.slice(match.index + match[0].length))) continue;
          const replacement = change(match[0]);
          const position = start + match.index;
          if (replacement !== match[0])
            edits.push({ start: position, end: position + match[0].length, text: replacement });
        }
      }
      return edits;
    },
  };
}

export const singleDigitDaysAndMonths = {
  do_not_use_leading_zero: dateNumbers((digits) => String(Number(digits)), true),
  use_leading_zero: dateNumbers((digits) => digits.padStart(2, '0'), false),
};
