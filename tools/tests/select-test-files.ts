import { glob } from 'node:fs/promises';

const patterns = [
  'src/**/*.test.ts',
  'web/src/**/*.test.ts',
  'test/**/*.test.ts',
  'tools/**/*.test.{ts,mjs}',
  'bench/**/*.test.ts',
];

/** Test files of the checkout, relative to it, in a fixed order; with filters, those whose path contains one of them. */
export async function selectTestFiles(root: string, filters: readonly string[]): Promise<string[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root }));
  const wanted = filters.map((filter) => filter.replace(/^\.\//, ''));
  return found
    .filter((path) => wanted.length === 0 || wanted.some((filter) => path.includes(filter)))
    .sort((one, other) => (one < other ? -1 : 1));
}
