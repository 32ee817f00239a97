/** What is wrong with the text of a dictionary's entries. */
export class EntriesFault extends Error {
  /** Counted from 1; undefined when it is not about one line. */
  readonly line: number | undefined;

  constructor(reason: string, line?: number) {
    super(line === undefined ? reason : `line ${line}: ${reason}`);
    this.name = 'EntriesFault';
    this.line = line;
  }
}
