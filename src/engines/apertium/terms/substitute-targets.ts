import { baseLanguage } from '../../../language/codes.ts';
import { withCapital } from '../../../language/letter-case.ts';
import { escaped, genderIndex, numberIndex, splitTags, wordClass, writeTags } from './lexical-units.ts';
import type { TargetRole, TargetTerm } from './target-term.ts';
import { type LetterCase, markedLemma, readMark, type TermMark, writeMark } from './term-mark.ts';

const markedUnit = new RegExp(String.raw`\^(\*?)(${markedLemma})((?:<[^<>]*>)*)(?:[^\\$]|\\.)*?\$`, 'gsu');

/**
 * Gives marked units, which the dictionary does not know, the translation that transfer works with: the mark with the
 * class and gender of the target, and all else as the source has it.
 *
 *   ^A·a<n><pl>/@A·a<n><pl>$ ──► ^Cars<n><pl>/A·a<n><m><pl>$
 */
export function substituteTargets(stream: string, marks: readonly TermMark[], target: string): string {
  return stream.replaceAll(markedUnit, (unit, unknown: string, lemma: string, tagText: string) => {
    const { mark, index } = readMark(lemma, marks) ?? {};
    if (mark === undefined || index === undefined) return unit;
    const written = writeMark(index, mark.letterCase);
    if (unknown !== '' || tagText === '') return `^*${written}/*${written}$`;
    const tags = translateTags(splitTags(tagText), mark.target, target);
    const source = inCase(mark.found.found, mark.letterCase);
    return `^${escaped(source)}${tagText}/${written}${writeTags(tags)}$`;
  });
}

function inCase(text: string, letterCase: LetterCase): string {
  if (letterCase === 'AA') return text.toUpperCase();
  const lower = text.toLowerCase();
  return letterCase === 'aa' ? lower : withCapital(lower);
}

function translateTags(source: readonly string[], target: TargetTerm, language: string): readonly string[] {
  const found = wordClass(source);
  const role = target.roles.find((one) => one.wordClass === found);
  if (found === 'noun') return nounTags(source, role, genderOf(target, role, language));
  if (found === 'adjective') return adjectiveTags(source, role);
  if (found === 'verb') return verbTags(source, role);
  return source;
}

function nounTags(
  source: readonly string[],
  role: TargetRole | undefined,
  gender: string | undefined,
): readonly string[] {
  const position = numberIndex(source);
  const given = source[genderIndex(source)];
  const chosen = gender === undefined || (gender === 'mf' && (given === 'm' || given === 'f')) ? given : gender;
  const genders = chosen === undefined || chosen === '' ? [] : [chosen];
  const rest = position === -1 ? [] : [numberOf(source[position] ?? '', role), ...source.slice(position + 1)];
  if (source[0] === 'n') return ['n', ...genders, ...rest];
  const head = (position === -1 ? source : source.slice(0, position)).filter((tag) => tag !== given);
  return [...head, ...genders, ...rest];
}

/** A target that is in the plural in the glossary has no singular; where the source shows nothing, transfer decides. */
function numberOf(source: string, role: TargetRole | undefined): string {
  const own = role?.reading.tags ?? [];
  if (own[numberIndex(own)] === 'pl') return 'pl';
  return source === 'sp' ? 'ND' : source;
}

const twoGenders = new Set('es pt gl ca fr it oc ast an ro sc frp'.split(' '));
const feminineInA = new Set('es pt gl ca it oc ast an'.split(' '));

/** Empty where nouns have none, undefined where it is best taken from the source. */
function genderOf({ text }: TargetTerm, role: TargetRole | undefined, language: string): string | undefined {
  const base = baseLanguage(language);
  if (base === 'en' || base === 'eo') return '';
  const own = role?.reading.tags ?? [];
  if (genderIndex(own) !== -1) return own[genderIndex(own)];
  if (!twoGenders.has(base)) return undefined;
  return feminineInA.has(base) && /^\p{L}+a(?:\s|$)/u.test(text) ? 'f' : 'm';
}

function adjectiveTags(source: readonly string[], role: TargetRole | undefined): readonly string[] {
  const own = role?.reading.tags ?? [];
  const rest = source.slice(1).filter((tag) => tag !== 'sint');
  const position = genderIndex(rest);
  const unchanging = own[genderIndex(own)] === 'mf';
  if (position === -1) return ['adj', ...(unchanging ? ['mf'] : []), ...rest];
  const gender = unchanging
    ? 'mf'
    : rest[position] === 'mf' && genderIndex(own) !== -1
      ? 'GD'
      : (rest[position] ?? 'GD');
  return ['adj', ...rest.with(position, gender).map((tag) => (tag === 'sp' ? 'ND' : tag))];
}

function verbTags([own = 'vblex', ...rest]: readonly string[], role: TargetRole | undefined): readonly string[] {
  return [role?.reading.tags[0] ?? own, ...rest.filter((tag) => tag !== 'sep')];
}
