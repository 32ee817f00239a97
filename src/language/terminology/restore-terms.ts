import type { Inline, Segment } from '../../contracts/segment.ts';
import { baseLanguage } from '../codes.ts';
import { isCode } from '../segments.ts';
import { characterClass, classAt } from './character-class.ts';
import { capitalized, isAllCapitals, startsWithCapital } from './letter-case.ts';
import { matchedText } from './matched-text.ts';
import type { ProtectedSegment, ProtectedTerm } from './protect-terms.ts';

/**
 * Puts target terms instead of their codes, or of all text between them, with the case of that place and of the source (a headline in capitals
 * stays one), and with spaces where words would touch. All other codes stay where the engine put them.
 */
export function restoreTerms(translated: Segment, { source, terms }: ProtectedSegment, language: string): Segment {
  if (terms.length === 0) return translated;
  const byId = new Map(terms.map((term) => [term.id, term]));
  const startsLower = /^[^\p{L}]*\p{Ll}/u.test(matchedText(source));
  const pieces: Piece[] = [];
  let atStart = true;
  for (const inline of uncovered(translated.inlines, byId)) {
    const term = isCode(inline) && inline.kind === 'alone' ? byId.get(inline.id) : undefined;
    if (term !== undefined) pieces.push({ inline: casedTarget(term, atStart && !startsLower, language), term });
    else pieces.push({ inline });
    const last = pieces.at(-1)?.inline;
    if (typeof last === 'string' && /[\p{L}\p{N}]/u.test(last)) atStart = false;
  }

  let left: Piece | undefined;
  for (const piece of pieces) {
    if (isCode(piece.inline)) {
      if (piece.inline.equivalent) left = undefined;
    } else if (piece.inline !== '') {
      if (left !== undefined) mendSpaces(left, piece, language);
      left = piece;
    }
  }
  if (!startsLower && terms[0]?.before === '') capitalizeFirstWord(pieces, language);
  return { inlines: joined(pieces) };
}

interface Piece {
  inline: Inline;
  readonly term?: ProtectedTerm;
}

/** With one code for each pair around a term. White space at its ends and other codes in it stay, outside of the term. */
function uncovered(inlines: readonly Inline[], terms: ReadonlyMap<number, ProtectedTerm>): readonly Inline[] {
  const outside: Inline[] = [];
  const closes = new Map<number, number>();
  for (const [index, inline] of inlines.entries())
    if (isCode(inline) && inline.kind === 'close' && !closes.has(inline.id)) closes.set(inline.id, index);
  for (let index = 0; index < inlines.length; index += 1) {
    const inline = inlines[index] as Inline;
    outside.push(inline);
    if (!isCode(inline) || inline.kind !== 'open' || !terms.has(inline.id)) continue;
    const end = closes.get(inline.id);
    if (end === undefined || end < index) continue;
    const covered = inlines.slice(index + 1, end);
    const text = covered.filter((part) => !isCode(part)).join('');
    const before = text.slice(0, text.length - text.trimStart().length);
    const after = text.trim() === '' ? '' : text.slice(text.trimEnd().length);
    outside.splice(-1, 1, before, { ...inline, kind: 'alone' }, after, ...covered.filter(isCode));
    index = end;
  }
  return outside;
}

function casedTarget({ match, before }: ProtectedTerm, atStart: boolean, language: string): string {
  const { source, found } = match;
  const target = match.form?.target ?? match.target;
  if (isAllCapitals(found) && !isAllCapitals(source)) return target.toLocaleUpperCase(language);
  // A capital that neither the entry nor the beginning of the text explains was meant: that of a title.
  const titled = before !== '' && startsWithCapital(found) && !startsWithCapital(source);
  return atStart || titled ? capitalized(target, language) : target;
}

/** The word after a term that gave its first place away. */
function capitalizeFirstWord(pieces: readonly Piece[], language: string): void {
  const first = pieces.find(({ inline }) => typeof inline === 'string' && /[\p{L}\p{N}]/u.test(inline));
  if (first !== undefined && typeof first.inline === 'string' && first.term === undefined)
    first.inline = capitalized(first.inline, language);
}

/** Changes the piece that is no term, so that a space falls outside of the codes around the term. */
function mendSpaces(left: Piece, right: Piece, language: string): void {
  const { term } = left.term === undefined ? right : left;
  if (term === undefined) return;
  const one = left.inline as string;
  const other = right.inline as string;
  if (isSpacedWord(one.slice(-1)) && isSpacedWord(other.slice(0, 1))) {
    if (left.term === undefined) left.inline = `${one} `;
    else right.inline = ` ${other}`;
  } else if (right.term === undefined) {
    const mark = /^\s+([.,)\]])/u.exec(other)?.[1];
    if (mark !== undefined && mark === term.after) right.inline = other.trimStart();
    else if (writesTogether(one, other.trimStart(), language)) right.inline = other.trimStart();
  } else if (left.term === undefined) {
    const mark = /([([])\s+$/u.exec(one)?.[1];
    if (mark !== undefined && mark === term.before) left.inline = one.trimEnd();
    else if (writesTogether(one.trimEnd(), other, language)) left.inline = one.trimEnd();
  }
}

function isSpacedWord(character: string): boolean {
  const found = character === '' ? characterClass.other : classAt(character, 0);
  return found === characterClass.letter || found === characterClass.digit;
}

function writesTogether(left: string, right: string, language: string): boolean {
  if (!['zh', 'ja'].includes(baseLanguage(language)) || left === '' || right === '') return false;
  const edges = [left.slice(-1), right.slice(0, 1)];
  return edges.every((edge) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u.test(edge));
}

/** Neighbouring texts as one. */
function joined(pieces: readonly Piece[]): Inline[] {
  const inlines: Inline[] = [];
  for (const { inline } of pieces) {
    const last = inlines.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
    else if (inline !== '') inlines.push(inline);
  }
  return inlines;
}
