/** A mistake in a text, and what to write instead. */
export interface Correction {
  /** UTF-16 units of the given text, from `start` to before `end`; both are the same where something is missing. */
  readonly start: number;
  readonly end: number;
  /** What may be there instead, the likeliest first; the first is what `WritingEngine.improve` writes. */
  readonly replacements: readonly [string, ...string[]];
  /**
   * Stable name of the rule, with its area or engine first: `spelling`, `grammar/agreement`, `harper/AnA`. Clients filter by it,
   * and logs name it.
   */
  readonly rule: string;
  /** One sentence for the author, in English or in the language of the text. */
  readonly reason: string;
  /** From 0 to 1: the share of such corrections that readers found right, as far as it was measured. */
  readonly confidence: number;
}
