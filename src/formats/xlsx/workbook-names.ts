import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import type { OoxmlPackage } from '../shared/office/ooxml-package.ts';
import { decodeCellText } from './cell-characters.ts';

/** Texts of cells that are also names, by which tables and pivot tables refer to them. */
export interface WorkbookNames {
  /** In lower case, since names are compared so. */
  readonly kept: ReadonlySet<string>;
  readonly hasFormulas: boolean;
  readonly hasTables: boolean;
}

/**
 * Looks for names in tables and pivot tables. A cell whose text is one of them is left as it is: if it
 * were changed alone, the program would find the file damaged, or formulas and pivot tables would lose their columns.
 */
export async function findNames(
  contents: OoxmlPackage,
  workbook: string,
  sheets: readonly string[],
  { signal, limits }: FilterContext,
): Promise<WorkbookNames> {
  const kept = new Set<string>();
  let hasFormulas = false;
  let hasTables = false;
  const read = async (part: string): Promise<void> => {
    signal.throwIfAborted();
    const scanner = new OfficeScanner(decodePart(await contents.readPart(part)).text, limits);
    while (scanner.next()) {
      if (!scanner.isStart) continue;
      hasFormulas ||= scanner.tag === 'x:f';
      const name = names[scanner.tag];
      if (name === undefined) continue;
      for (const attribute of name) {
        const value = scanner.value(attribute);
        if (value !== undefined) kept.add(decodeCellText(value).toLowerCase());
      }
    }
  };
  for (const cache of await contents.related(workbook, 'pivotCacheDefinition')) await read(cache);
  for (const sheet of sheets) {
    await read(sheet);
    for (const table of await contents.related(sheet, 'table')) {
      hasTables = true;
      await read(table);
    }
  }
  return { kept, hasFormulas, hasTables };
}

const names: Readonly<Record<string, readonly string[]>> = {
  'x:tableColumn': ['name', 'totalsRowLabel'],
  'x:cacheField': ['name'],
};
