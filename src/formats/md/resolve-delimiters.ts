import type { Event, Point, Token, TokenizeContext } from 'micromark-util-types';
import { DelimiterStack } from './delimiter-stack.ts';

/*
 * The parser gives what the tokenizers found in a text, as a flat list of events:
 *
 *     data · run of marks · data · run of marks · data
 *       └─ DelimiterStack pairs runs ─► each run gets the events that begin and end its spans ─► one new list
 *
 * Runs that pair with nothing are data. Each event is looked at once.
 */

const runTypes: ReadonlySet<string> = new Set(['attentionSequence', 'strikethroughSequenceTemporary']);

/** A run of marks, and the events that take its position. */
interface ResolvedRun {
  readonly token: Token;
  readonly closes: Event[];
  /** Of each pair, the innermost first. */
  readonly opens: Event[][];
}

/** Resolves runs of `*`, `_` and `~` to spans, as `resolveAll` of a construct of micromark. */
export function resolveDelimiters(events: Event[], context: TokenizeContext): Event[] {
  const runs = new Map<Token, ResolvedRun>();
  const stack = new DelimiterStack<ResolvedRun>((opener, closer, size) => pair(opener, closer, size, context));
  for (const [step, token] of events) {
    if (step !== 'enter' || !runTypes.has(token.type)) continue;
    const run: ResolvedRun = { token, closes: [], opens: [] };
    runs.set(token, run);
    stack.add({
      mark: markOf(token, context),
      length: token.end.offset - token.start.offset,
      opens: token._open === true,
      closes: token._close === true,
      position: run,
    });
  }
  if (runs.size === 0) return events;
  // The parser holds on to the list that it gave.
  const resolved = replaceRuns(events, runs, context);
  events.length = resolved.length;
  for (const [index, event] of resolved.entries()) events[index] = event;
  return events;
}

function markOf(token: Token, context: TokenizeContext): string {
  return context.sliceSerialize({ start: token.start, end: moved(token.start, 1) });
}

/** Takes `size` marks from the end of the opener and from the start of the closer, and puts a span around what is between. */
function pair(opener: ResolvedRun, closer: ResolvedRun, size: number, context: TokenizeContext): void {
  const types = typesOf(opener.token, size);
  const [outerStart, innerStart] = [moved(opener.token.end, -size), { ...opener.token.end }];
  const [innerEnd, outerEnd] = [{ ...closer.token.start }, moved(closer.token.start, size)];
  opener.token.end = { ...outerStart };
  closer.token.start = { ...outerEnd };
  const span = { type: types.span, start: outerStart, end: outerEnd };
  const text = { type: types.text, start: { ...innerStart }, end: { ...innerEnd } };
  const opening = { type: types.sequence, start: { ...outerStart }, end: innerStart };
  const closing = { type: types.sequence, start: innerEnd, end: { ...outerEnd } };
  opener.opens.push([
    ['enter', span, context],
    ['enter', opening, context],
    ['exit', opening, context],
    ['enter', text, context],
  ]);
  closer.closes.push(
    ['exit', text, context],
    ['enter', closing, context],
    ['exit', closing, context],
    ['exit', span, context],
  );
}

interface SpanTypes {
  readonly span: Token['type'];
  readonly text: Token['type'];
  readonly sequence: Token['type'];
}

function typesOf(token: Token, size: number): SpanTypes {
  if (token.type !== 'attentionSequence')
    return { span: 'strikethrough', text: 'strikethroughText', sequence: 'strikethroughSequence' };
  return size > 1
    ? { span: 'strong', text: 'strongText', sequence: 'strongSequence' }
    : { span: 'emphasis', text: 'emphasisText', sequence: 'emphasisSequence' };
}

function replaceRuns(
  events: readonly Event[],
  runs: ReadonlyMap<Token, ResolvedRun>,
  context: TokenizeContext,
): Event[] {
  const resolved: Event[] = [];
  for (const event of events) {
    const [step, token] = event;
    const run = runs.get(token);
    if (run === undefined) addEvent(resolved, event);
    else if (step === 'enter') {
      for (const one of run.closes) resolved.push(one);
      if (token.start.offset < token.end.offset) {
        token.type = 'data';
        addEvent(resolved, ['enter', token, context]);
        addEvent(resolved, ['exit', token, context]);
      }
      for (const opening of run.opens.toReversed()) for (const one of opening) resolved.push(one);
    }
  }
  return resolved;
}

/** Data beside data is one: the parser would put each two together at the cost of moving all events behind them. */
function addEvent(resolved: Event[], event: Event): void {
  const [step, token] = event;
  const before = resolved.at(-1);
  if (token.type !== 'data' || before?.[0] !== 'exit' || before[1].type !== 'data') resolved.push(event);
  else if (step === 'exit') before[1].end = token.end;
}

/** Marks are never at the end of a chunk of the parser: they are single characters of one line. */
function moved(point: Point, by: number): Point {
  const { line, column, offset, _index, _bufferIndex } = point;
  return { line, column: column + by, offset: offset + by, _index, _bufferIndex: _bufferIndex + by };
}
