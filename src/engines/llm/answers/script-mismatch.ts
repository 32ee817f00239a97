import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { baseLanguage } from '../../../language/codes.ts';

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ru uk be bg mk sr kk mn', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar fa ur ps', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi mr ne', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** Serbian, Kazakh, Uzbek and Azerbaijani are written in two scripts each; a target in the wrong one of them is no fault. */
const twoScripts = new Set(['sr', 'kk', 'uz', 'az', 'mn']);

const latin = /\p{Script=Latin}/gu;
const byLanguage = new Map(
  scripts.flatMap(([codes, script]) => codes.split(' ').map((code) => [code, script] as const)),
);

/** True if a text of the source's script came out without any letter of the target's, in a text too long to be a name. */
export function scriptMismatch(source: string, answer: string, pair: LanguagePair): boolean {
  const target = baseLanguage(pair.target);
  if (twoScripts.has(target)) return false;
  const from = byLanguage.get(baseLanguage(pair.source)) ?? latin;
  const into = byLanguage.get(target) ?? latin;
  if (from === into) return false;
  const letters = count(source, /\p{L}/gu);
  if (count(source, from) < 0.6 * letters) return false;
  const answered = count(answer, /\p{L}/gu);
  return answered >= 12 && count(answer, into) < 0.1 * answered && /\s\p{Ll}|[^\p{Script=Latin}\P{L}]{8}/u.test(answer);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
