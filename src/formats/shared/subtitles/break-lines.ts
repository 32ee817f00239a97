/** Scripts that put no space between words. */
const spaceless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff01-\uff60ー`;
const spacelessEnd = new RegExp(`[${spaceless}]$`, 'u');
const spacelessStart = new RegExp(`^[${spaceless}]`, 'u');
const wideCharacter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Script=Han}/u;
/** No line begins with one of these, or ends with one of those. With a dash it would be what another speaker says. */
const neverFirst =
  /^(?!\.\.|…)[-\u2010-\u2015\u2212\p{Pe}\p{Pf},.;:!?…、。，．：；！？・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%‰°]/u;
const neverLast = /[\p{Ps}\p{Pi}¿¡]$/u;

/** True if the ends of lines between these texts represent nothing, not even a space. */
export function joinedByNothing(left: string, right: string): boolean {
  return spacelessEnd.test(left) && spacelessStart.test(right);
}

/** True if a text begins with a mark that belongs to the word before. */
export function closes(text: string): boolean {
  return neverFirst.test(text);
}

/** Columns; East Asian characters take two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wideCharacter.test(character) ? 2 : 1;
  return width;
}

/** Where a text may be broken: the text before ends at `end`, that after starts at `start`. */
export interface Opening {
  readonly end: number;
  readonly start: number;
}

/** Between words, in order. At each the two halves joined again, as lines or subtitles are, give the text. */
export function findOpenings(text: string): Opening[] {
  const openings: Opening[] = [];
  const add = (end: number, start: number): void => {
    const [left, right] = [text.slice(Math.max(0, end - 2), end), text.slice(start, start + 2)];
    if (left === '' || right === '' || joinedByNothing(left, right) !== (start === end)) return;
    if (neverFirst.test(right) || neverLast.test(left)) return;
    openings.push({ end, start });
  };
  if (!new RegExp(`[${spaceless}]{2}`, 'u').test(text)) {
    for (const space of text.matchAll(/(?<=\S) (?=\S)/g)) add(space.index, space.index + 1);
    return openings;
  }
  for (const { segment, index } of new Intl.Segmenter('und', { granularity: 'word' }).segment(text)) {
    if (segment === ' ') add(index, index + 1);
    else if (index > 0 && text.charAt(index - 1) !== ' ') add(index, index);
  }
  return openings;
}

/**
 * Where to break a text so that it takes as few lines as its width demands, at least `fewest` and at most `most`, all
 * about as long as each other.
 */
export function breakLines(text: string, width: number, fewest: number, most: number): Opening[] {
  const total = widthOf(text);
  if (fewest <= 1 && total <= width) return [];
  const openings = findOpenings(text);
  if (openings.length === 0) return [];
  const columnsOf = columnsAt(text, openings);
  const needed = fill(columnsOf, total, width).length + 1;
  const lines = Math.min(Math.max(needed, fewest), Math.max(most, fewest), openings.length + 1);
  let low = Math.ceil(total / lines);
  let high = total;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fill(columnsOf, total, middle).length < lines) high = middle;
    else low = middle + 1;
  }
  return fill(columnsOf, total, low).map((index) => openings[index] as Opening);
}

interface Columns {
  /** Columns before and after the opening. */
  readonly end: number;
  readonly start: number;
}

function columnsAt(text: string, openings: readonly Opening[]): Columns[] {
  let column = 0;
  let position = 0;
  return openings.map((opening) => {
    const end = column + widthOf(text.slice(position, opening.end));
    column = end + widthOf(text.slice(opening.end, opening.start));
    position = opening.start;
    return { end, start: column };
  });
}

/** The openings at which lines of this width end when each takes as much as fits. */
function fill(columnsOf: readonly Columns[], total: number, width: number): number[] {
  const ends: number[] = [];
  let start = 0;
  let last = -1;
  for (const [index, columns] of columnsOf.entries()) {
    if (columns.end - start > width && last !== -1) {
      ends.push(last);
      start = columnsOf[last]?.start ?? 0;
    }
    last = index;
  }
  if (total - start > width && last !== -1 && ends[ends.length - 1] !== last) ends.push(last);
  return ends;
}
