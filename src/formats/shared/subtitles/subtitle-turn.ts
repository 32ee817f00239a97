import { isTranslatable } from '../../../language/segmentation/segment-text.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import type { Cue, MarkItem, SubtitleItem, SubtitleSyntax } from './subtitle-item.ts';
import { tailLength } from './tail-length.ts';

/** A mark with the position of its other half among the items; its own where it is alone. */
export type PairedItem = Exclude<SubtitleItem, MarkItem> | (MarkItem & { readonly partner: number });

/**
 * What one speaker says in one cue, without what is around it: dashes, notes of music, dots, and marks at its ends,
 * which stay where they are.
 */
export interface Turn extends TextSpan {
  readonly items: readonly PairedItem[];
  readonly cue: Cue;
  readonly speaker: string | undefined;
  /** Nothing that the same speaker says in the cues before can go on here, or in those after. */
  readonly beginsAnew: boolean;
  readonly endsHere: boolean;
  /** It is broken off with dots, or goes on after some, which are no part of the text. */
  readonly trailsOff: boolean;
  readonly resumes: boolean;
}

const dash = /^\s*[-\u2010-\u2015\u2212]\s*\S/;
const before =
  /^\s*(?:[-\u2010-\u2015\u2212]\s*(?=\S|$))?(?:[\u2669-\u266c#]+(?=\s)\s*|[\u2669-\u266c]+\s*)?(?:(?:\.{2,}|\u2026)\s*(?=[\p{L}\p{N}]))?/u;
const dots = /\.\.|\u2026/;

/** The turns of a cue. Lines that begin with a dash are turns of their own. */
export function turnsOf(source: string, cue: Cue, syntax: SubtitleSyntax): Turn[] {
  const lines = linesOf(joinAtLineEnds(source, syntax.tokenize(source, cue.start, cue.end)));
  const dashes = lines.map(beginsWithDash);
  const dialogue = dashes.some((found, index) => found && index > 0);
  const turns: SubtitleItem[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = turns[turns.length - 1];
    if (last === undefined || (dialogue && dashes[index])) turns.push(line);
    else for (const item of line) last.push(item);
  }
  return turns.flatMap((items, index) => {
    const ends = { cue, beginsAnew: index > 0 || dashes[0] === true, endsHere: index < turns.length - 1 };
    return trimTurn(source, items, ends, syntax);
  });
}

/** `</i>` at the end of a line and `<i>` at the start of the next go with the line's end: it is one pair. */
function joinAtLineEnds(source: string, items: readonly SubtitleItem[]): SubtitleItem[] {
  const joined: SubtitleItem[] = [];
  const opened = new Map<string, MarkItem>();
  for (const item of items) {
    const [close, line] = joined.slice(-2);
    const closes = line?.type === 'line' && close?.type === 'close' ? close.name : undefined;
    const before = closes === undefined ? undefined : opened.get(closes);
    if (item.type === 'open' && before?.name === item.name && sameSource(source, before, item)) {
      joined.splice(-2, 2, { type: 'line', start: close?.start ?? 0, end: item.end });
      continue;
    }
    if (item.type === 'open') opened.set(item.name, item);
    joined.push(item);
  }
  return joined;
}

function sameSource(source: string, one: SubtitleItem, other: SubtitleItem): boolean {
  return source.slice(one.start, one.end) === source.slice(other.start, other.end);
}

/** Items line by line; a line's end goes with the line after it. */
function linesOf(items: readonly SubtitleItem[]): SubtitleItem[][] {
  const lines: SubtitleItem[][] = [[]];
  for (const item of items) {
    if (item.type === 'line') lines.push([]);
    lines[lines.length - 1]?.push(item);
  }
  return lines;
}

function beginsWithDash(line: readonly SubtitleItem[]): boolean {
  return dash.test(line.map((item) => (item.type === 'text' ? item.text : '')).join(''));
}

type TurnEnds = Pick<Turn, 'cue' | 'beginsAnew' | 'endsHere'>;

function trimTurn(source: string, unpaired: readonly SubtitleItem[], ends: TurnEnds, syntax: SubtitleSyntax): Turn[] {
  const items = pairMarks(unpaired);
  let first = 0;
  let last = items.length - 1;
  let speaker: string | undefined;
  let dashSeen = false;
  let music = false;
  let trailsOff = false;
  let resumes = false;
  for (;;) {
    const head = items[first];
    const tail = items[last];
    if (head === undefined || tail === undefined || first > last) return [];
    if (head.type === 'text') {
      const cut = (dashSeen ? /^\s*/ : before).exec(head.text)?.[0].length ?? 0;
      if (cut > 0) {
        dashSeen ||= /\S/.test(head.text.slice(0, cut));
        music ||= /[\u2669-\u266c#]/u.test(head.text.slice(0, cut));
        resumes ||= dots.test(head.text.slice(0, cut));
        if (cut === head.text.length) first++;
        else if (head.literal) items[first] = { ...head, start: head.start + cut, text: head.text.slice(cut) };
        else break;
        continue;
      }
    } else if (head.type === 'line' || head.type === 'alone' || head.partner === last) {
      if (head.type !== 'line') speaker ??= syntax.speaker(head, source);
      if (head.type === 'open') last--;
      first++;
      continue;
    }
    if (tail.type === 'text') {
      const cut = tailLength(tail.text);
      if (cut === 0) break;
      trailsOff ||= dots.test(tail.text.slice(-cut));
      if (cut === tail.text.length) last--;
      else if (tail.literal) items[last] = { ...tail, end: tail.end - cut, text: tail.text.slice(0, -cut) };
      else break;
    } else if (tail.type === 'line' || tail.type === 'alone') last--;
    else break;
  }
  const kept = items.slice(first, last + 1);
  const text = kept.map((item) => (item.type === 'text' ? item.text : '')).join('');
  if (!isTranslatable(text, 0, text.length)) return [];
  const moved = kept.map((item) => ('partner' in item ? { ...item, partner: item.partner - first } : item));
  const range = { start: kept[0]?.start ?? 0, end: kept[kept.length - 1]?.end ?? 0 };
  return [
    {
      ...ends,
      ...range,
      items: moved,
      speaker,
      beginsAnew: ends.beginsAnew || music,
      endsHere: ends.endsHere || music,
      trailsOff,
      resumes,
    },
  ];
}

/** Marks whose other half is missing, or would overlap with another pair, are alone. */
function pairMarks(items: readonly SubtitleItem[]): PairedItem[] {
  const paired: PairedItem[] = items.map((item, partner) =>
    item.type === 'text' || item.type === 'line' ? item : { ...item, type: 'alone', partner },
  );
  const open: number[] = [];
  const depths = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    if (item.type === 'open') {
      const depth = depths.get(item.name);
      if (depth === undefined) depths.set(item.name, [open.length]);
      else depth.push(open.length);
      open.push(index);
    } else if (item.type === 'close') {
      const depth = depths.get(item.name)?.at(-1);
      if (depth === undefined) continue;
      const opened = open[depth] ?? 0;
      while (open.length > depth) depths.get((items[open.pop() ?? 0] as MarkItem).name)?.pop();
      paired[opened] = { ...(items[opened] as MarkItem), partner: index };
      paired[index] = { ...item, partner: opened };
    }
  }
  return paired;
}
