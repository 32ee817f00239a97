import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';

/** An abbreviation of numéro before its number; `nos 5 enfants` are "our five". */
const numero =
  /(?<![\p{L}\p{N}_-])(?:([Nn])(?:[°ºᵒ]|o\.?(?=[ \u00a0\u202f]))|([Nn])(?:[°ºᵒ]s|ᵒˢ))([ \u00a0\u202f]?)(?=\d)/gu;

/** The signs for one number and for several. */
function abbreviated(one: string, several: string): RewrittenValue {
  return replacing(
    ['fr'],
    numero,
    ([, single, plural, space]) => `${single ? single + one : plural + several}${space || '\u00a0'}`,
  );
}

export const abbreviatingNumero: Readonly<Record<string, RewrittenValue>> = {
  abbreviate_as_n_then_degree_symbol: abbreviated('°', '°s'),
  abbreviate_as_n_then_o_in_superscript: abbreviated('ᵒ', 'ᵒˢ'),
  abbreviate_as_no: abbreviated('o', 'os'),
};
