import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';

/** Between capitals a letter is replaced by two capitals. */
function amongCapitals(text: string, index: number): boolean {
  const before = text[index - 1] ?? ' ';
  const after = text[index + 1] ?? ' ';
  return /\p{Lu}/u.test(after) || (/\p{Lu}/u.test(before) && !/\p{Ll}/u.test(after));
}

export const eszett: Readonly<Record<string, RewrittenValue>> = {
  replace_eszett_with_ss: replacing(['de'], /[ßẞ]/g, ({ index, input }) => (amongCapitals(input, index) ? 'SS' : 'ss')),
};

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

export const umlauts: Readonly<Record<string, RewrittenValue>> = {
  replace_umlauts_with_ae_oe_ue: replacing(['de'], /[äöüÄÖÜ]/g, ({ 0: letter, index, input }) => {
    const two = spelledOut[letter];
    return letter !== letter.toLowerCase() && amongCapitals(input, index) ? two?.toUpperCase() : two;
  }),
};
