import { csvRows, type DelimitedFormat, tsvRows } from '../../design/delimited-rows.ts';

export type SegmentFault = 'fields' | 'empty' | 'long' | 'control';

interface ReadSegments {
  readonly segments: readonly { readonly source: string; readonly target: string }[];
  readonly faults: readonly { readonly line: number; readonly fault: SegmentFault }[];
}

const longest = 100_000;
/** What no TMX file may have. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const linesPerSlice = 20_000;

/** Why the server would not take the text. */
export function faultOf(text: string): Exclude<SegmentFault, 'fields'> | undefined {
  if (text.trim() === '') return 'empty';
  if (text.length > longest) return 'long';
  return forbidden.test(text) || !text.isWellFormed() ? 'control' : undefined;
}

/** Reads lines of a text and its translation. Faulty ones are named, and the others kept. Lets the page work between slices of lines. */
export async function readSegments(text: string, format: DelimitedFormat): Promise<ReadSegments> {
  const segments: { readonly source: string; readonly target: string }[] = [];
  const faults: { readonly line: number; readonly fault: SegmentFault }[] = [];
  let read = 0;
  for (const { line, fields } of format === 'csv' ? csvRows(text) : tsvRows(text)) {
    if (++read % linesPerSlice === 0) await new Promise((resolve) => setTimeout(resolve));
    const [source = '', target = ''] = fields.map((field) => field.trim());
    const fault = fields.length < 2 ? 'fields' : (faultOf(source) ?? faultOf(target));
    if (fault === undefined) segments.push({ source, target });
    else faults.push({ line, fault });
  }
  return { segments, faults };
}
