import type { AnnotatedError } from './annotated-texts.ts';
import { lettersApart } from './letters-apart.ts';

/**
 * A mistake is mechanical if one word replaces one word, and differs from it in a mark, a capital, a space, one or two letters (fewer than
 * half of them), or is another form of its lemma, as the type of the annotation says. Returns its class; undefined for other mistakes.
 */
export function mechanicalClass(text: string, { start, end, right, type, words }: AnnotatedError): string | undefined {
  const [written, meant] = [text.slice(start, end), right[0] ?? ''];
  if (!/\p{L}/u.test(written) || !/\p{L}/u.test(meant)) return undefined;
  const wordsMeant = meant.split(' ').length;
  if (words !== 1 || wordsMeant !== 1)
    return words + wordsMeant === 3 && letters(written) === letters(meant) ? 'space' : undefined;
  if (letters(written) === letters(meant)) return /[-‐]/.test(written + meant) ? 'space' : 'capital';
  if (/^das(?:s|ß)? (?:das|dass|daß)$/i.test(`${written} ${meant}`)) return 'das and dass';
  if (bare(written) === bare(meant)) return 'umlauts and ß';
  if (type.endsWith(':FORM')) return formClasses[type] ?? 'other forms';
  const different = lettersApart(written.toLowerCase(), meant.toLowerCase());
  if (different > 2 || different * 2 >= Math.max(written.length, meant.length)) return undefined;
  return type === 'R:SPELL' ? 'misspelt words' : 'other words one or two letters away';
}

const formClasses: Readonly<Record<string, string>> = {
  'R:DET:FORM': 'forms of determiners',
  'R:ADJ:FORM': 'forms of adjectives',
  'R:NOUN:FORM': 'forms of nouns',
  'R:VERB:FORM': 'forms of verbs',
  'R:AUX:FORM': 'forms of verbs',
  'R:PRON:FORM': 'forms of pronouns',
};

function letters(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '');
}

/** Without marks: `fuer`, `fur` and `für` are one. */
function bare(text: string): string {
  return letters(text)
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
