import { csvRows, type DelimitedFormat, quoteField, tsvRows } from '../../design/delimited-rows.ts';

/** Of all terms of a list, with the line breaks between them: what the server takes. */
export const mostCharacters = 300;

export type TermFault = 'fields' | 'empty' | 'long' | 'control' | 'duplicate' | 'room';

export interface ReadTerms {
  readonly terms: readonly string[];
  readonly faults: readonly { readonly line: number; readonly fault: TermFault }[];
}

/** Controls, and what some programs take for the end of a line. */
const forbidden = /[\p{Cc}\u2028\u2029]/u;

export function sizeOf(terms: readonly string[]): number {
  return [...terms.join('\n')].length;
}

/** Why the server would not take the term, whatever else is in its list. */
export function faultOf(term: string): Exclude<TermFault, 'fields' | 'duplicate' | 'room'> | undefined {
  if (term.trim() === '') return 'empty';
  if (forbidden.test(term) || !term.isWellFormed()) return 'control';
  return sizeOf([term]) > mostCharacters ? 'long' : undefined;
}

/**
 * Reads a term a line. Faulty ones and those for which the list has no room are named, and the others kept; terms that are there already are
 * left out.
 */
export function readTerms(text: string, format: DelimitedFormat, known: readonly string[]): ReadTerms {
  const seen = new Set<string>();
  const terms: string[] = [];
  const faults: { line: number; fault: TermFault }[] = [];
  let size = sizeOf(known);
  for (const { line, fields } of format === 'csv' ? csvRows(text) : tsvRows(text)) {
    const [term = '', ...more] = fields.map((field) => field.trim());
    const larger = sizeOf([term]) + (size > 0 ? size + 1 : 0);
    const fault = more.some((field) => field !== '') ? 'fields' : faultOf(term);
    if (fault !== undefined) faults.push({ line, fault });
    else if (seen.has(term)) faults.push({ line, fault: 'duplicate' });
    else if (known.includes(term)) seen.add(term);
    else if (larger > mostCharacters) faults.push({ line, fault: 'room' });
    else {
      seen.add(term);
      terms.push(term);
      size = larger;
    }
  }
  return { terms, faults };
}

/** As the server and other programs read it: a term a line. */
export function writeTerms(terms: readonly string[], format: DelimitedFormat): string {
  return terms.map((term) => `${format === 'csv' ? quoteField(term) : term}\n`).join('');
}

export interface TermChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function changeOf(saved: readonly string[], wanted: readonly string[]): TermChange {
  return {
    added: wanted.filter((term) => !saved.includes(term)),
    removed: saved.filter((term) => !wanted.includes(term)),
  };
}

/** A renamed term is one change. */
export function countChanges({ added, removed }: TermChange): number {
  return Math.max(added.length, removed.length);
}

/** The list that was made of `before`, made of what the server has `now`. Others may have changed other terms meanwhile. */
export function rebase(
  wanted: readonly string[],
  before: readonly string[],
  now: readonly string[],
): readonly string[] {
  if (now.length === before.length && now.every((term, index) => term === before[index])) return wanted;
  const { added, removed } = changeOf(before, wanted);
  return [...new Set([...now.filter((term) => !removed.includes(term)), ...added])];
}

/** The text in pieces: which of them are terms of the list, as whole words. */
export function markTerms(
  text: string,
  terms: readonly string[],
): readonly { readonly text: string; readonly isTerm: boolean }[] {
  const longestFirst = [...terms].sort((one, other) => other.length - one.length).map((term) => RegExp.escape(term));
  if (longestFirst.length === 0) return [{ text, isTerm: false }];
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return text
    .split(wanted)
    .map((piece, index) => ({ text: piece, isTerm: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
