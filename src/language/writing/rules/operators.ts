import { baseLanguage } from '../../codes.ts';
import { startsSentence } from '../../style-rules/words.ts';
import { clauseFrom, endsInVerb, runsOn } from './clauses.ts';
import type { CorrectionContext } from './correction-rules.ts';

/** Where a rule found its phrase. */
export interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly context: CorrectionContext;
}

/** Conditions that rules name in brackets: `(<starts-sentence>)`, `(!<begins-name>)`. Those of a variant are named by it: `(<pt-BR>)`. */
export const conditions: Readonly<Record<string, (found: Found) => boolean>> = {
  /** Learners' and hasty texts, in which more is corrected. */
  'careless-text': ({ context }) => context.spelling?.isOfCarelessText === true,
  'starts-sentence': ({ text, start }) => startsSentence(text, start),
  /** A name of several words begins with it: `Sexta-feira Santa`, `Domingo de la Pasión`. */
  'begins-name': ({ text, end }) =>
    /^ (?:d[aeo]s? |del |de l[ao]s? |du |des )?\p{Lu}\p{Ll}/u.test(text.slice(end, end + 12)),
  /** `Rua 25 de Março`, `antes do 25 de Abril`: a street, a feast, a name; Portugal writes days of months so. */
  'month-of-name': ({ text, start, context }) => {
    const before = text.slice(Math.max(0, start - 60), start);
    return (context.language === 'pt-PT' && before.endsWith('de ')) || dayOfName.test(before);
  },
  /** A word with a capital follows the next one: `Vivo in Roma Nord`. */
  'before-name': ({ text, end }) => /^ \p{L}+ \p{Lu}/u.test(text.slice(end, end + 40)),
  /** What follows may go with it: a word with a capital, a hyphen, brackets, a quotation. */
  'goes-on': ({ text, end }) => /^[ \u00a0]*(?:\p{Lu}|[-–/&„"“»«(])/u.test(text.slice(end, end + 3)),
  /** The clause behind it ends in a verb, as subordinate clauses do. */
  'verb-final': ({ text, end, context: { language } }) => endsInVerb(clauseFrom(text, end), baseLanguage(language)),
  /** The clause behind it runs into a main clause without a comma. */
  'runs-on': ({ text, end, context: { language } }) => runsOn(clauseFrom(text, end), baseLanguage(language)),
  /** Of a word that comes twice, the second one begins a name: `los Arrows de De la Rosa`. */
  'ends-in-name': ({ text, start, end }) => /^\p{Ll}+\s\p{Lu}/u.test(text.slice(start, end)),
};

const dayOfName =
  /(?:^|\P{L})(?:ruas?|avenidas?|av\.|praças?|largos?|travessas?|pontes?|bairros?|escolas?|estádios?|rios?) (?:\p{Lu}\p{L}+ )?\d{1,2}º? de $|(?<!\p{L})(?:[oa]|d[oa]|n[oa]|ao|à|pel[oa]) \d{1,2} de $|(?-i:\p{Lu})\p{L}+ \d{1,2}º? de $/iu;

/** Replacements that rules name: `montag -> <capital>`. They see what was found. */
export const replacements: Readonly<Record<string, (found: string) => string>> = {
  capital: (found) => found.charAt(0).toUpperCase() + found.slice(1),
  small: (found) => found.toLowerCase(),
  /** Of a word that is repeated, the first one. */
  once: (found) => found.slice(0, found.search(/\s/u)),
  hyphen: (found) => found.replaceAll(/\s/gu, '-'),
};
