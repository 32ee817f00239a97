import { withCapital } from '../../language/letter-case.ts';
/** The analysers of Serbo-Croatian know Latin letters only, while Serbian and Bosnian are written in both scripts. */
export function readsLatinOnly(source: string): boolean {
  return source === 'sr' || source === 'bs' || source === 'hr';
}

const cyrillic = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const latin = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

const lowerCase = new Map([...cyrillic].map((letter, index) => [letter, latin[index] ?? letter]));

const cyrillicWord = /[\u0400-\u04ff]+/g;

/** Serbian Cyrillic in Latin letters; `Љ` is `Lj`, and `LJ` in a word of capitals. */
export function latinLetters(text: string): string {
  return text.replaceAll(cyrillicWord, (word) => {
    const capitals = word.length > 1 && word === word.toUpperCase();
    let result = '';
    for (const letter of word) {
      const small = letter.toLowerCase();
      const mapped = lowerCase.get(small) ?? letter;
      if (letter === small) result += mapped;
      else result += capitals ? mapped.toUpperCase() : withCapital(mapped);
    }
    return result;
  });
}
