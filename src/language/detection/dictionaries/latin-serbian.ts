const cyrillic = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const latin = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');
const letters = new Map([...cyrillic].map((letter, index) => [letter, latin[index] ?? letter]));

/** Lower-case Serbian in Latin letters, in which Apertium's dictionary has it; the two alphabets correspond letter by letter. */
export function latinSerbian(word: string): string {
  return /[а-џ]/u.test(word) ? [...word].map((letter) => letters.get(letter) ?? letter).join('') : word;
}
