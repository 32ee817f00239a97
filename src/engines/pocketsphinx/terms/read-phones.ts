import data from './phones.json' with { type: 'json' };

const phones: Readonly<Record<string, { readonly arpabet: string }>> = data.phones;

const stress = /[ˈˌ]/gu;
/** Lengths, and marks of sounds that the dictionary does not distinguish. */
const marks = /\p{M}|ː/gu;

/**
 * A pronunciation in phones of the dictionary (`D R AE G`), of one that eSpeak NG has written with a line between its phones.
 * Phones that no table has are left out.
 */
export function readPhones(written: string): string {
  const found = written.split(/[_\s]+/).flatMap((phone) => {
    const plain = phone.replace(stress, '');
    const entry = phones[plain] ?? phones[plain.replace(marks, '')];
    return entry === undefined ? [] : [entry.arpabet];
  });
  return found.join(' ');
}
