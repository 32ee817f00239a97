import { packWords } from '../packs/tables.ts';

const questionWords: ReadonlySet<string> = new Set(packWords('en', 'speech', 'question-words'));
const withNoun: ReadonlySet<string> = new Set(packWords('en', 'speech', 'question-words-with-noun'));
const degrees: ReadonlySet<string> = new Set(packWords('en', 'speech', 'degrees'));
const auxiliaries: ReadonlySet<string> = new Set(packWords('en', 'speech', 'auxiliaries'));
const subjects: ReadonlySet<string> = new Set(packWords('en', 'speech', 'subjects'));
const beforeQuestions: ReadonlySet<string> = new Set(packWords('en', 'speech', 'before-questions'));
/** `so do I`, `then was the time`: an auxiliary before its subject that asks nothing. */
const beforeInversions: ReadonlySet<string> = new Set(packWords('en', 'speech', 'before-inversions'));
const copulas: ReadonlySet<string> = new Set(packWords('en', 'speech', 'copulas'));

/** `what is …`, `and how many people are …`, `do you …`: an auxiliary before its subject, in words in small letters. */
export function isQuestion(words: readonly string[]): boolean {
  const begin = words.findIndex((word) => !beforeQuestions.has(word));
  const [first = '', second = '', third = '', fourth = ''] = words.slice(begin);
  if (auxiliaries.has(first)) return subjects.has(second) && !beforeInversions.has(words[begin - 1] ?? '');
  if (!questionWords.has(first)) return false;
  if (auxiliaries.has(second)) return !isCleft(words.slice(begin));
  if (first === 'how' && degrees.has(second)) return auxiliaries.has(third) || auxiliaries.has(fourth);
  return withNoun.has(first) && auxiliaries.has(third) && subjects.has(fourth);
}

/** `what is strange is that …`: what asks has a subject behind its auxiliary, or no further one. */
function isCleft([first = '', second = '', third = '', ...others]: readonly string[]): boolean {
  return first === 'what' && copulas.has(second) && !subjects.has(third) && others.some((word) => copulas.has(word));
}
