import { characterClass, classAt } from './character-class.ts';

const { other, extending, digit, letter, hangul, unspaced } = characterClass;

/**
 * One flag for each place in a folded text, its end included: 1 where a term may begin or end.
 *
 * The word bounds of Unicode (UAX 29) with what glossaries need beyond: an apostrophe parts (`l'|état`, `John|'s`) save
 * in `n't`; scripts without spaces part between any two characters; in Korean also before a particle that ends the word.
 */
export function findBounds(folded: string): Uint8Array {
  const bounds = new Uint8Array(folded.length + 1);
  bounds[0] = 1;
  bounds[folded.length] = 1;
  let before: number = folded === '' ? other : classAt(folded, 0);
  for (let index = 1; index < folded.length; index += 1) {
    const after = classAt(folded, index);
    if (after === extending) continue;
    if (parts(folded, index, before, after)) bounds[index] = 1;
    before = after;
  }
  return bounds;
}

function parts(text: string, index: number, before: number, after: number): boolean {
  if (before === unspaced || after === unspaced) return true;
  if (before === hangul && after === hangul) return particleFollows(text, index);
  if (before === hangul || after === hangul) return true;
  if (before !== other && after !== other) return false;
  if (after === other) return !(insideNumber(text, index) || insideNegation(text, index));
  return !(insideNumber(text, index - 1) || insideNegation(text, index - 1));
}

/** Whether the mark at `index` belongs to the number around it: `3.5`, `1,000`. */
function insideNumber(text: string, index: number): boolean {
  const mark = text[index];
  return (
    (mark === '.' || mark === ',') &&
    index > 0 &&
    index + 1 < text.length &&
    classAt(text, index - 1) === digit &&
    classAt(text, index + 1) === digit
  );
}

/** Whether the apostrophe at `index` is that of `don't`: anyone who has a term `Don` does not mean this. */
function insideNegation(text: string, index: number): boolean {
  if (text[index] !== "'" || text[index - 1] !== 'n' || text[index + 1] !== 't') return false;
  return index + 2 === text.length || classAt(text, index + 2) === other;
}

const particles = new Set(
  (
    '은 는 이 가 을 를 의 에 도 만 와 과 로 나 랑 께 으로 이나 이랑 에서 에게 한테 하고 부터 까지 처럼 보다 마다 조차 라도 이라도 ' +
    '께서 에는 에도 에서는 에서도 에게는 으로는 로는 으로도 로도 까지는 부터는 이다 입니다 라고 이라고 라는 이라는 들 들은 들이 들을 들의 들에게'
  ).split(' '),
);

function particleFollows(text: string, index: number): boolean {
  // The longest particle has four syllables, so a longer rest of the word is none.
  let end = index;
  while (end < text.length && end - index <= 4 && classAt(text, end) === hangul) end += 1;
  if (end < text.length && classAt(text, end) === letter) return false;
  return particles.has(text.slice(index, end));
}
