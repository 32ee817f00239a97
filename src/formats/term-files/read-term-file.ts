import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TermFile, TermLines } from '../../contracts/documents/term-files.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';
import { knownLanguage } from '../../language/variants.ts';
import { decodePart } from '../shared/office/decode-part.ts';
import { readWorkbook, type SheetRow } from './read-workbook.ts';
import { readTbx } from './tbx.ts';

/** That a sheet can have. */
const rowsOfSheet = 1_048_576;

/** Runs in a text thread. Which of the two formats it is, its first bytes say. */
export async function run(file: TermFile): Promise<TermLines> {
  const [first, second] = file.bytes;
  const isArchive = first === 0x50 && second === 0x4b;
  const { lines } = isArchive ? await readWorkbookLines(file) : readTbxLines(file);
  return { text: lines.join('\n'), count: lines.filter((line) => line !== '').length };
}

/** Lines that a dictionary has room for. */
class BoundedLines {
  readonly lines: string[] = [];
  readonly #limit: number;
  #characters = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(line: string): void {
    this.#characters += line.length + 1;
    if (this.#characters > this.#limit)
      throw new ServiceError('dictionary_too_large', { limit: `${this.#limit / 1024 ** 2} MB` });
    this.lines.push(line);
  }
}

function readTbxLines({ bytes, limit, ...pair }: TermFile): BoundedLines {
  const { text } = decodePart(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const lines = new BoundedLines(limit);
  for (const terms of readTbx(text, pair)) lines.add(terms.join('\t'));
  return lines;
}

async function readWorkbookLines({ bytes, limit, ...pair }: TermFile): Promise<BoundedLines> {
  // Archives are read at random, from a file.
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-terms-'));
  try {
    const path = join(folder, 'terms.xlsx');
    writeFileSync(path, bytes, { mode: 0o600 });
    return await linesOf(path, pair, limit);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the sheets whose first row names both languages; if none names any, the first two columns of the first sheet. */
async function linesOf(path: string, pair: LanguagePair, limit: number): Promise<BoundedLines> {
  let found: BoundedLines | undefined;
  let unnamed: BoundedLines | undefined;
  const others = new Set<string>();
  for await (const rows of readWorkbook(path)) {
    const all = rows[Symbol.iterator]();
    const { value: first } = all.next() as IteratorResult<SheetRow, undefined>;
    if (first === undefined) continue;
    const named = first.cells.map(languageOf);
    const [from, to] = [named.indexOf(pair.source), named.indexOf(pair.target)];
    const known = named.filter((code) => code !== undefined);
    if (from >= 0 && to >= 0) {
      found ??= new BoundedLines(limit);
      addLines(found, { [Symbol.iterator]: () => all }, [from, to]);
    } else if (known.length >= 2) for (const code of known) others.add(code);
    else if (unnamed === undefined) {
      unnamed = new BoundedLines(limit);
      addLines(unnamed, [first], [0, 1]);
      addLines(unnamed, { [Symbol.iterator]: () => all }, [0, 1]);
    }
  }
  const lines = found ?? unnamed;
  if (lines !== undefined) return lines;
  const { source, target } = pair;
  const reason =
    others.size === 0
      ? 'it has no rows.'
      : `its columns are for ${[...others].join(', ')}; there is none for '${source}' and '${target}'.`;
  throw new ServiceError('invalid_document', { reason });
}

function languageOf(cell: string | undefined): string | undefined {
  const code = cell === undefined || cell.length > 16 ? undefined : knownLanguage(cell.trim());
  return code && baseLanguage(code);
}

/** So that the line of a pair has the number of its row. */
function addLines(all: BoundedLines, rows: Iterable<SheetRow>, [from, to]: readonly [number, number]): void {
  for (const { line, cells } of rows) {
    // A row of a damaged file may claim any number.
    const blank = Math.min(line, rowsOfSheet) - 1 - all.lines.length;
    for (let index = 0; index < blank; index += 1) all.add('');
    const pair = [cells[from] ?? '', cells[to] ?? ''];
    all.add(pair.every((field) => field === '') ? '' : pair.join('\t'));
  }
}
