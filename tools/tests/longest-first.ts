import longFiles from './long-files.json' with { type: 'json' };

/**
 * The files that take more than a minute begin, the longest first: one that began last would run alone while half of the machine
 * waits. The others keep their order.
 */
export function longestFirst(files: readonly string[], long: readonly string[] = longFiles): readonly string[] {
  return [...long.filter((file) => files.includes(file)), ...files.filter((file) => !long.includes(file))];
}
