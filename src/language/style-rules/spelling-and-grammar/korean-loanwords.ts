import { packTable } from '../../packs/tables.ts';
import { editMatches } from '../edit-text.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { anyPhrase, byLanguage } from '../words.ts';

/** Particles after a consonant and after a vowel. */
const pairs: readonly (readonly [string, string])[] = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
  ['이나', '나'],
  ['이란', '란'],
  ['이라는', '라는'],
  ['이며', '며'],
  ['으로서', '로서'],
  ['으로써', '로써'],
  ['으로의', '로의'],
];
const same = '의|에|에서|에는|에서는|에도|도|만|까지|부터|에게|보다|처럼|입니다|마다|별|들|들을|들이|들은|들의';
const particles = `(?:${[...pairs.flat(), ...same.split('|')].sort((one, other) => other.length - one.length).join('|')})`;

function finalConsonant(word: string): number {
  return ((word.at(-1)?.charCodeAt(0) ?? 0xac00) - 0xac00) % 28;
}

/** The particle in the form that the word before it asks for; ㄹ goes with 로. */
function fitParticle(word: string, particle: string): string {
  const pair = pairs.find((forms) => forms.includes(particle));
  if (pair === undefined) return particle;
  const last = finalConsonant(word);
  const asVowel = last === 0 || (last === 8 && pair[0].startsWith('으로'));
  return pair[asVowel ? 1 : 0];
}

function inKorean(section: string): RewrittenValue {
  return byLanguage({ ko: () => loanwordRewriter(packTable('ko', 'loanwords', section)) });
}

function loanwordRewriter(words: Readonly<Record<string, string>>): StyleRewriter {
  const pattern = new RegExp(
    `(?<![\\p{Script=Hangul}\\p{L}\\p{N}])(${anyPhrase(Object.keys(words))})(${particles})?(?![\\p{Script=Hangul}\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) =>
    editMatches(text, pattern, ([, loanword = '', particle = '']) => {
      const korean = words[loanword] ?? loanword;
      return korean + fitParticle(korean, particle);
    });
}

export const establishedLoanwords: Readonly<Record<string, RewrittenValue>> = {
  use_native_or_sino_korean_equivalents: inKorean('established'),
};

export const unestablishedLoanwords: Readonly<Record<string, RewrittenValue>> = {
  paraphrase_in_korean: inKorean('unestablished'),
};
