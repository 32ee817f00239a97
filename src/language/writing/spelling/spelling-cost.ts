/*
 * How likely one word was meant where another is written: what a slip of a finger or of an ear costs. 0 is the same word,
 * 1 a letter that nothing explains.
 */

const insertion = 0.8;
const doubling = 0.4;
const transposition = 0.5;
const neighbourKey = 0.75;
const alike = 0.45;
const anyLetter = 1;
const mark = 0.3;
/** People rarely miss the first letter. */
const firstLetter = 0.7;

const keyboards = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];
/** Letters that sound alike in one language or another. */
const soundsAlike = [
  'bp',
  'dt',
  'gk',
  'ck',
  'fv',
  'sz',
  'sc',
  'iy',
  'ij',
  'ei',
  'ea',
  'ou',
  'kq',
  'mn',
  'vw',
  'gj',
  'xs',
];

/** What it costs to have written `written` for `meant`, both in small letters; Infinity beyond `limit`. */
export function spellingCost(written: string, meant: string, limit: number): number {
  if (written === meant) return 0;
  if (Math.abs(written.length - meant.length) * doubling > limit) return Infinity;
  const from = [...written];
  const to = [...meant];
  let previous: number[] = [];
  let current = Array.from({ length: to.length + 1 }, (_, index) => index * insertion);
  let beforePrevious: number[] = [];
  for (let row = 1; row <= from.length; row += 1) {
    beforePrevious = previous;
    previous = current;
    current = [row * insertion];
    for (let column = 1; column <= to.length; column += 1) {
      const [one, other] = [from[row - 1] as string, to[column - 1] as string];
      const first = row === 1 && column === 1 ? firstLetter : 0;
      let cost = Math.min(
        (previous[column - 1] as number) + (one === other ? 0 : letterCost(one, other) + first),
        (previous[column] as number) + extraCost(from, row - 1) + (row === 1 ? firstLetter : 0),
        (current[column - 1] as number) + extraCost(to, column - 1) + (column === 1 ? firstLetter : 0),
      );
      if (row > 1 && column > 1 && one === to[column - 2] && other === from[row - 2] && one !== other)
        cost = Math.min(cost, (beforePrevious[column - 2] as number) + transposition + (row === 2 ? firstLetter : 0));
      current.push(cost);
    }
  }
  const total = current[to.length] as number;
  return total > limit ? Infinity : total;
}

/** A letter too many, or too few: cheap beside its like. */
function extraCost(letters: readonly string[], index: number): number {
  const letter = letters[index];
  return letter === letters[index - 1] || letter === letters[index + 1] ? doubling : insertion;
}

function letterCost(one: string, other: string): number {
  const [plain, otherPlain] = [withoutMarks(one), withoutMarks(other)];
  if (plain === otherPlain) return mark;
  if (soundsAlike.some((pair) => pair.includes(plain) && pair.includes(otherPlain))) return alike;
  return areNeighbours(plain, otherPlain) ? neighbourKey : anyLetter;
}

function areNeighbours(one: string, other: string): boolean {
  return keyboards.some((row) => {
    const [place, otherPlace] = [row.indexOf(one), row.indexOf(other)];
    return place >= 0 && otherPlace >= 0 && Math.abs(place - otherPlace) === 1;
  });
}

export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '');
}
