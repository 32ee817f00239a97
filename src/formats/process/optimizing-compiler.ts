import { setFlagsFromString } from 'node:v8';

/** Option of Node for a process that begins without the optimizing compiler. */
export const withoutOptimizingCompiler = '--no-turbofan';

/** Bytes of a document, and milliseconds of processor time of a process, from which on that compiler saves more than it takes. */
const largeDocument = 1.5 * 1024 ** 2;
const longWork = 5_000;

/**
 * The optimizing compiler of V8 takes a third of a second of processor time for the first document of a process, which is more than its
 * code saves with most of them. Here it begins to work with a large document, or once the process has worked for long.
 */
export function useOptimizingCompiler({ size }: { readonly size: number }): void {
  const { user, system } = process.cpuUsage();
  if (size >= largeDocument || (user + system) / 1000 >= longWork) setFlagsFromString('--turbofan');
}
