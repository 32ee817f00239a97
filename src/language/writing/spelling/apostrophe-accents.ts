import type { TextSpan } from '../../text-edit.ts';
import { wordFrequencies } from './frequent-words.ts';
import type { Spelling } from './spelling.ts';

/*
 * Italian: an apostrophe behind a vowel that is written for its accent, as keyboards and agencies without accents write it:
 * `piu'`, `perche’`, `c'e'`. Elisions and truncations have the same sign: `po'`, `di'`, `va'`, and quotations end with it.
 */

/** A word with its sign; `bare` is without it. */
export interface ApostropheAccent extends TextSpan {
  readonly bare: string;
  /** Spellings with an accent, the likelier one first. */
  readonly accented: readonly string[];
}

const apostropheAfterVowel = /(?<![\p{L}\p{M}\p{N}])\p{L}{0,40}[aeiou]['’´`](?![\p{L}\p{N}'’´`])/giu;
/** What opens a quotation, so that later signs may close it. */
const opening = /(?<![\p{L}\p{N}])['‘’](?=\p{L})/u;

/** Short words that are clipped as often as not stay: `di'`, `va'`, `fa'`, `su'`, `ne'`. */
const shortWords = /^(?:e|c?io|eta|gia|giu|la|li|piu|puo|si)$/;
const clipped = /^(?:frate|mode|poco|pie|vuo)$/;
/** `se e' non tenessero`, `e' formavano un pilastro`: older authors' *egli* and *essi*, before a verb or what is before one. */
const olderPronoun =
  /^ (?:non|ne|ci|si|gli|lo|la|fu|era|pare|\p{L}+(?:v[ao]|vano|rono|ssero|ebbe|ebbero|rà|ranno))(?!\p{L})/u;
const longEnough = 4;

/** In reading order. What may close a quotation of its line is left out. */
export function apostropheAccents(text: string): readonly ApostropheAccent[] {
  const found: ApostropheAccent[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const quoted = line.search(opening);
    for (const { 0: written, index } of line.matchAll(apostropheAfterVowel)) {
      if (quoted >= 0 && quoted < index) continue;
      const bare = written.slice(0, -1);
      const small = bare.toLowerCase();
      if (clipped.test(small) || (bare.length < longEnough && !shortWords.test(small))) continue;
      if (small === 'e' && olderPronoun.test(line.slice(index + written.length))) continue;
      const start = lineStart + index;
      found.push({ start, end: start + written.length, bare, accented: accentsOf(bare) });
    }
    lineStart += line.length + 1;
  }
  return found;
}

/** Which word is meant, or undefined. `isUsual`: the text has such apostrophes elsewhere, so that rarer words count as well. */
export function meantByApostrophe(
  { bare, accented }: ApostropheAccent,
  spelling: Spelling | undefined,
  isUsual: boolean,
): string | undefined {
  const frequencies = wordFrequencies('it');
  const frequent = accented.find((word) => frequencies.has(word.toLowerCase()));
  if (frequent !== undefined || spelling === undefined || bare.length < longEnough) return frequent;
  if (spelling.unknown(bare) === undefined && !isUsual) return undefined;
  return accented.find((word) => spelling.unknown(word) === undefined);
}

const graves: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };

/** `perché` has an acute accent, `caffè` a grave one. */
function accentsOf(bare: string): readonly string[] {
  const [stem, last] = [bare.slice(0, -1), bare.slice(-1)];
  const isCapital = last !== last.toLowerCase();
  const marked = [
    ...(last.toLowerCase() === 'e' && bare.length > 1 ? ['é'] : []),
    graves[last.toLowerCase()] as string,
  ];
  return marked.map((letter) => stem + (isCapital ? letter.toUpperCase() : letter));
}
