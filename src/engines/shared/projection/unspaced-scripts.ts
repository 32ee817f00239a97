/** Scripts written without spaces between words. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]`;

const atEnd = new RegExp(`${unspaced}$`, 'u');
const atStart = new RegExp(`^${unspaced}`, 'u');

/** A letter on either side of the place between two texts needs no space there. */
export function joinsUnspaced(before: string, after: string): boolean {
  return atEnd.test(before.slice(-2)) || atStart.test(after);
}
