/** What a linter says of words. */
export interface WordLinter {
  /** Whether any dialect has the word; takes some microseconds. */
  isListed(word: string): Promise<boolean>;
  /** Whether the dialect has it; where it has not, Harper looks for what may be meant, which takes milliseconds. */
  isKnown(word: string): Promise<boolean>;
}

/** Words of which it is remembered. */
const keptWords = 10_000;

/**
 * Words that one dialect lacks and another has: `colour` is no mistake, but a matter of variants. Most words that a dialect lacks
 * no dialect has, so that the other one is hardly ever asked.
 */
export class WordsElsewhere {
  readonly #linter: WordLinter;
  readonly #known = new Map<string, boolean>();

  constructor(linter: WordLinter) {
    this.#linter = linter;
  }

  async has(word: string): Promise<boolean> {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const found = (await this.#linter.isListed(word)) && (await this.#linter.isKnown(word));
    if (this.#known.size >= keptWords) this.#known.clear();
    this.#known.set(word, found);
    return found;
  }
}
