import type { Check, SourceFile } from './check.ts';
import { isCode, isTest } from './read-sources.ts';

const longestSource = 400;
const longestTest = 800;
/** A table of contents: wiring belongs to an area in src/composition. */
const longestApp = 120;
const largestMedian = 80;

/** Small rooms: no file that needs scrolling through, and half of the files on one screen. Blank lines do not count. */
export const sizeCheck: Check = {
  name: 'file sizes',
  run: async ({ sources }) => sizeProblems(sources),
};

export function sizeProblems(sources: readonly SourceFile[]): string[] {
  const code = sources.filter(isCode);
  const tooLong = code.flatMap((source) => {
    const limit = limitOf(source);
    const lines = lineCount(source);
    return lines > limit ? [`${source.path} has ${lines} lines; ${limit} is the limit: find the two things it is`] : [];
  });
  const product = code.filter((source) => /^(src|web)\//.test(source.path) && !isTest(source));
  const median = medianOf(product.map(lineCount));
  if (median > largestMedian)
    tooLong.push(`half of src and web have more than ${largestMedian} lines (median ${median})`);
  return tooLong;
}

function limitOf(source: SourceFile): number {
  if (source.path === 'src/app.ts') return longestApp;
  return isTest(source) ? longestTest : longestSource;
}

function lineCount({ text }: SourceFile): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}
