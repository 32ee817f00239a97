const oneToken = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** How many tokens a text may take in a tokenizer that does not favour its language: rather too many than too few. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) tokens += 0.34;
    else if (code < 0x500) tokens += 0.6;
    else if (oneToken.test(character)) tokens += 1.2;
    else tokens += code > 0xffff ? 3 : 1.5;
  }
  return Math.ceil(tokens);
}

/** What a server counts against what was estimated, as a moving average. */
export class TokenScale {
  #factor = 1;

  get factor(): number {
    return this.#factor;
  }

  learn(estimated: number, counted: number): void {
    if (estimated <= 0 || counted <= 0) return;
    const factor = 0.8 * this.#factor + 0.2 * (counted / estimated);
    this.#factor = Math.min(3, Math.max(0.7, factor));
  }
}
