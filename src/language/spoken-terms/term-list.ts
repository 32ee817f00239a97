/** Terms of one language, in the order in which they came, each once. */
export type TermList = readonly string[];

/** Code points of all terms of a list, with the line breaks between them (`interface.md`, Limits). */
export const maximumTermListCharacters = 300;

/** What is wrong with a list, for its sender; `line` counts from 1. */
export interface TermListFault {
  readonly line?: number;
  readonly reason: string;
}

/** Reads `entries`: one term a line. A line break at the end belongs to the last term. */
export function readTerms(entries: string): TermList | TermListFault {
  const terms = entries.replace(/\r?\n$/, '').split(/\r?\n/);
  const seen = new Map<string, number>();
  for (const [index, term] of terms.entries()) {
    const line = index + 1;
    const reason = findTermFault(term);
    if (reason !== undefined) return { line, reason };
    const first = seen.get(term);
    if (first !== undefined) return { line, reason: `it repeats the term of line ${first}.` };
    seen.set(term, line);
  }
  return findLengthFault(terms) ?? terms;
}

/** The terms of both, those of `known` first; too many are a fault. */
export function mergeTerms(known: TermList, added: TermList): TermList | TermListFault {
  const merged = [...new Set([...known, ...added])];
  return findLengthFault(merged) ?? merged;
}

export function writeTerms(terms: TermList): string {
  return terms.join('\n');
}

export function isFault(read: TermList | TermListFault): read is TermListFault {
  return 'reason' in read;
}

function findTermFault(term: string): string | undefined {
  if (term.trim() === '') return 'a term must not be empty.';
  if (term.trim() !== term) return 'a term must not begin or end with white space.';
  if (/[\p{Cc}\u2028\u2029]/u.test(term)) return 'a term must not hold control characters or line separators.';
  if (!term.isWellFormed()) return 'a term must not hold half of a surrogate pair.';
  return undefined;
}

function findLengthFault(terms: TermList): TermListFault | undefined {
  const count = [...writeTerms(terms)].length;
  if (count <= maximumTermListCharacters) return undefined;
  return {
    reason: `a list holds at most ${maximumTermListCharacters} characters, line breaks included, not ${count}.`,
  };
}
