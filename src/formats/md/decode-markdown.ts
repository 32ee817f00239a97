import { readReference } from '../../language/tag-handling/xml-references.ts';
import type { TextSpan } from '../../language/text-edit.ts';

/** A piece of text as it is written, and what it says. */
export interface WrittenPiece extends TextSpan {
  readonly text: string;
  readonly literal: boolean;
}

/** Pieces of text that cover it: escapes, references, ends of lines with what the next line begins with, all else. */
export function piecesOf(source: string, start: number, end: number, quotes: number): WrittenPiece[] {
  const special = specialWithin(Math.min(quotes, 999));
  const pieces: WrittenPiece[] = [];
  let position = start;
  const add = (to: number, text: string, literal: boolean): void => {
    if (to > position) pieces.push({ start: position, end: to, text, literal });
    position = to;
  };
  for (const found of source.slice(start, end).matchAll(special)) {
    const at = start + found.index;
    const text = textOf(found[0], source, at);
    if (text === undefined) continue;
    add(at, source.slice(position, at), true);
    add(at + found[0].length, text, false);
  }
  add(end, source.slice(position, end), true);
  return pieces;
}

const specials = new Map<number, RegExp>();

function specialWithin(quotes: number): RegExp {
  const made = specials.get(quotes);
  if (made !== undefined) return made;
  const special = new RegExp(
    `\\\\[!-/:-@[-\`{-~]|&[#\\w]+;|(?<![ \\t])[ \\t]*(?:\\r\\n|[\\n\\r])(?:[ \\t]*>){0,${quotes}}[ \\t]*`,
    'g',
  );
  specials.set(quotes, special);
  return special;
}

function textOf(written: string, source: string, at: number): string | undefined {
  if (written.startsWith('\\')) return written.slice(1);
  return written.startsWith('&') ? readReference(source, at)?.text : ' ';
}

export function decodeMarkdown(source: string): string {
  return piecesOf(source, 0, source.length, 0)
    .map((piece) => piece.text)
    .join('');
}
