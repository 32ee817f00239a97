import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, mergeTexts, plainText } from '../segments.ts';
import { keepPairsWhole, type PartRange } from '../tag-handling/keep-pairs-whole.ts';
import type { TextSpan } from '../text-edit.ts';
import { joinSentences } from './join-sentences.ts';
import { coverCode, endOfCell, isTranslatable, type SplitOptions, splitText } from './segment-text.ts';

/** A segment with codes as its sentences, with its way back. */
export interface SplitSegment {
  /** In reading order, with the codes inside of them; those at their ends and between them are not part of any. */
  readonly segments: readonly Segment[];
  /**
   * The whole with the translations at the positions of the sentences; `join(segments)` is the segment itself. With a target
   * language the spaces between sentences follow its habits.
   */
  join(translated: readonly Segment[], targetLanguage?: string): Segment;
}

/**
 * Cuts a segment of several sentences (a paragraph, a cell) into one segment a sentence. Sentences over which a pair of
 * codes reaches stay together, unless it encloses them whole.
 *
 *     inlines    "Read the "  <b>  "manual. It is"  </b>  " good."   <br>   "Bye."
 *     shadow     "Read the "       "manual. It is"        " good."    ↵     "Bye."
 *     segments   ╰───────────────── one and two ────────────────╯          ╰three╯
 */
export function splitSegment(segment: Segment, options: SplitOptions): SplitSegment {
  const shadow = coverCode(shadowOf(segment), options);
  const spans = splitText(shadow, options).filter(({ start, end }) => isTranslatable(shadow, start, end));
  const parts = divide(segment, spans);
  const ranges = keepPairsWhole(findRanges(parts, spans), pairsOf(parts));
  const segments = ranges.map(({ first, last }) => ({ inlines: inlinesOf(parts.slice(first, last + 1)) }));
  return {
    segments,
    join(translated, targetLanguage) {
      if (translated.length !== segments.length)
        throw new RangeError(`${segments.length} segments, not ${translated.length}`);
      const joined: Inline[] = [];
      let next = 0;
      let left = '';
      for (const [index, { first, last }] of ranges.entries()) {
        const right = translated[index] as Segment;
        const between = inlinesOf(parts.slice(next, first));
        const gap = index === 0 ? between : adaptGap(between, left, plainText(right), targetLanguage);
        for (const inline of gap) joined.push(inline);
        for (const inline of right.inlines) joined.push(inline);
        left = plainText(right);
        next = last + 1;
      }
      return { inlines: mergeTexts([...joined, ...inlinesOf(parts.slice(next))]) };
    },
  };
}

const lineEnd = '\u2028';
const paragraphEnd = '\u2029';
const wordCode = '\ufffc';

interface Part {
  readonly inline: Inline;
  /** Range in the shadow. */
  readonly from: number;
  readonly to: number;
}

/** What sentences are found in; a second line break in a row ends the paragraph, and so does a tab, which makes columns. */
function shadowOf({ inlines }: Segment): string {
  let shadow = '';
  let afterBreak = false;
  for (const inline of inlines) {
    if (!isCode(inline)) {
      shadow += inline;
      if (/\S/.test(inline)) afterBreak = false;
    } else if (inline.equivalent?.startsWith('\n')) {
      shadow += afterBreak || inline.equivalent.length > 1 ? paragraphEnd : lineEnd;
      afterBreak = true;
    } else if (inline.equivalent?.includes('\t')) {
      shadow += endOfCell;
    } else if (inline.equivalent) {
      const isSpace = inline.equivalent.trim() === '';
      shadow += isSpace ? ' ' : wordCode;
      if (!isSpace) afterBreak = false;
    }
  }
  return shadow;
}

/** Inlines in their order, texts cut at the ends of the spans. */
function divide({ inlines }: Segment, spans: readonly TextSpan[]): readonly Part[] {
  const cuts = spans.flatMap(({ start, end }) => [start, end]);
  const parts: Part[] = [];
  let position = 0;
  let cut = 0;
  for (const inline of inlines) {
    if (isCode(inline)) {
      const to = position + (inline.equivalent ? 1 : 0);
      parts.push({ inline, from: position, to });
      position = to;
      continue;
    }
    const end = position + inline.length;
    for (let from = position; from < end; ) {
      while (cut < cuts.length && (cuts[cut] ?? 0) <= from) cut += 1;
      const to = Math.min(end, cuts[cut] ?? end);
      parts.push({ inline: inline.slice(from - position, to - position), from, to });
      from = to;
    }
    position = end;
  }
  return parts;
}

function findRanges(parts: readonly Part[], spans: readonly TextSpan[]): PartRange[] {
  const ranges: PartRange[] = [];
  let index = 0;
  for (const { start, end } of spans) {
    let first = -1;
    let last = -1;
    for (; index < parts.length; index += 1) {
      const { from, to } = parts[index] as Part;
      if (from >= end) break;
      if (to <= start || to === from) continue;
      if (first === -1) first = index;
      last = index;
    }
    if (first !== -1) ranges.push({ first, last });
  }
  return ranges;
}

/** Places of the halves of every pair, in the order of the closing ones. */
function pairsOf(parts: readonly Part[]): (readonly [number, number])[] {
  const opened = new Map<number, number>();
  const pairs: (readonly [number, number])[] = [];
  for (const [partIndex, { inline }] of parts.entries()) {
    if (!isCode(inline)) continue;
    if (inline.kind === 'open') opened.set(inline.id, partIndex);
    else if (inline.kind === 'close') pairs.push([opened.get(inline.id) ?? partIndex, partIndex]);
  }
  return pairs;
}

function inlinesOf(parts: readonly Part[]): readonly Inline[] {
  return parts.map(({ inline }) => inline);
}

/** White space between two sentences, with nothing else that a reader sees. */
function adaptGap(
  between: readonly Inline[],
  left: string,
  right: string,
  targetLanguage: string | undefined,
): readonly Inline[] {
  if (between.some((inline) => isCode(inline) && inline.equivalent)) return between;
  const text = between.filter((inline) => !isCode(inline)).join('');
  const wanted = joinSentences(text, left, right, targetLanguage);
  if (wanted === text) return between;
  return text === '' ? [...between, wanted] : between.map((inline) => (isCode(inline) ? inline : ''));
}
