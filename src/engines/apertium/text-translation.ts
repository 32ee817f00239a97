import type { InstalledMode } from './installed-modes.ts';
import type { Caller, PoolKeeper } from './pool-keeper.ts';
import { decodeText, encodeText } from './stream-format.ts';

const letter = /\p{L}/u;

/** Translates text without codes through one mode. White space at its ends is kept. */
export class TextTranslation {
  readonly #mode: InstalledMode;
  readonly #keeper: PoolKeeper;
  readonly #caller: Caller;

  constructor(mode: InstalledMode, keeper: PoolKeeper, caller: Caller) {
    this.#mode = mode;
    this.#keeper = keeper;
    this.#caller = caller;
  }

  async translate(text: string): Promise<string> {
    const body = text.trim();
    if (!letter.test(body)) return text;
    const start = text.indexOf(body);
    return text.slice(0, start) + (await this.#translateBody(body)) + text.slice(start + body.length);
  }

  async #translateBody(text: string): Promise<string> {
    const encoded = encodeText(text);
    if (!letter.test(encoded.payload)) return text;
    const { name, fingerprint, stages } = this.#mode;
    const output = await this.#keeper.exchange(`${name} ${fingerprint}`, stages, encoded.payload, this.#caller);
    return decodeText(output, encoded) ?? this.#translateAround(text, encoded.blanks);
  }

  /** When a protected passage got lost among the words, what stands between the passages is translated on its own. */
  async #translateAround(text: string, passages: readonly string[]): Promise<string> {
    const pieces: (string | Promise<string>)[] = [];
    let position = 0;
    for (const passage of passages) {
      const start = text.indexOf(passage, position);
      pieces.push(this.translate(text.slice(position, start)), passage);
      position = start + passage.length;
    }
    pieces.push(this.translate(text.slice(position)));
    return (await Promise.all(pieces)).join('');
  }
}
