import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { decodeText, splitLines } from './decode-text.ts';
import { parseJsonLines, parseTable, toTestSet } from './read-table.ts';
import { type TestSet, TestSetError } from './test-set.ts';

/** Where a test set is: one file, or plain text files of which line n belongs to line n. */
export type TestSetFiles =
  | { readonly file: string }
  | {
      readonly source: string;
      readonly references: readonly string[];
      readonly systems: readonly { readonly name: string; readonly file: string }[];
    };

export async function readTestSet(files: TestSetFiles): Promise<TestSet> {
  return 'file' in files ? readOneFile(files.file) : readParallelFiles(files);
}

async function readOneFile(path: string): Promise<TestSet> {
  const format = extname(path).toLowerCase();
  const text = await read(path);
  if (format === '.tsv' || format === '.csv') return parseTable(text, path, format === '.tsv' ? 'tsv' : 'csv');
  if (format === '.jsonl' || format === '.ndjson') return parseJsonLines(splitLines(text), path);
  throw new TestSetError(`${basename(path)}: is none of .tsv, .csv and .jsonl; for plain text there is --source.`);
}

async function readParallelFiles({
  source,
  references,
  systems,
}: Exclude<TestSetFiles, { readonly file: string }>): Promise<TestSet> {
  const columns = [
    { name: 'source', file: source },
    ...references.map((file, index) => ({ name: index === 0 ? 'reference' : `reference${index + 1}`, file })),
    ...systems,
  ];
  const read = await Promise.all(columns.map(async (column) => ({ ...column, lines: await readLines(column.file) })));
  const length = read[0]?.lines.length ?? 0;
  const other = read.find(({ lines }) => lines.length !== length);
  if (other !== undefined)
    throw new TestSetError(
      `${basename(other.file)} has ${other.lines.length} lines where ${basename(source)} has ${length}: line n of all files belongs together.`,
    );
  const rows = Array.from({ length }, (_, index) => ({
    line: index + 1,
    fields: Object.fromEntries(read.map(({ name, lines }) => [name, lines[index] ?? ''])),
  }));
  return toTestSet(rows, source);
}

async function readLines(path: string): Promise<readonly string[]> {
  return splitLines(await read(path));
}

async function read(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new TestSetError(`${path}: cannot be read (${error.code ?? error.message}).`, { cause: error });
  });
  return decodeText(bytes, basename(path));
}
