/** The one piece in which two texts differ. */
export interface TextDifference {
  readonly one: string;
  readonly other: string;
}

const outerMarks = /^[^\p{L}\p{N}]*|[^\p{L}\p{N}]*$/gu;

/**
 * The words between those that two texts have in common at their start and their end, without marks that both have around
 * them. Undefined when one of the texts has no words there, or nothing is common.
 */
export function textDifference(one: string, other: string, mostWords = 1): TextDifference | undefined {
  const [left, right] = [one.split(' '), other.split(' ')];
  const shortest = Math.min(left.length, right.length);
  let start = 0;
  while (start < shortest && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shortest - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  if (start + end === 0) return undefined;
  const pieces = [left, right].map((words) => words.slice(start, words.length - end));
  if (pieces.some(({ length }) => length === 0 || length > mostWords)) return undefined;
  const [first = '', second = ''] = pieces.map((words) => words.join(' '));
  const [marks, others] = [first, second].map((piece) => piece.match(outerMarks)?.join('\u0000'));
  if (marks !== others) return undefined;
  const [bare = '', otherBare = ''] = [first, second].map((piece) => piece.replace(outerMarks, ''));
  return bare === '' || otherBare === '' ? undefined : { one: bare, other: otherBare };
}
