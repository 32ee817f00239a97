import { languageName } from '../../language/codes.ts';
import { wrapWords } from '../command-line/wrap-words.ts';
import { type CheckedSegment, type CheckReport, describeCounts, type SegmentError } from './check-report.ts';

/** Of a text that is shown on a terminal. */
const shownCharacters = 240;

/** The report for people who read it on a terminal or in the log of a build. */
export function* textReport(report: CheckReport, width: number): Generator<string> {
  const { source, target, segments, overall, notes } = report;
  yield `${languageName(source)} → ${languageName(target)}`;
  for (const segment of segments) if (segment.errors.length > 0) yield* describeSegment(segment, width);
  yield '';
  const wrong = segments.filter(({ errors }) => errors.length > 0);
  const errors = wrong.flatMap((segment) => segment.errors);
  const all = `${segments.length} segment${segments.length === 1 ? '' : 's'}`;
  if (errors.length === 0) yield `No errors in ${all}.`;
  else yield `${count(errors.length, 'error')} in ${wrong.length} of ${all}: ${describeCounts(errors)}.`;
  for (const note of notes) yield note;
  yield `Score: ${overall}`;
}

function* describeSegment({ segment_index: index, source, target, score, errors }: CheckedSegment, width: number) {
  yield '';
  yield `Segment ${index + 1}, score ${score}`;
  yield* indented('source  ', shortened(source), width);
  yield* indented('target  ', shortened(target) || '(empty)', width);
  for (const error of errors) {
    const { type, sub_type: subType, severity, explanation } = error;
    yield* indented('', `${severity} · ${type}, ${subType}: ${explanation}${quoteSpans(error, source, target)}`, width);
  }
}

/** Lines of a text after its label, the others below it. */
function* indented(label: string, text: string, width: number): Generator<string> {
  const indent = 2 + label.length;
  for (const [index, line] of wrapWords(text, Math.max(20, width - indent))
    .split('\n')
    .entries())
    yield index === 0 ? `  ${label}${line}` : `${' '.repeat(indent)}${line}`;
}

function quoteSpans({ source_spans, target_spans }: SegmentError, source: string, target: string): string {
  const [from, to] = [quote(source_spans, source), quote(target_spans, target)];
  if (from !== '' && to !== '') return ` ${from} → ${to}`;
  return from === '' && to === '' ? '' : ` ${from}${to}`;
}

function quote(spans: SegmentError['source_spans'], text: string): string {
  if (spans.length === 0) return '';
  const characters = Array.from(text);
  return spans.map(({ start, end }) => `"${oneLine(characters.slice(start, end).join(''))}"`).join(', ');
}

function shortened(text: string): string {
  const characters = Array.from(oneLine(text));
  return characters.length <= shownCharacters
    ? characters.join('')
    : `${characters.slice(0, shownCharacters).join('')}…`;
}

/** Control characters of a document could do anything to a terminal. */
function oneLine(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim();
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
