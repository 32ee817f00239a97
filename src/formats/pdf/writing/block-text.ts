import type { Segment } from '../../../contracts/segment.ts';
import type { LineInset, TextRequest, TextRun, TextStyle } from '../../../typesetting/text-request.ts';
import type { DrawnWord, ListMark, PageBlock, RunStyle } from '../reading/page-layout.ts';
import type { MirroredItem } from './mirrored-items.ts';

/** A text of a block with the looks of its runs; tags are indices of `looks`. */
export interface BlockText {
  readonly runs: readonly TextRun[];
  readonly looks: readonly BlockLook[];
}

export interface BlockLook {
  readonly style: RunStyle;
  readonly link?: number;
  readonly drawn?: DrawnWord;
}

/** A mark of a list at the other side of its text: letters and digits have the order of the new text, signs are drawn as they were. */
export function markRun({ text, style, box }: ListMark): TextRun {
  const own = textStyle({ ...style, rise: 0 });
  return isMarkOfLetters(text) ? { text, style: own } : { text: drawnInText, style: own, width: box.right - box.left };
}

export function isMarkOfLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const drawnInText = '\ufffc';

/** What is written for a block, run by run. */
export function blockText(block: PageBlock, translation: Segment): BlockText {
  const looks: BlockLook[] = [{ style: block.style, ...(block.link !== undefined && { link: block.link }) }];
  const byId = new Map<number, number>();
  for (const { id, style, link } of block.runs) {
    const own = link ?? block.link;
    byId.set(id, looks.push({ style, ...(own !== undefined && { link: own }) }) - 1);
  }
  const drawn = new Map(block.drawn.map((word) => [word.id, word]));
  const runs: TextRun[] = [];
  const open: number[] = [];
  for (const inline of translation.inlines) {
    if (typeof inline !== 'string') {
      const look = byId.get(inline.id);
      if (inline.kind === 'open') open.push(look ?? open.at(-1) ?? 0);
      else if (inline.kind === 'close') open.pop();
    }
    const tag = open.at(-1) ?? 0;
    const word = typeof inline === 'string' ? undefined : drawn.get(inline.id);
    if (word !== undefined) {
      const { link } = looks[tag] ?? {};
      const own = looks.push({ style: word.style, ...(link !== undefined && { link }), drawn: word }) - 1;
      runs.push({ text: drawnInText, tag: own, style: textStyle({ ...word.style, rise: 0 }), width: word.width });
      continue;
    }
    const text = typeof inline === 'string' ? inline : inline.kind === 'alone' ? (inline.equivalent ?? '') : '';
    if (text === '') continue;
    runs.push({ text, tag, style: textStyle((looks[tag] ?? (looks[0] as BlockLook)).style) });
  }
  return { runs, looks };
}

function textStyle({ family, bold, italic, size, fontName, rise }: RunStyle): TextStyle {
  return { family, bold, italic, size, fontName, rise };
}

const usualLeading = 1.2;

/** Where the lines of a block may be, in its frame. */
export interface BlockArea {
  readonly left: number;
  readonly right: number;
  readonly request: TextRequest;
}

export function blockArea(
  block: PageBlock,
  { runs }: BlockText,
  language: string,
  rightToLeft: boolean,
  mirrored?: number | MirroredItem,
): BlockArea {
  const { box, available, firstLineIndent } = block;
  const alignment = targetAlignment(block);
  // Lines other than the first are further in where the first has a hanging indent.
  const indent = block.lines.length > 1 ? firstLineIndent : 0;
  let [left, right] = [box.left - Math.min(0, indent), Math.max(box.right, available.right)];
  if (alignment === 'center') {
    const middle = (box.left + box.right) / 2;
    const half = Math.max(Math.min(middle - available.left, available.right - middle), (box.right - box.left) / 2);
    [left, right] = [middle - half, middle + half];
  } else if (rightToLeft && typeof mirrored === 'object') [left, right] = [mirrored.left, mirrored.right];
  else if (rightToLeft && typeof mirrored === 'number') {
    const isMirrored = alignment !== 'end';
    left = isMirrored ? Math.min(box.left, available.left) : box.left;
    right = isMirrored ? mirrored : Math.max(box.right, available.right);
  } else if (block.alignment === 'right' && (rightToLeft || block.direction === 'ltr'))
    [left, right] = [Math.min(box.left, available.left), box.right];
  const leading = block.leading > 0 ? block.leading : block.style.size * usualLeading;
  const insets = insetsOf(block, left, right);
  const request = { runs, language, width: right - left, firstLineIndent: indent, alignment, leading, insets };
  return { left, right, request: rightToLeft && indent < 0 ? { ...request, firstLineIndent: 0 } : request };
}

/** What the notches of a block take from its lines; text in the middle keeps its middle. */
function insetsOf({ notches, box, lines, style, alignment }: PageBlock, left: number, right: number): LineInset[] {
  if (alignment === 'center' || notches.length === 0) return [];
  const first = lines[0]?.baseline.y ?? box.top;
  const gap = 0.4 * style.size;
  return notches.map((notch) => {
    const isAtRight = notch.left + notch.right > box.left + box.right;
    return {
      from: first - notch.top,
      to: first - notch.bottom,
      left: isAtRight ? 0 : Math.max(0, notch.right + gap - left),
      right: isAtRight ? Math.max(0, right - notch.left + gap) : 0,
    };
  });
}

function targetAlignment({ alignment, direction }: PageBlock): TextRequest['alignment'] {
  if (alignment === 'center' || alignment === 'justify') return alignment;
  return (alignment === 'left') === (direction === 'ltr') ? 'start' : 'end';
}
