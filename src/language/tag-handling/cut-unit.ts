import type { Inline, Segment } from '../../contracts/segment.ts';
import { coverCode, isTranslatable, type SplitOptions, splitText } from '../segmentation/segment-text.ts';
import type { TextSpan } from '../text-edit.ts';
import { keepPairsWhole, type PartRange } from './keep-pairs-whole.ts';
import type { CodeItem, MarkupUnit, Notation, TextItem, UnitItem } from './markup-unit.ts';

/** A place in the source that a segment was taken from and its translation goes to. */
export interface SegmentSlot extends TextSpan {
  readonly segment: Segment;
  readonly notation: Notation;
  /** Inside a CDATA section, whose marks are outside the segment. */
  readonly cdata: boolean;
  /** The codes of the segment, by their id. */
  readonly codes: ReadonlyMap<number, SlotCode>;
  /** How texts of the segment are written in the source. */
  readonly written: ReadonlyMap<string, string>;
  readonly gap: SentenceGap | undefined;
}

/** White space between a sentence and the one before it, with nothing else that shows. */
export interface SentenceGap {
  readonly text: string;
  /** Where the white space starts in the source; meaningless if there is none. */
  readonly start: number;
  /** Where the slot before ends. */
  readonly after: number;
}

export interface SlotCode {
  readonly open: CodeItem;
  /** The same as `open` for a standalone code. */
  readonly close: CodeItem;
}

/** A text item or a piece of one, or a code. */
interface Part {
  readonly item: UnitItem;
  readonly index: number;
  /** Range in the text sentences are found in. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Range in the source. */
  readonly start: number;
  readonly end: number;
  /** Between the marks of a CDATA section. */
  readonly cdata: boolean;
}

export interface CutOptions extends SplitOptions {
  /** Line breaks are layout, however text is split. */
  readonly joinLines?: boolean;
}

/**
 * Cuts a unit into segments.
 *
 *     items      text      <b>    text                      </b>   text   <br>  text
 *     shadow    "Read the "      "manual. It is"                  " good."  ↵  "Bye."     codes have no width, except
 *     sentences ╰── one ──────────────────╯ ╰── two ────────────────────╯     ╰three╯    ↵ for breaks, U+FFFC for words
 *     parts      ▒▒▒▒▒▒▒▒▒ <b>    ▒▒▒▒▒▒▒ · ▒▒▒▒▒            </b>   ▒▒▒▒▒▒  ↵    ▒▒▒▒
 *     segments  ╰──────── one and two, since the pair spans the cut ───────╯     ╰──╯
 *
 * Codes at the ends of sentences and between them stay outside the segments, as long as both halves of a pair do.
 */
export function cutUnit(source: string, unit: MarkupUnit, options: CutOptions): SegmentSlot[] {
  const shadow = coverCode(shadowOf(unit), options);
  const preserved = unit.items.some((item) => item.type === 'text' && item.preserve);
  const splitSentences = options.splitSentences !== '0' && preserved ? '1' : options.splitSentences;
  const spans = splitText(shadow, { ...options, splitSentences })
    .flatMap((span) => (splitSentences === '0' ? [span] : splitList(shadow, span)))
    .filter((span) => isTranslatable(shadow, span.start, span.end));
  if (spans.length === 0) return [];
  const parts = divide(
    unit.items,
    spans.flatMap((span) => [span.start, span.end]),
  );
  const ranges = keepPairsWhole(findRanges(parts, spans), pairsOf(parts));
  const collapse = collapses(unit.notation, options.joinLines === true ? 'nonewlines' : options.splitSentences);
  const slots: SegmentSlot[] = [];
  let previous = -1;
  for (const range of ranges) {
    const gap =
      previous === -1 ? undefined : gapBetween(parts.slice(previous + 1, range.first), parts[previous]?.end ?? 0);
    const slot = buildSlot(source, parts.slice(range.first, range.last + 1), collapse);
    slots.push({ ...slot, notation: unit.notation, gap });
    previous = range.last;
  }
  return slots;
}

const lineEnd = '\u2028';
const paragraphEnd = '\u2029';
/** More line breaks than this make a list of what else would be one sentence. */
const mostLineBreaks = 8;
const wordCode = '\ufffc';

/**
 * What the sentence splitter sees of the items; a second line break in a row ends the paragraph. Tabs between columns are
 * text in XML; HTML shows them as spaces.
 */
function shadowOf({ items, notation }: MarkupUnit): string {
  let shadow = '';
  let afterBreak = false;
  for (const item of items) {
    if (item.type === 'text') {
      shadow += notation === 'xml' || item.preserve ? item.text : item.text.replaceAll('\t', ' ');
      if (afterBreak && /\S/.test(item.text)) afterBreak = false;
    } else if (item.equivalent?.startsWith('\n') === true) {
      shadow += afterBreak || item.equivalent.length > 1 ? paragraphEnd : lineEnd;
      afterBreak = true;
    } else if (item.equivalent !== undefined) {
      shadow += wordCode;
      afterBreak = false;
    }
  }
  return shadow;
}

function splitList(shadow: string, span: TextSpan): TextSpan[] {
  const lines = shadow.slice(span.start, span.end).split(lineEnd);
  if (lines.length <= mostLineBreaks + 1) return [span];
  let start = span.start;
  return lines.map((line) => {
    const from = start + line.length - line.trimStart().length;
    const end = Math.max(from, start + line.trimEnd().length);
    start += line.length + 1;
    return { start: from, end };
  });
}

function widthOf(item: UnitItem): number {
  return item.type === 'text' ? item.text.length : item.equivalent === undefined ? 0 : 1;
}

/** Items as parts, with literal text divided at the given positions of the shadow. */
function divide(items: readonly UnitItem[], cuts: readonly number[]): Part[] {
  const parts: Part[] = [];
  let position = 0;
  let cut = 0;
  let cdata = false;
  for (const [index, item] of items.entries()) {
    const to = position + widthOf(item);
    while (cut < cuts.length && (cuts[cut] ?? 0) <= position) cut++;
    if (item.type !== 'text') {
      if (item.cdata) cdata = item.type === 'open';
      parts.push({ item, index, from: position, to, text: '', start: item.start, end: item.end, cdata: false });
    } else if (!item.literal) {
      parts.push({ item, index, from: position, to, text: item.text, start: item.start, end: item.end, cdata });
    } else {
      for (let from = position; from < to; ) {
        const end = Math.min(to, cuts[cut] ?? to);
        const text = item.text.slice(from - position, end - position);
        const start = item.start + from - position;
        parts.push({ item, index, from, to: end, text, start, end: start + text.length, cdata });
        from = end;
        if (end === cuts[cut]) cut++;
      }
    }
    position = to;
  }
  return parts;
}

/** First and last part of every sentence. */
function findRanges(parts: readonly Part[], spans: readonly TextSpan[]): PartRange[] {
  const ranges: PartRange[] = [];
  let index = 0;
  for (const span of spans) {
    let first = -1;
    let last = -1;
    for (; index < parts.length; index++) {
      const part = parts[index] as Part;
      if (part.from >= span.end) break;
      if (part.to <= span.start || part.to === part.from) continue;
      if (first === -1) first = index;
      last = index;
    }
    // A reference of several characters can hold the ends of two sentences; it goes with the first.
    if (first !== -1) ranges.push({ first, last });
  }
  return ranges;
}

/** Positions of the halves of every pair, innermost pairs first. */
function pairsOf(parts: readonly Part[]): [number, number][] {
  const pairs: [number, number][] = [];
  const positions = new Map<number, number>();
  for (const [position, part] of parts.entries()) {
    if (part.item.type === 'open') positions.set(part.index, position);
    else if (part.item.type === 'close') pairs.push([positions.get(part.item.partner) ?? position, position]);
  }
  return pairs;
}

function gapBetween(parts: readonly Part[], after: number): SentenceGap | undefined {
  let text = '';
  let start = -1;
  for (const part of parts) {
    if (part.item.type === 'text') {
      if (/\S/.test(part.text)) return undefined;
      if (text === '') start = part.start;
      text += part.text;
    } else if (part.item.equivalent !== undefined) return undefined;
  }
  return { text, start, after };
}

const noCodes: ReadonlyMap<number, SlotCode> = new Map();

function buildSlot(
  source: string,
  parts: readonly Part[],
  collapse: (text: string) => string,
): Omit<SegmentSlot, 'gap' | 'notation'> {
  const inlines: Inline[] = [];
  let codes: Map<number, SlotCode> | undefined;
  const written = new Map<string, string>();
  const ids = new Map<number, number>();
  let run: Part[] = [];
  const endRun = (): void => {
    const [first] = run;
    const last = run[run.length - 1];
    if (first === undefined || last === undefined) return;
    let text = run.map((part) => part.text).join('');
    if (!(first.item as TextItem).preserve) text = collapse(text);
    // Inside CDATA the same text is written in another way.
    if (!first.cdata) written.set(text, source.slice(first.start, last.end));
    inlines.push(text);
    run = [];
  };
  for (const part of parts) {
    const { item } = part;
    if (item.type === 'text') {
      run.push(part);
      continue;
    }
    endRun();
    const owner = item.type === 'close' ? item.partner : part.index;
    const id = ids.get(owner) ?? ids.size + 1;
    ids.set(owner, id);
    codes ??= new Map();
    const open = codes.get(id)?.open ?? item;
    codes.set(id, { open, close: item });
    const data = source.slice(item.start, item.end);
    inlines.push({
      kind: item.type,
      id,
      data,
      ...(item.equivalent === undefined ? {} : { equivalent: item.equivalent }),
    });
  }
  endRun();
  const [first] = parts;
  const last = parts[parts.length - 1];
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    segment: { inlines },
    cdata: first?.cdata ?? false,
    codes: codes ?? noCodes,
    written,
  };
}

/**
 * HTML shows every run of white space as one space. In XML only line breaks with their indentation are layout, and only
 * if the caller says that newlines do not matter.
 */
function collapses(notation: Notation, split: SplitOptions['splitSentences']): (text: string) => string {
  if (notation !== 'xml') return (text) => text.replace(/[ \t\n\r\f]+/g, ' ');
  if (split !== 'nonewlines') return (text) => text;
  return (text) =>
    /[\n\r]/.test(text) ? text.replace(/[ \t\n\r]+/g, (run) => (/[\n\r]/.test(run) ? ' ' : run)) : text;
}
