import type { TextEdit } from '../../language/text-edit.ts';
import type { OfficeScanner } from '../shared/office/office-scanner.ts';

/** Bold, italic and size of right-to-left scripts have their own properties, which come right after. */
export const complexTwins: Readonly<Record<string, string>> = { b: 'bCs', i: 'iCs', sz: 'szCs' };

/** What styles lack for right-to-left text to look like other text: headings would be neither bold nor large. */
export function complexScriptEdits(scanner: OfficeScanner): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  while (scanner.next()) {
    if (scanner.tag === 'w:rPr' && scanner.kind === 'open') edits.push(...editsOf(scanner));
  }
  return edits;
}

/** At the start of the element, and of its closing tag if it has one. */
const tagNames = /(^<|<\/(?=[^<]*$))[^\s/>]+/g;

function editsOf(scanner: OfficeScanner): readonly TextEdit[] {
  const { depth } = scanner;
  const found = new Set<string>();
  const missing: { readonly twin: string; readonly edit: TextEdit }[] = [];
  while (scanner.next() && scanner.depth >= depth) {
    if (!scanner.isStart) continue;
    const { start, name } = scanner;
    const local = name.slice(name.indexOf(':') + 1);
    scanner.skipElement();
    found.add(local);
    const twin = complexTwins[local];
    if (twin === undefined) continue;
    const prefix = name.slice(0, name.indexOf(':') + 1);
    const text = scanner.source.slice(start, scanner.end).replace(tagNames, `$1${prefix}${twin}`);
    missing.push({ twin, edit: { start: scanner.end, end: scanner.end, text } });
  }
  return missing.filter(({ twin }) => !found.has(twin)).map(({ edit }) => edit);
}
