/** Anything that translates the sources of a test set. */
export interface SystemUnderTest {
  readonly name: string;
  /** One translation for each source, in order. */
  translate(sources: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
}
