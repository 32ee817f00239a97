import { readFileSync } from 'node:fs';

/** An error that a person marked. */
export interface MarkedError {
  /** `Accuracy/Omission`. */
  readonly category: string;
  readonly severity: string;
  /** What is marked in each text; undefined where nothing is. */
  readonly source: MarkedRange | undefined;
  readonly target: MarkedRange | undefined;
}

/** Half-open, in code points. */
export interface MarkedRange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface JudgedSegment {
  readonly source: string;
  readonly target: string;
  readonly errors: readonly MarkedError[];
  /** Penalty by the weights of the campaign: 5 for Major (and Critical), 1 for Minor, 0.1 for Minor punctuation. */
  readonly penalty: number;
}

/** The segments of a document as one system translated it. */
export interface JudgedDocument {
  readonly system: string;
  readonly segments: readonly JudgedSegment[];
}

/**
 * Judgements in the format of the MQM campaigns: a tab-separated file with a line for each error, spans between `<v>` and `</v>`.
 * Translations of people (`ref`, `ref.A`) are left out.
 */
export function readJudgements(file: string): readonly JudgedDocument[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  const rows = lines.map((line) => {
    const cells = line.split('\t').map(unquoted);
    return (name: string): string => cells[names.indexOf(name)] ?? '';
  });
  const documents = Map.groupBy(
    rows.filter((row) => !/(?:^|\.)ref(?:\.|$)/.test(row('system'))),
    (row) => `${row('system')} ${row('doc')}`,
  );
  return [...documents.values()].map((own) => {
    // Campaigns that number no segment give all of them the same number.
    const segments = Map.groupBy(own, (row) => (row('seg_id') === '-1' ? withoutMarks(row('source')) : row('seg_id')));
    return { system: own[0]?.('system') ?? '', segments: [...segments.values()].map(readSegment) };
  });
}

/** A cell that a program has quoted because there are quotation marks in it. */
function unquoted(cell: string): string {
  return /^"(?=.*"")(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

type Row = (name: string) => string;

function readSegment(rows: readonly Row[]): JudgedSegment {
  const errors = rows
    .filter((row) => row('category') !== 'No-error')
    .map((row) => ({
      category: row('category'),
      severity: row('severity'),
      source: markedRange(row('source')),
      target: markedRange(row('target')),
    }));
  return {
    source: withoutMarks(rows[0]?.('source') ?? ''),
    target: withoutMarks(rows[0]?.('target') ?? ''),
    errors,
    penalty: errors.reduce((sum, error) => sum + weightOf(error), 0),
  };
}

function weightOf({ category, severity }: MarkedError): number {
  if (category === 'Non-translation') return 25;
  if (/^(?:major|critical)$/i.test(severity)) return 5;
  return category === 'Fluency/Punctuation' ? 0.1 : 1;
}

function markedRange(text: string): MarkedRange | undefined {
  const found = /<v>(.*?)<\/v>/s.exec(text);
  if (found === null) return undefined;
  const marked = found[1] ?? '';
  const start = Array.from(text.slice(0, found.index)).length;
  return { start, end: start + Array.from(marked).length, text: marked };
}

function withoutMarks(text: string): string {
  return text.replaceAll(/<\/?v>/g, '');
}
