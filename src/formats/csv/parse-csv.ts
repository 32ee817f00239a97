import type { DocumentWarning, TakeText } from '../../contracts/documents/document-filter.ts';
import { canEncode } from '../shared/encoding/splice-text.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { type Message, parsedMessages } from '../shared/messages/parsed-messages.ts';
import { cellText, isDataCell, wrapCell } from './cell-text.ts';
import { scanCsv } from './scan-csv.ts';

export interface CsvOptions {
  readonly usual: ',' | '\t';
  /** Of the bytes. */
  readonly encoding: string;
  readonly takeText?: TakeText;
  warn(warning: DocumentWarning): void;
}

/** A table as units: its cells that hold text for people, those of its first row like all others. */
export function parseCsv(source: string, { usual, encoding, takeText, warn }: CsvOptions): ParsedText {
  const table = scanCsv(source, usual);
  let quotes = false;
  const messages = Iterator.from(table.fields).flatMap((field): Message[] => {
    quotes ||= field.quoted;
    if (field.start === field.end) return [];
    const host = cellText(source, field, table.escape);
    if (isDataCell(host.text)) return [];
    return [{ host, start: field.start, end: field.end, wrap: wrapCell(table, field, () => quotes) }];
  });
  const parsed = parsedMessages(messages, { quoting: 'none', takeText, warn });
  return {
    units: parsed.units.map((unit) => ({ ...unit, kind: 'cell' })),
    edit(translations, options) {
      const edits = parsed.edit(translations, options);
      // A spreadsheet takes a table without a byte order mark for one in its old encoding.
      const becomesUtf8 = !edits.every(({ text }) => canEncode(text, encoding));
      return becomesUtf8 ? [{ start: 0, end: 0, text: '\ufeff' }, ...edits] : edits;
    },
  };
}
