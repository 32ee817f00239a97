import assert from 'node:assert/strict';
import { csvFilter } from '../../src/formats/csv/csv-filter.ts';
import { decodeText } from '../../src/formats/shared/encoding/decode-text.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

/** The rows of a table by one expression, as the grammar of RFC 4180 has them. */
function rows(bytes: Buffer, separator: string): readonly (readonly string[])[] {
  const text = decodeText(bytes).text.replace(/^\ufeff?sep=.\n/, '');
  const field = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'y');
  const found: string[][] = [[]];
  while (field.lastIndex < text.length) {
    const [, value = '', end] = field.exec(text) ?? assert.fail(`no field at ${field.lastIndex}`);
    found.at(-1)?.push(lettersBefore(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value));
    if (end !== separator) found.push([]);
  }
  return found;
}

const bySeparator: Readonly<Record<string, string>> = { 'bars.csv': '\\|', 'quoted.tsv': '\t' };

describeDocumentFilter(csvFilter, {
  folder: 'test/corpus/csv',
  independent(before, after, path) {
    const name = path.split('/').at(-1) as string;
    // What follows no rule gets quotation marks that do.
    if (/stray|blanks/.test(name)) return;
    const semicolon = ['semicolon.csv', 'sep-line.csv', 'utf-16.csv', 'windows-1252.csv'].includes(name);
    const separator = semicolon ? ';' : (bySeparator[name] ?? (name.endsWith('.tsv') ? '\t' : ','));
    assert.deepEqual(rows(after, separator), rows(before, separator));
  },
});
