import { splitLines } from './decode-text.ts';
import { TestSetError } from './test-set.ts';

/** One row with the line it begins at. */
export interface DelimitedRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Tab-separated: a quotation mark is text, as in the files that translation test sets come in. */
export function readTabSeparated(text: string): readonly DelimitedRecord[] {
  return splitLines(text).map((line, index) => ({ line: index + 1, fields: line.split('\t') }));
}

/** RFC 4180: fields may be in quotation marks and then hold commas, line ends and doubled quotation marks. */
export function readCommaSeparated(text: string, name: string): readonly DelimitedRecord[] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const records: DelimitedRecord[] = [];
  let line = 1;
  while (field.lastIndex < text.length) {
    const record: DelimitedRecord & { fields: string[] } = { line, fields: [] };
    for (let separator = ','; separator === ','; ) {
      const start = field.lastIndex;
      const match = field.exec(text);
      if (match === null)
        throw new TestSetError(
          `${name}: line ${line}: a quotation mark is not closed, or stands within a plain field.`,
        );
      record.fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
      separator = match[3] ?? '';
      line += text.slice(start, field.lastIndex).split('\n').length - 1;
    }
    records.push(record);
  }
  return records;
}
