import type { DocumentLimits } from '../../contracts/documents/document-filter.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { splice } from '../shared/xml/splice.ts';

/** Properties of a table that come before `w:bidiVisual`. */
const before = new Set(['w:tblStyle', 'w:tblpPr', 'w:tblOverlap']);

/** A part with the columns of its tables in the direction of its language. */
export function turnTables(text: string, rightToLeft: boolean, limits: DocumentLimits): string {
  if (!text.includes('tblPr')) return text;
  const scanner = new OfficeScanner(text, limits);
  const edits: TextEdit[] = [];
  while (scanner.next()) {
    // Properties before a tracked change are those of another time.
    if (scanner.tag === 'w:tblPrChange') scanner.skipElement();
    else if (scanner.tag === 'w:tblPr' && scanner.kind === 'open') {
      const edit = turnTable(scanner, rightToLeft);
      if (edit !== undefined) edits.push(edit);
    }
  }
  return splice(text, edits);
}

function turnTable(scanner: OfficeScanner, rightToLeft: boolean): TextEdit | undefined {
  const { depth, prefix } = scanner;
  let position = scanner.end;
  let edit: TextEdit | undefined;
  let isTurned = false;
  while (scanner.next() && scanner.depth >= depth) {
    if (!scanner.isStart) continue;
    const { tag, start } = scanner;
    const value = scanner.value('val');
    scanner.skipElement();
    if (before.has(tag)) position = scanner.end;
    if (tag !== 'w:bidiVisual') continue;
    isTurned = value === undefined || !['0', 'false', 'off'].includes(value);
    edit = { start, end: scanner.end, text: rightToLeft ? `<${prefix}bidiVisual/>` : '' };
  }
  if (isTurned === rightToLeft) return undefined;
  return edit ?? { start: position, end: position, text: `<${prefix}bidiVisual/>` };
}
