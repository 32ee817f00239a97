import type { DocumentLimits } from '../../../contracts/documents/document-filter.ts';
import type { TextEdit } from '../../../language/text-edit.ts';
import { splice } from '../xml/splice.ts';
import { encodeXmlAttribute } from '../xml/xml-text.ts';
import { OfficeScanner } from './office-scanner.ts';

/** The part of a package that says of what type each part is (ECMA-376, part 2, 7.2.3). */
export const typesPart = '[Content_Types].xml';

/** Has that part say that the named parts are of one type, whatever their extensions say. */
export function withPartTypes(source: string, names: readonly string[], type: string, limits: DocumentLimits): string {
  const missing = new Map(names.map((name) => [`/${name}`.toLowerCase(), name]));
  const edits: TextEdit[] = [];
  const scanner = new OfficeScanner(source, limits);
  while (scanner.next()) {
    if (scanner.isStart && scanner.tag.endsWith(':Override')) {
      const part = (scanner.value('PartName') ?? '').toLowerCase();
      const known = scanner.valueRange('ContentType');
      if (known !== undefined && missing.delete(part)) edits.push({ ...known, text: type });
    } else if (scanner.kind === 'close' && scanner.tag.endsWith(':Types')) {
      const { start, prefix } = scanner;
      const element = (name: string): string =>
        `<${prefix}Override PartName="/${encodeXmlAttribute(name)}" ContentType="${type}"/>`;
      edits.push({ start, end: start, text: [...missing.values()].map(element).join('') });
    }
  }
  return splice(source, edits);
}
