/** Sentences of one language with good translations, and what systems made of them. */
export interface TestSet {
  /** How it is called in reports. */
  readonly name: string;
  readonly segments: readonly TestSegment[];
  /** Names of the stored outputs, in the order of the file. */
  readonly systems: readonly string[];
}

export interface TestSegment {
  readonly source: string;
  /** At least one. */
  readonly references: readonly string[];
  /** Stored outputs by system; every segment has those of all. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** The test set cannot be used; the message names the file and the line. */
export class TestSetError extends Error {}
