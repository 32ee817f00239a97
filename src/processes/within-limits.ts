/** Limits of a process. */
export interface ProcessLimits {
  /** Path of `prlimit`, or undefined to run without limits. */
  readonly limiter: string | undefined;
  /** Address space in bytes. */
  readonly memoryLimit: number;
}

/** A command line, with its program first, that runs another one within limits. `more` are further options of `prlimit`. */
export function withinLimits(
  { limiter, memoryLimit }: ProcessLimits,
  command: readonly string[],
  more: readonly string[] = [],
): readonly [program: string, ...words: string[]] {
  const [program = '', ...words] = command;
  if (limiter === undefined) return [program, ...words];
  return [limiter, `--as=${memoryLimit}`, '--core=0', ...more, program, ...words];
}
