import type { TextSpan } from '../../language/text-edit.ts';
import type { CharacterFormat } from './character-format.ts';

/**
 * An element that text flows through.
 *
 * - `flow`: the whole of a story, a cell, a note.
 * - `paragraphs`: a ParagraphStyleRange, which may hold several paragraphs, or a part of one.
 * - `characters`: a CharacterStyleRange within them.
 * - `wrapper`: what is around text anywhere: a link, a tracked insertion, an element of XML.
 */
export interface FlowNode {
  readonly kind: 'flow' | 'paragraphs' | 'characters' | 'wrapper';
  readonly parent: FlowNode | undefined;
  /** Of text directly in it. */
  format: CharacterFormat;
  /** The opening tag, with the element Properties if that follows. */
  opening: TextSpan;
}

/** A tag of the flow that is written where its code is. */
export interface FlowStep extends TextSpan {
  readonly role: 'step';
  readonly action: 'open' | 'close';
  readonly node: FlowNode;
  /** Not a pair of tags in one paragraph and at one level: it only fits into the document in its order among its like. */
  readonly isBound: boolean;
}

/** A tab, a line break, an instruction: it is between characters. */
export interface CharacterPiece extends TextSpan {
  readonly role: 'character';
  readonly format: CharacterFormat;
}

/** A footnote, a table, an anchored frame: it is between the elements that characters are in. */
export interface ElementPiece extends TextSpan {
  readonly role: 'element';
  readonly format: CharacterFormat;
}

export type FlowPiece = FlowStep | CharacterPiece | ElementPiece;

/** What a paragraph consists of in the source, in its order. */
export type FlowToken =
  | { readonly type: 'text'; readonly range: TextSpan; readonly text: string; readonly format: CharacterFormat }
  | {
      readonly type: 'alone';
      /** Of the element that it is in. */
      readonly range: TextSpan;
      readonly piece: CharacterPiece | ElementPiece;
      readonly equivalent?: string | undefined;
    }
  | { readonly type: 'open' | 'close'; readonly range: TextSpan; readonly node: FlowNode };

/** What is open after a token. */
export function nodeAfter(token: FlowToken, before: FlowNode): FlowNode {
  if (token.type === 'open') return token.node;
  if (token.type === 'close') return token.node.parent ?? token.node;
  return before;
}
