import type { TargetText, TargetToken } from './target-text.ts';

/** Letters or marks in a row, and for each the source units it comes from. */
interface Word {
  readonly text: string;
  readonly units: readonly (readonly number[])[];
}

/** A table of common words with more cells than this is not worth its time. */
const tableLimit = 250_000;

/**
 * The translation in tokens, with the source units of `aligned`, which says nearly the same: the last stages do not
 * contract words across bound blanks in every mode. Words that both share keep their units letter for letter; words
 * between take those of the words in their place.
 */
export function alignText(translation: string, aligned: readonly TargetToken[]): TargetText {
  const spoken = wordsOf(aligned);
  const words = translation.match(pieces) ?? [];
  const owners = unitsOfWords(words, spoken);
  return tokensOf(translation, owners);
}

/** Marks apart from words: some modes leave a space before them in one of the two texts. */
const pieces = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]+/gu;

function wordsOf(tokens: readonly TargetToken[]): readonly Word[] {
  const letters: (readonly number[])[] = [];
  let text = '';
  for (const token of tokens) {
    const added = token.space + token.text;
    text += added;
    for (let index = 0; index < added.length; index += 1) letters.push(token.units);
  }
  return Array.from(text.matchAll(pieces), ({ 0: word, index }) => ({
    text: word,
    units: letters.slice(index, index + word.length),
  }));
}

/** For each word the units of each of its letters. */
function unitsOfWords(words: readonly string[], spoken: readonly Word[]): readonly (readonly (readonly number[])[])[] {
  const result: (readonly (readonly number[])[])[] = [];
  let from = 0;
  for (const [index, match] of matches(words, spoken)) {
    bridge(result, words, index, spoken, from, match);
    const word = spoken[match];
    if (word !== undefined) result.push(word.units);
    from = match + 1;
  }
  return result;
}

/** Words up to `end` without a match take the units of the unmatched words in their place. */
function bridge(
  result: (readonly (readonly number[])[])[],
  words: readonly string[],
  end: number,
  spoken: readonly Word[],
  from: number,
  to: number,
): void {
  const start = result.length;
  const ratio = (to - from) / Math.max(1, end - start);
  for (let index = start; index < end; index += 1) {
    const first = from + Math.floor((index - start) * ratio);
    const last = Math.max(first + 1, from + Math.ceil((index - start + 1) * ratio));
    const units = [...new Set(spoken.slice(first, Math.min(last, to)).flatMap((word) => word.units.flat()))];
    result.push(Array.from({ length: words[index]?.length ?? 0 }, () => units));
  }
}

/** Pairs of equal words in order, as many as can be had; closed by the ends of both. */
function matches(words: readonly string[], spoken: readonly Word[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let start = 0;
  while (start < words.length && words[start] === spoken[start]?.text) {
    found.push([start, start]);
    start += 1;
  }
  let tail = 0;
  const shorter = Math.min(words.length, spoken.length);
  while (tail < shorter - start && words.at(-1 - tail) === spoken.at(-1 - tail)?.text) tail += 1;
  found.push(...commonWords(words, spoken, start, words.length - tail, spoken.length - tail));
  for (let index = tail; index >= 0; index -= 1) found.push([words.length - index, spoken.length - index]);
  return found;
}

/** Longest common subsequence of what lies between equal beginnings and ends. */
function commonWords(
  words: readonly string[],
  spoken: readonly Word[],
  start: number,
  end: number,
  spokenEnd: number,
): readonly [number, number][] {
  const width = spokenEnd - start + 1;
  if (width <= 1 || end <= start || (end - start) * width > tableLimit) return [];
  const table = new Uint16Array((end - start + 1) * width);
  const at = (row: number, column: number) => table[(row - start) * width + (column - start)] ?? 0;
  for (let row = end - 1; row >= start; row -= 1) {
    for (let column = spokenEnd - 1; column >= start; column -= 1) {
      const equal = words[row] === spoken[column]?.text;
      table[(row - start) * width + (column - start)] = equal
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: [number, number][] = [];
  let row = start;
  let column = start;
  while (row < end && column < spokenEnd) {
    if (words[row] === spoken[column]?.text) found.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}

/** Cuts the translation at white space and wherever the units change. */
function tokensOf(translation: string, owners: readonly (readonly (readonly number[])[])[]): TargetText {
  const tokens: TargetToken[] = [];
  let space = '';
  let pieceIndex = 0;
  for (const [part] of translation.matchAll(/\s+|\S+/g)) {
    if (part.trim() === '') {
      space = part;
      continue;
    }
    const count = part.match(pieces)?.length ?? 0;
    const units = owners.slice(pieceIndex, pieceIndex + count).flat();
    pieceIndex += count;
    let start = 0;
    for (let index = 1; index <= part.length; index += 1) {
      if (index < part.length && units[index] === units[start]) continue;
      tokens.push({ text: part.slice(start, index), space, units: units[start] ?? [] });
      space = '';
      start = index;
    }
  }
  return { tokens, rest: space };
}

/** When nothing is known: words of the translation in proportion to those of the source. */
export function alignInProportion(translation: string, sourceWords: number): TargetText {
  const count = translation.match(/\S+/g)?.length ?? 0;
  let index = 0;
  const owners = Array.from(translation.matchAll(/\S+/g), ([word]) => {
    const unit = [1 + Math.floor((index * sourceWords) / count)];
    index += 1;
    return (word.match(pieces) ?? []).map((piece) => Array.from({ length: piece.length }, () => unit));
  }).flat();
  return tokensOf(translation, owners);
}
