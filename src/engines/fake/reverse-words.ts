import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode, plainText } from '../../language/segments.ts';

interface Pair {
  readonly open: InlineCode;
  readonly content: readonly Node[];
  readonly close: InlineCode;
}

/** A word or a run of white space, a standalone code, or a pair with what is in it. */
type Node = string | InlineCode | Pair;

/**
 * The words of a segment in reverse order, so that codes have to travel: `a <b>red big</b> car` → `car <b>big red</b> a`.
 * What holds together without white space moves as one, and the white space at the ends stays there.
 */
export function reverseWords(segment: Segment): Segment {
  const text = plainText(segment);
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  const words = trim(segment.inlines).flatMap((inline): readonly Inline[] =>
    isCode(inline) ? [inline] : (inline.match(/\s+|\S+/g) ?? []),
  );
  const moved = trim(flatten(reversed(readLevel(words.reverse()).content)));
  return { inlines: flatten([text.slice(0, start), ...moved, text.slice(end)]) };
}

/** The inlines without the white space at the ends of their text, inside of codes too. */
function trim(inlines: readonly Inline[]): readonly Inline[] {
  const text = plainText({ inlines });
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  let position = 0;
  return inlines.map((inline) => {
    if (isCode(inline)) return inline;
    const from = position;
    position += inline.length;
    return inline.slice(Math.max(0, start - from), Math.max(0, end - from));
  });
}

/** Takes inlines off the end of `rest` up to the close of this level. */
function readLevel(rest: Inline[]): { content: Node[]; close: InlineCode | undefined } {
  const content: Node[] = [];
  for (let inline = rest.pop(); inline !== undefined; inline = rest.pop()) {
    if (!isCode(inline) || inline.kind === 'alone') content.push(inline);
    else if (inline.kind === 'close') return { content, close: inline };
    else {
      const inner = readLevel(rest);
      content.push({ open: inline, content: inner.content, close: inner.close ?? { ...inline, kind: 'close' } });
    }
  }
  return { content, close: undefined };
}

function reversed(content: readonly Node[]): readonly Node[] {
  const first = content.findIndex((node) => !isSpace(node));
  const last = content.findLastIndex((node) => !isSpace(node));
  if (first === -1) return content;
  const clusters: Node[][] = [];
  for (const node of content.slice(first, last + 1)) {
    const current = clusters.at(-1);
    const together = current !== undefined && isSpace(node) === isSpace(current.at(-1));
    if (together) current.push(node);
    else clusters.push([node]);
  }
  return [...content.slice(0, first), ...clusters.reverse().flat(), ...content.slice(last + 1)];
}

function isSpace(node: Node | undefined): boolean {
  return typeof node === 'string' && node.trim() === '';
}

function flatten(content: readonly Node[]): readonly Inline[] {
  const inlines: Inline[] = [];
  for (const node of content) {
    const last = inlines.at(-1);
    if (node === '') continue;
    if (typeof node === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + node;
    else if (typeof node === 'object' && 'content' in node)
      inlines.push(node.open, ...flatten(reversed(node.content)), node.close);
    else inlines.push(node);
  }
  return inlines;
}
