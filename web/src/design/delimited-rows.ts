export type DelimitedFormat = 'tsv' | 'csv';

export interface DelimitedRow {
  /** Counts from 1: where it begins. */
  readonly line: number;
  readonly fields: readonly string[];
}

export function* tsvRows(text: string): Generator<DelimitedRow> {
  let line = 0;
  for (const row of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    line += 1;
    if (row !== '') yield { line, fields: row.split('\t') };
  }
}

/** RFC 4180: fields in quotation marks may contain commas, line ends and doubled quotation marks; others are taken as they are. */
export function* csvRows(text: string): Generator<DelimitedRow> {
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;
  field.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  let [line, begun, fields]: [number, number, string[]] = [1, 1, []];
  while (field.lastIndex < text.length) {
    const [whole = '', quoted, plain = '', end = ''] = field.exec(text) ?? [];
    fields.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',' && field.lastIndex < text.length) continue;
    if (fields.length > 1 || fields[0] !== '') yield { line: begun, fields };
    [begun, fields] = [line, []];
  }
}

/** A field of a CSV file. */
export function quoteField(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
