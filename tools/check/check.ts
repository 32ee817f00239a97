export interface CheckContext {
  /** The checkout. */
  readonly root: string;
  /** Every source file and page, relative to the checkout, with its text; see `readSources`. */
  readonly sources: readonly SourceFile[];
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One rule of the house. */
export interface Check {
  readonly name: string;
  /** What is wrong, a line or a block each, saying where and what would be right; empty when all is well. */
  run(context: CheckContext): Promise<readonly string[]>;
}
