import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';
import { findSentences } from '../../../language/segmentation/find-sentences.ts';
import { isCode } from '../../../language/segments.ts';
import { joinedByNothing } from './break-lines.ts';
import type { Cue, SubtitleSyntax } from './subtitle-item.ts';
import { type Turn, turnsOf } from './subtitle-turn.ts';

/** One sentence or a few, and the turns that show them. */
export interface Speech {
  readonly turns: readonly Turn[];
  readonly segment: Segment;
  /** Codes that represent the change from one turn to the next. */
  readonly breaks: ReadonlySet<number>;
}

/** Milliseconds without text that end what is said. */
const longestPause = 1500;
/** Subtitles without punctuation are cut here. */
const mostTurns = 8;
/** UTF-16 units on either side of a break that show whether a sentence ends there. */
const longestContext = 80;
const sentenceEnd =
  /[.!?\u2026\u3002\uff01\uff1f\uff0e\u061f\u06d4\u0964\u0965\u1362\u17d4]["'\u2019\u201d\u00bb\u300d\u300f\uff09)\]]*$/u;
const openEnded = /(?:\.\.|\u2026)["'\u2019\u201d\u00bb]*$/u;
const goesOn = /^["'\u2018\u201c\u00ab]*(?:\.\.|\u2026|\p{Ll})/u;
const describes = /^[[(\uff08\u3010]|[\])\uff09\u3011]$/u;

/** Subtitles as sentences: turns that follow each other are joined until a sentence ends. */
export function readSpeeches(
  source: string,
  cues: readonly Cue[],
  syntax: SubtitleSyntax,
  language: string,
): IteratorObject<Speech> {
  const turns = cues.flatMap((cue) => turnsOf(source, cue, syntax));
  const groups: Turn[][] = [];
  let group: Turn[] = [];
  for (const turn of turns) {
    const last = group[group.length - 1];
    if (last === undefined || group.length === mostTurns || !continues(last, turn, language)) {
      group = [];
      groups.push(group);
    }
    group.push(turn);
  }
  return Iterator.from(groups).map((members) => buildSpeech(source, members));
}

function continues(left: Turn, right: Turn, language: string): boolean {
  if (left.endsHere || right.beginsAnew || left.speaker !== right.speaker) return false;
  if (right.cue.from - left.cue.to > longestPause || right.cue.from < left.cue.from) return false;
  const said = textOf(left).trim();
  const next = textOf(right).trim();
  if (describes.test(said) || describes.test(next)) return false;
  if (left.trailsOff) return right.resumes || goesOn.test(next);
  if (!sentenceEnd.test(said)) return true;
  if (openEnded.test(said)) return goesOn.test(next);
  // `Dr.` at the end of a subtitle ends no sentence.
  const context = said.slice(-longestContext);
  const cut = findSentences(`${context} ${next.slice(0, longestContext)}`, language, { newlines: false });
  return !cut.some(({ end }) => end === context.length);
}

function textOf(turn: Turn): string {
  return turn.items.map((item) => (item.type === 'text' ? item.text : item.type === 'line' ? ' ' : '')).join('');
}

function buildSpeech(source: string, turns: readonly Turn[]): Speech {
  const inlines: Inline[] = [];
  const breaks = new Set<number>();
  let count = 0;
  let end = -1;
  for (const turn of turns) {
    const id = end === -1 ? count : ++count;
    const own = turnInlines(source, turn, count);
    const [left, right] = [inlines[inlines.length - 1], own[0]];
    if (end !== -1) {
      breaks.add(id);
      const data = source.slice(end, turn.start);
      const bare = typeof left === 'string' && typeof right === 'string' && joinedByNothing(left, right);
      inlines.push(bare ? { kind: 'alone', id, data } : { kind: 'alone', id, data, equivalent: ' ' });
    }
    for (const inline of own) {
      inlines.push(inline);
      if (isCode(inline)) count = Math.max(count, inline.id);
    }
    end = turn.end;
  }
  return { turns, segment: { inlines }, breaks };
}

/** Text with the ends of lines as spaces; codes numbered from `count`. */
export function turnInlines(source: string, turn: Turn, count: number): Inline[] {
  const inlines: (string | InlineCode)[] = [];
  const ids = new Map<number, number>();
  let text = '';
  let lineEnded = false;
  for (const [index, item] of turn.items.entries()) {
    if (item.type === 'text') {
      const next = lineEnded ? item.text.trimStart() : item.text;
      if (lineEnded && next === '') continue;
      if (lineEnded) text = joinLines(text, next, inlines);
      else text += next;
      lineEnded = false;
    } else if (item.type === 'line') {
      lineEnded = true;
    } else {
      if (lineEnded) text = `${text.trimEnd()} `;
      lineEnded = false;
      if (text !== '') inlines.push(text);
      text = '';
      const owner = item.type === 'close' ? item.partner : index;
      const id = ids.get(owner) ?? count + ids.size + 1;
      ids.set(owner, id);
      const code = { kind: item.type, id, data: source.slice(item.start, item.end) } as const;
      inlines.push(item.equivalent === undefined ? code : { ...code, equivalent: item.equivalent });
    }
  }
  if (text !== '') inlines.push(text);
  return inlines;
}

function joinLines(text: string, next: string, inlines: readonly Inline[]): string {
  const left = text.trimEnd();
  if (left === '' && inlines.length === 0) return next;
  return left !== '' && joinedByNothing(left, next) ? left + next : `${left} ${next}`;
}
