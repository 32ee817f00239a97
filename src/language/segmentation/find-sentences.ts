import type { TextSpan } from '../text-edit.ts';
import { endsAfterFullStop, readFollowing, type StopPosition } from './full-stop.ts';
import { closesPassage, insideBrackets, isClosing, isOpening, isSpace } from './marks.ts';
import { rulesFor } from './rules/compiled-rules.ts';

export interface SentenceOptions {
  /** Newlines end sentences, whatever comes before them. Paragraph separators (U+2029) always do. */
  readonly newlines: boolean;
}

const stops = /[.!?…。．｡！？؟۔।॥։።။។៕;\u037e\u2029]/g;
const stopsAndNewlines = /[.!?…。．｡！？؟۔।॥։።။។៕;\u037e\n\r\u0085\u2028\u2029]/g;

/**
 * Cuts text into sentences. One pass from left to right:
 *
 *     … met Dr. Brown (see p. 3.) at 5 p.m.”  He left.
 *              │              │             ││ └ what follows decides too: case, digits, words that start sentences
 *              │              │             │└ white space must follow, except after stops of CJK and Indic scripts
 *              │              │             └ closing quotes and brackets belong to the sentence
 *              │              └ no cut inside brackets opened in mid-sentence
 *              └ the word before a full stop: abbreviation, initial, number, ordinal (`full-stop.ts`)
 *
 * Where the two mistakes differ in price the rules prefer the missed cut: an engine copes with two sentences, not
 * with half of one. Time is linear in the text: every look around a stop is bounded.
 */
export function findSentences(text: string, language: string, options: SentenceOptions): TextSpan[] {
  const rules = rulesFor(language);
  const pattern = options.newlines ? stopsAndNewlines : stops;
  const spans: TextSpan[] = [];
  let start = skipSpace(text, 0);
  pattern.lastIndex = start;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const at = found.index;
    const code = text.charCodeAt(at);
    if (isNewline(code)) {
      addSpan(spans, text, start, at);
      start = skipSpace(text, at + 1);
      pattern.lastIndex = start;
      continue;
    }
    if (code === 0x3b && !rules.semicolonEnds) continue;
    const stopsEnd = endOfStops(text, at);
    const end = endOfClosing(text, stopsEnd);
    pattern.lastIndex = end;
    const next = skipSpace(text, end);
    if (next === text.length) break;
    if (options.newlines && containsNewline(text, end, next)) continue;
    const following = readFollowing(text, next);
    if (!endsHere(text, { start, at, stopsEnd, end, next, following }, rules)) continue;
    addSpan(spans, text, start, end);
    start = next;
    pattern.lastIndex = next;
  }
  addSpan(spans, text, start, text.length);
  return spans;
}

function endsHere(text: string, stop: StopPosition, rules: ReturnType<typeof rulesFor>): boolean {
  const { at, end, next, following } = stop;
  // The last stop of a run says most: `……。`
  const code = text.charCodeAt(stop.stopsEnd - 1);
  if (isEastAsianStop(code))
    return closesPassage(text, stop.stopsEnd, end, next) && !insideBrackets(text, stop.start, end);
  if (end === next && !isUnspacedStop(code)) {
    // Without white space only `!` and `?` before East Asian letters end a sentence.
    if ((code !== 0x21 && code !== 0x3f) || text.charCodeAt(next) < 0x3040) return false;
  }
  if (following.kind === 'lower' || following.kind === 'mark') return false;
  if (code === 0x2e && stop.stopsEnd === at + 1 && !endsAfterFullStop(text, stop, rules)) return false;
  if (code === 0x21 && isExclaimedName(text, at) && !rules.starters.has(following.word)) return false;
  return !insideBrackets(text, stop.start, end);
}

function addSpan(spans: TextSpan[], text: string, start: number, limit: number): void {
  let end = limit;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end > start) spans.push({ start, end });
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isNewline(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x85 || code === 0x2028 || code === 0x2029;
}

function containsNewline(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isNewline(text.charCodeAt(at))) return true;
  return false;
}

function endOfStops(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && isStop(text.charCodeAt(at))) at++;
  return at;
}

function isStop(code: number): boolean {
  if (code < 0x80) return code === 0x2e || code === 0x21 || code === 0x3f;
  return (
    code === 0x2026 ||
    code === 0x203c ||
    (code >= 0x2047 && code <= 0x2049) ||
    code === 0x61f ||
    isEastAsianStop(code) ||
    isUnspacedStop(code)
  );
}

/** Ideographic and full-width stops, which no white space follows. */
function isEastAsianStop(code: number): boolean {
  return code === 0x3002 || code === 0xff0e || code === 0xff61 || code === 0xff01 || code === 0xff1f;
}

/** Danda and the like: they mean nothing else, so white space need not follow. */
function isUnspacedStop(code: number): boolean {
  return (
    code === 0x964 ||
    code === 0x965 ||
    code === 0x61f ||
    code === 0x6d4 ||
    code === 0x589 ||
    code === 0x1362 ||
    code === 0x104b ||
    code === 0x17d4 ||
    code === 0x17d5
  );
}

const footnoteMarks = /(?:\[\d{1,3}\])+/y;

function endOfClosing(text: string, from: number): number {
  let at = from;
  while (at < text.length && (isClosing(text.charCodeAt(at)) || (at > from && isStop(text.charCodeAt(at))))) at++;
  if (text.charCodeAt(at) === 0x5b) {
    footnoteMarks.lastIndex = at;
    if (footnoteMarks.test(text)) at = footnoteMarks.lastIndex;
  }
  // French sets « quotations » off with spaces.
  if (isSpace(text.charCodeAt(at)) && text.charCodeAt(at + 1) === 0xbb && !isOpening(text.charCodeAt(at + 2))) {
    const after = text.charCodeAt(at + 2);
    if (Number.isNaN(after) || isSpace(after) || isStop(after)) at += 2;
  }
  return at;
}

const exclaimedNames = /(?:^|[^\p{L}])(?:Yahoo|Jeopardy|Joomla|Kahoot|Yum|Oliver|Toys)$/u;

function isExclaimedName(text: string, at: number): boolean {
  return exclaimedNames.test(text.slice(Math.max(0, at - 10), at));
}
