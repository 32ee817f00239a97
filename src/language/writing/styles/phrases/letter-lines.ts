import { editMatches } from '../../../style-rules/edit-text.ts';
import type { StyleRewriter } from '../../../style-rules/style-rewriter.ts';
import { writing } from '../../../style-rules/written-texts.ts';

/** What is written for the greetings and the closings of letters, which are on their own lines. */
export interface LetterLines {
  /** Greetings before a first name and a comma, as they are found (`Dear`) → written (`Hi`). */
  readonly greetings: Readonly<Record<string, string>>;
  readonly closings: Readonly<Record<string, string>>;
  /** Letters in which it is found keep how they begin and end. */
  readonly unless?: RegExp;
}

/** Titles make a greeting one for strangers, which stays. */
const titles =
  '(?!(?:Mr|Mrs|Ms|Dr|Prof|Sir|Madam|Herr|Frau|Monsieur|Madame|Señor|Señora|Sr|Sra|Signor|Signora|Dott|Senhor|Senhora)\\b)';

export function letterLines({ greetings, closings, unless }: LetterLines): StyleRewriter {
  const greeting = new RegExp(
    `^(${alternatives(greetings)})(?= ${titles}\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?[,!]?[ \\r]*$)`,
    'gmu',
  );
  const closing = new RegExp(`^(${alternatives(closings)})(?=[,!]?[ \\r]*$)`, 'gmu');
  const rewrite: StyleRewriter = (text) => {
    if (!text.includes('\n') || unless?.test(text) === true) return [];
    return [
      ...editMatches(text, greeting, ([found]) => greetings[found]),
      ...editMatches(text, closing, ([found]) => closings[found]),
    ].sort((one, other) => one.start - other.start);
  };
  return writing(rewrite, () => [...Object.values(greetings), ...Object.values(closings)]);
}

function alternatives(table: Readonly<Record<string, string>>): string {
  const phrases = Object.keys(table).sort((one, other) => other.length - one.length);
  return phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)';
}
