import { europeanLanguages } from '../style-languages.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { replacing } from './rewritten-value.ts';

/**
 * Three dots or six in any usual form: on the line or in the middle of it, one character or several. More or fewer dots
 * and dots beside slashes or digits (`../..`, `1...5`, `....`) are something else.
 */
const anyEllipsis =
  /(?<![./\\…⋯・·])(?<!\. )(?:…{1,3}|⋯{1,3}|\.{6}|\.{3}| ?\. \. \.|・{6}|・{3}|·{6}|·{3}|(?<!。)(?:。{6}|。{3})(?!。))(?![./\\…⋯・·\d]| \.)/gu;

function ellipsisAs(languages: readonly string[], form: string): RewrittenValue {
  return replacing(languages, anyEllipsis, ({ 0: dots, index, input }) => {
    const before = input[index - 1] ?? '';
    const after = input[index + dots.length] ?? '';
    if (/\d/.test(before) && !/[\s)"”»]/.test(after || ' ')) return undefined;
    if (!letter.test(before) && letter.test(after) && dots === '...') return undefined;
    if (dots.startsWith(' ')) return ` ${form}`;
    return form === spaced && before !== '' && !/[\s([{"“«]/.test(before) ? ` ${form}` : form;
  });
}

const letter = /\p{L}/u;
const spaced = '. . .';

const eastAsianLanguages = ['ja', 'ko', 'zh'];

export const ellipsis: Readonly<Record<string, RewrittenValue>> = {
  use_ellipsis_character: ellipsisAs(europeanLanguages, '…'),
  use_one_ellipsis_character: ellipsisAs(eastAsianLanguages, '…'),
  use_six_dots_at_the_bottom: ellipsisAs(eastAsianLanguages, '......'),
  use_six_dots_in_the_center: ellipsisAs(eastAsianLanguages, '……'),
  use_three_dots_at_the_bottom: ellipsisAs(eastAsianLanguages, '...'),
  use_three_dots_in_the_center: ellipsisAs(eastAsianLanguages, '…'),
  use_three_ellipsis_characters: ellipsisAs(eastAsianLanguages, '………'),
  use_three_periods: ellipsisAs(europeanLanguages, '...'),
  use_three_periods_without_spaces: ellipsisAs(europeanLanguages, '...'),
  use_three_spaced_periods: ellipsisAs(europeanLanguages, spaced),
  use_two_ellipsis_characters: ellipsisAs(eastAsianLanguages, '……'),
};
