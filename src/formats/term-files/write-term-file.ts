import type { WantedTermFile } from '../../contracts/documents/term-files.ts';
import { writeTbx } from './tbx.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Runs in a text thread. */
export function run({ format, name, tables }: WantedTermFile): Uint8Array {
  return format === 'xlsx' ? writeWorkbook(tables) : writeTbx(name, tables);
}
