import { escapedText } from '../../language/placeholders/escaped-text.ts';
import { type HostText, hostText } from '../../language/placeholders/host-text.ts';
import rules from './data-cells.json' with { type: 'json' };
import type { CsvField, CsvTable, QuoteEscape } from './scan-csv.ts';

const dataCells = rules.rules.map(({ pattern }) => new RegExp(pattern, 'u'));

/** What programs read rather than people: codes, identifiers, truth values, formulas. */
export function isDataCell(text: string): boolean {
  const trimmed = text.trim();
  return dataCells.some((pattern) => pattern.test(trimmed));
}

/** A cell as a text, with the quotation marks inside of a quoted one single. Other backslashes than those before them stay. */
export function cellText(source: string, { start, end, quoted }: CsvField, mark: QuoteEscape): HostText {
  const written = source.slice(start, end);
  if (!quoted) return hostText(written);
  return escapedText(written, {
    pattern: mark === '"' ? /""/g : /""|\\"/g,
    decode: () => '"',
    encode: (text) => quotedContent(text, mark),
  });
}

function quotedContent(text: string, mark: QuoteEscape): string {
  const escaped = text.replaceAll('"', `${mark}"`);
  // A backslash at the end would take the meaning of the mark that ends the cell.
  return mark === '\\' ? escaped.replace(/(?<!\\)(?:\\\\)*\\$/, '$&\\') : escaped;
}

/** A field that had no quotation marks gets them if it needs them. Without any in the file, tables of tabs know none. */
export function wrapCell(
  { separator, escape: mark }: CsvTable,
  field: CsvField,
  hasQuotes: () => boolean,
): (written: string) => string {
  if (field.quoted) return (written) => written;
  return (written) => {
    const isBare = !written.includes(separator) && !/[\r\n]/.test(written) && !written.startsWith('"');
    const isFine = isBare && (separator === '\t' || !written.includes('"'));
    if (isFine) return written;
    if (separator === '\t' && !hasQuotes()) return written.replace(/[\t\r\n]+/g, ' ');
    return `"${quotedContent(written, mark)}"`;
  };
}
