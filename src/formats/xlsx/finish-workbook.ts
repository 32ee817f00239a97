import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import type { TextEdit } from '../../language/text-edit.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { splice } from '../shared/xml/splice.ts';

/** What comes before `calcPr` in a workbook. */
const before = new Set(['x:sheets', 'x:functionGroups', 'x:externalReferences', 'x:definedNames']);

/** The workbook, asking for its formulas to be computed when it is opened: some of them show text of other cells. */
export function askToCalculate(bytes: Buffer, { limits }: FilterContext): Buffer {
  const { text, encode } = decodePart(bytes);
  const edit = findEdit(new OfficeScanner(text, limits));
  return edit === undefined ? bytes : encode(splice(text, [edit]));
}

function findEdit(scanner: OfficeScanner): TextEdit | undefined {
  let insertion: TextEdit | undefined;
  while (scanner.next()) {
    const { tag } = scanner;
    if (tag === 'x:calcPr' && scanner.isStart) {
      const range = scanner.valueRange('fullCalcOnLoad');
      const end = scanner.start + 1 + scanner.name.length;
      return range === undefined ? { start: end, end, text: ' fullCalcOnLoad="1"' } : { ...range, text: '1' };
    }
    if (before.has(tag) && scanner.kind !== 'open') {
      insertion = { start: scanner.end, end: scanner.end, text: `<${scanner.prefix}calcPr fullCalcOnLoad="1"/>` };
    }
  }
  return insertion;
}
