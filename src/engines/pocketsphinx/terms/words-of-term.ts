import data from './phones.json' with { type: 'json' };

const signs: Readonly<Record<string, string>> = data.signs;

/** Within what is written as one word: before a capital after a small letter, between letters and digits. */
const wordBoundary = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** The words of a term as they are spoken: `ComfyUI` is `Comfy UI`, `R&D` is `R and D`. */
export function wordsOfTerm(term: string): readonly string[] {
  const spelled = term
    .normalize('NFC')
    .replace(/[&+#@%]/g, (sign) => ` ${signs[sign]} `)
    .replaceAll('’', "'");
  const words = spelled.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];
  return words.flatMap((word) => word.split(wordBoundary));
}
