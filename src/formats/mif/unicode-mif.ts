import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { giveWayTo } from '../shared/files/give-way.ts';
import { splice } from '../shared/xml/splice.ts';
import { MifScanner } from './mif-scanner.ts';
import { MifText } from './mif-text.ts';
import type { ReadMif } from './read-mif.ts';

export const firstUnicodeVersion = 8;

/** Classes of characters for line breaks are in their old encodings in all versions. */
const keptStatements = new Set(['KumihanCatalog', 'MIFEncoding']);

const tokensAtOnce = 1024;

/**
 * The source of a file of an old version in the first version with Unicode, whose strings are UTF-8 whatever their font;
 * everything else stays.
 */
export async function toUnicodeMif(source: string, read: ReadMif, { limits, signal }: FilterContext): Promise<string> {
  const giveWay = giveWayTo(signal);
  const scanner = new MifScanner(source, limits);
  const unicode = new MifText(firstUnicodeVersion);
  const edits: TextEdit[] = [];
  for (let tokens = 0; scanner.next(); tokens++) {
    if (tokens % tokensAtOnce === 0) await giveWay();
    if (scanner.kind === 'open' && scanner.name === 'MIFFile') {
      const version = scanner.value();
      if (version !== undefined) edits.push({ start: version.start, end: version.end, text: '8.00' });
    } else if (scanner.kind === 'open' && keptStatements.has(scanner.name)) scanner.skipStatement();
    if (scanner.kind !== 'string') continue;
    const [start, end] = [scanner.start + 1, scanner.end - 1];
    const written = source.slice(start, end);
    if (!/[\u0080-\u00ff]|\\x[89a-f]/i.test(written)) continue;
    const text = converted(written, read, start, unicode);
    edits.push({ start, end, text });
  }
  return splice(source, edits);
}

/** Codes below 80 (hexadecimal) are the same in all versions. */
function converted(written: string, { text, encodings }: ReadMif, start: number, unicode: MifText): string {
  const encoding = encodings.get(start);
  return written
    .split(/(\\x[01][0-9a-f] ?)/i)
    .map((piece, index) => (index % 2 === 1 ? piece : unicode.encode(text.decode(piece, encoding))))
    .join('');
}
