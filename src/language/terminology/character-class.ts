/**
 * What a UTF-16 unit is to the bounds of words: not part of one; a part that clings to what comes before it (combining
 * marks, joiners, the second half of a pair); a digit; a letter of a script that parts words, Hangul apart since its
 * particles cling to words; a letter of a script that does not part words.
 */
export const characterClass = { other: 1, extending: 2, digit: 3, letter: 4, hangul: 5, unspaced: 6 } as const;

export type CharacterClass = (typeof characterClass)[keyof typeof characterClass];

// Signs that lengthen or repeat, and vowels written behind their consonant: no term ends before one of them.
const extending = /\u200D|[\p{M}\u200C\u3005\u303B\u30FC\u309D\u309E\u30FD\u30FE\u0E30\u0E32\u0E33\u0E45]/u;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const hangul = /\p{Script=Hangul}/u;
const digit = /\p{Nd}/u;
const letter = /[\p{L}\p{N}\p{Pc}]/u;

const known = new Uint8Array(0x10000);

/** The class of the unit at `index`; a pair has the class of its character in its first unit. */
export function classAt(text: string, index: number): CharacterClass {
  const unit = text.charCodeAt(index);
  if (unit >= 0xdc00 && unit < 0xe000) return characterClass.extending;
  if (unit >= 0xd800 && unit < 0xdc00) return classify(String.fromCodePoint(text.codePointAt(index) ?? unit));
  let found = known[unit];
  if (!found) {
    found = classify(String.fromCharCode(unit));
    known[unit] = found;
  }
  return found as CharacterClass;
}

function classify(character: string): CharacterClass {
  if (extending.test(character)) return characterClass.extending;
  if (hangul.test(character)) return characterClass.hangul;
  if (unspaced.test(character)) return characterClass.unspaced;
  if (digit.test(character)) return characterClass.digit;
  return letter.test(character) ? characterClass.letter : characterClass.other;
}
