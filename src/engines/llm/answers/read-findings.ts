import type {
  CodePointSpan,
  ErrorSeverity,
  EvaluatedSegment,
  QualityFinding,
} from '../../../contracts/engines/quality-evaluator.ts';
import { countCharacters } from '../../../language/characters.ts';
import { errorKind } from '../../../language/quality/error-kinds.ts';
import { isRecord } from '../../shared/is-record.ts';

/** Of one segment: a model that reports more repeats itself. */
const mostFindings = 30;
const longestExplanation = 400;
/** Models are wrong often enough that a check by rule goes before them. */
const confidence = 0.5;

const severities: ReadonlySet<unknown> = new Set<ErrorSeverity>(['Critical', 'Major', 'Minor']);

/** The lists of errors in an answer, by id; undefined where it is not the JSON asked for or lacks an id. */
export function readErrorLists(
  answer: string,
  ids: readonly number[],
  name: string,
): ReadonlyMap<number, readonly unknown[]> | undefined {
  const parsed = parseObject(answer);
  const lists = isRecord(parsed) && isRecord(parsed[name]) ? parsed[name] : undefined;
  if (lists === undefined) return undefined;
  const found = new Map<number, readonly unknown[]>();
  for (const id of ids) {
    const list = lists[String(id)];
    if (!Array.isArray(list)) return undefined;
    found.set(id, list);
  }
  return found;
}

function parseObject(answer: string): unknown {
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}') + 1];
  if (start === -1 || end <= start) return undefined;
  try {
    return JSON.parse(answer.slice(start, end));
  } catch {
    return undefined;
  }
}

/**
 * The errors of one segment that can be taken: of a known kind, with words that the texts have. An error about words that
 * are not there is a mistake of the model.
 */
export function readFindings(
  errors: readonly unknown[],
  { source, target }: EvaluatedSegment,
  check: string,
): readonly QualityFinding[] {
  const findings: QualityFinding[] = [];
  const seen = new Set<string>();
  for (const error of errors.slice(0, mostFindings)) {
    if (!isRecord(error)) continue;
    const kind = errorKind(error.type, error.sub_type);
    const explanation = readExplanation(error.explanation);
    if (kind === undefined || !severities.has(error.severity) || explanation === undefined) continue;
    const [sourceSpans, targetSpans] = [spansOf(error.source, source), spansOf(error.target, target)];
    if (sourceSpans === undefined || targetSpans === undefined) continue;
    const needed =
      kind.subType === 'Omission'
        ? sourceSpans
        : kind.type === 'Terminology'
          ? [...sourceSpans, ...targetSpans]
          : targetSpans;
    const key = JSON.stringify([kind, sourceSpans, targetSpans]);
    if (needed.length === 0 || seen.has(key)) continue;
    seen.add(key);
    const severity = error.severity as ErrorSeverity;
    findings.push({ ...kind, severity, explanation, sourceSpans, targetSpans, check, confidence });
  }
  return findings;
}

/** One line, which ends as a sentence. */
function readExplanation(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestExplanation)
    .toWellFormed()
    .trim();
  if (line === '') return undefined;
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** Where the words are; empty for no words, undefined where the text does not have them. */
function spansOf(words: unknown, text: string): readonly CodePointSpan[] | undefined {
  if (words === undefined || words === null || words === '') return [];
  if (typeof words !== 'string') return undefined;
  const exact = words.trim();
  if (exact === '') return [];
  const index = text.indexOf(exact);
  if (index === -1) return undefined;
  const start = countCharacters(text.slice(0, index));
  return [{ start, end: start + countCharacters(exact) }];
}
