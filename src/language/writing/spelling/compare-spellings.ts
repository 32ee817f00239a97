/*
 * In which ways two spellings differ. All cost as much as the words are long.
 */

/** Whether one letter is another one, missing or one too many, and nothing else. */
export function isGuess(written: string, meant: string): boolean {
  const start = commonStart(written, meant);
  return (
    written.slice(start + 1) === meant.slice(start + 1) ||
    isMissingLetter(written, meant) ||
    written.slice(start + 1) === meant.slice(start)
  );
}

/** One letter of `meant` is not written. */
export function isMissingLetter(written: string, meant: string): boolean {
  const start = commonStart(written, meant);
  return written.length + 1 === meant.length && written.slice(start) === meant.slice(start + 1);
}

/** A letter has a mark that it has not in `meant`: an accent, a tilde, an umlaut. Which mark it has does not count. */
export function losesMarks(written: string, meant: string): boolean {
  const [one, other] = [marked(written), marked(meant)].map((letters) => letters.map(bare)) as [string[], string[]];
  let at = 0;
  for (const letter of one) {
    while (at < other.length && other[at] !== letter) at += 1;
    if (at === other.length) return true;
    at += 1;
  }
  return false;
}

/** Italian marks a vowel within a word on purpose only: `subìto` is no slip for `subito`, nor `prìncipi` for `principi`. */
export function losesInnerMarks(written: string, meant: string): boolean {
  return losesMarks(written.slice(0, -1), meant.slice(0, -1));
}

/** Nor at the end of a word of several syllables: `interì` is a form of a verb. `quì` and `sù` are slips. */
export function losesLastMark(written: string, meant: string): boolean {
  return /[aeiou].*[àèéìòù]$/i.test(written) && losesMarks(written.slice(-1), meant.slice(-1));
}

/** `meant` is what is written with marks on more of its letters. */
export function addsMarks(written: string, meant: string): boolean {
  return bare(written) === bare(meant) && marked(meant).length > marked(written).length;
}

/** How many letters both begin with. */
export function commonStart(one: string, other: string): number {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return start;
}

/** How many letters both end with. */
export function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function marked(word: string): readonly string[] {
  return (
    word
      .toLowerCase()
      .normalize('NFC')
      .match(/[^a-z'’ßœæ]/g) ?? []
  );
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
