import type { TextEdit } from '../style-rules/style-rewriter.ts';
import type { OpeningMarks } from './typography-of.ts';

/*
 * One walk over what may begin or end a clause, with a stack for brackets and quotations:
 *
 *   Hola, “dónde está?” dijo Ana.
 *         ^opens      ^ends: ¿ goes before `dónde`
 */
const bounds = /[.!?…:;]{1,8}(?=["”»’)\]\s]|$)|\n|[“«([—–]|"|[”»)\]]|[¿¡]/gu;

interface Clause {
  start: number;
  isOpened: boolean;
  readonly closedBy: string;
}

const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '(': ')', '[': ']', '"': '"' };

/** More than any text has. */
const deepest = 8;

/** Inserts the marks that open questions and exclamations where the translation has only those that close them. */
export function insertOpeningMarks(text: string, row: OpeningMarks): readonly TextEdit[] {
  if (!/[!?]/.test(text)) return [];
  const edits: TextEdit[] = [];
  let clauses: Clause[] = [{ start: 0, isOpened: false, closedBy: '' }];
  for (const { 0: found, index } of text.matchAll(bounds)) {
    const clause = clauses.at(-1) as Clause;
    const mark = found.charAt(0);
    const end = index + found.length;
    if (mark === '¿' || mark === '¡') clause.isOpened = true;
    else if (clauses.length > 1 && mark === clause.closedBy && isClosing(text, index, mark)) clauses.pop();
    else if (closing[mark] !== undefined) {
      if (clauses.length === deepest) clauses = [{ start: end, isOpened: false, closedBy: '' }];
      else clauses.push({ start: end, isOpened: false, closedBy: closing[mark] });
    } else if (mark === '\n') clauses = [{ start: end, isOpened: false, closedBy: '' }];
    else if (mark === '—' || mark === '–') Object.assign(clause, { start: end, isOpened: false });
    else if (/[.!?…:;]/.test(mark)) {
      const opening = row.marks[/[!?]/.exec(found)?.[0] ?? ''];
      const position = opening === undefined || clause.isOpened ? -1 : openingPosition(text, clause.start, index, row);
      if (opening !== undefined && position >= 0) edits.push({ start: position, end: position, text: opening });
      if (opening !== undefined || endsClause(text, index, end)) Object.assign(clause, { start: end, isOpened: false });
    }
  }
  return edits;
}

/** A straight mark closes what it also opens, where a word ends. */
function isClosing(text: string, index: number, mark: string): boolean {
  return mark !== '"' || !/\s/.test(text.charAt(index - 1));
}

const abbreviation = /(?<![\p{L}\p{M}])\p{L}{1,4}$/u;

/** `Sr. López` goes on; after other stops a capital begins anew. */
function endsClause(text: string, index: number, end: number): boolean {
  if (text.charAt(index) !== '.') return true;
  return (
    /^["”»’)\]]*\s+["“«(¿¡]?\p{Lu}/u.test(text.slice(end, end + 12)) &&
    !abbreviation.test(text.slice(Math.max(0, index - 6), index))
  );
}

/** Where the question or exclamation that ends at `end` begins; -1 where it has no words. */
function openingPosition(text: string, start: number, end: number, { breaks }: OpeningMarks): number {
  const clause = text.slice(start, end);
  const first = clause.search(/[\p{L}\p{N}\ufffc]/u);
  if (first < 0 || !/[\p{L}\p{N}\p{M})\]”»"'’%\ufffc]$/u.test(clause)) return -1;
  const word = wordAt(clause, first);
  if (text.charAt(end) === '?' && !breaks.includes(word))
    for (const { index, 0: comma } of clause.matchAll(/, /g))
      if (breaks.includes(wordAt(clause, index + comma.length))) return start + index + comma.length;
  return start + first;
}

function wordAt(text: string, position: number): string {
  return (/^[\p{L}\p{M}]{1,20}/u.exec(text.slice(position, position + 20))?.[0] ?? '').toLowerCase();
}
