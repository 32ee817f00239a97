import { candidates } from '../../language/writing/spelling/candidates.ts';
import type { Spelling, UnknownWord } from '../../language/writing/spelling/spelling.ts';
import type { TextEdit } from '../../language/writing/text-edit.ts';
import type { LanguageToolMatch } from './languagetool-client.ts';

/** Categories and types of findings that are no mistakes. */
const noMistakes = new Set([
  'STYLE',
  'REDUNDANCY',
  'REPETITIONS_STYLE',
  'CREATIVE_WRITING',
  'PLAIN_ENGLISH',
  'GENDER_NEUTRALITY',
]);
const noMistakeTypes = new Set(['style', 'register', 'locale-violation', 'inconsistency']);

export interface ReadMatches {
  readonly edits: readonly TextEdit[];
  readonly spelling: Spelling;
}

/** What a server found, in our terms: only what has one replacement, and words by the rules for spelling. */
export function readMatches(text: string, matches: readonly LanguageToolMatch[], language: string): ReadMatches {
  const unknown = new Map<string, UnknownWord>();
  const edits: TextEdit[] = [];
  for (const { offset: start, length, message: reason, replacements, rule } of matches) {
    const end = start + length;
    const found = text.slice(start, end);
    const [first, ...others] = replacements.map(({ value }) => value);
    if (rule.issueType === 'misspelling') unknown.set(found, unknownWord(found, replacements, language));
    else if (first !== undefined && others.length === 0 && isMistake(rule))
      edits.push({ start, end, text: first, rule: `languagetool/${rule.id}`, reason });
  }
  edits.sort((one, other) => one.start - other.start);
  return { edits, spelling: { unknown: (word) => unknown.get(word) } };
}

function isMistake({ issueType = '', category }: LanguageToolMatch['rule']): boolean {
  return !noMistakeTypes.has(issueType) && !noMistakes.has(category?.id ?? '');
}

function unknownWord(word: string, replacements: LanguageToolMatch['replacements'], language: string): UnknownWord {
  const costs = candidates(word, language);
  return {
    suggestions: replacements.flatMap(({ value }) => {
      const cost = costs.get(value);
      return cost === undefined ? [] : [{ word: value, cost }];
    }),
  };
}
