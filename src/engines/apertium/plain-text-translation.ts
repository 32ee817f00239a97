import { cutText } from './cut-text.ts';
import { keepCapitals, keepFirstLetter } from './letter-case.ts';
import type { ModeRunner } from './mode-runner.ts';
import { decodeText, encodeText } from './stream-format.ts';
import type { StreamRewrites } from './stream-rewrites.ts';

const letter = /\p{L}/u;

/** Some stages take time by the square of the length; no sentence that makes sense is longer. */
const pieceLimit = 4000;

/** Translates text without codes through one mode. White space at its ends is kept. */
export class PlainTextTranslation {
  readonly #runner: ModeRunner;
  readonly #target: string;

  constructor(runner: ModeRunner, target: string) {
    this.#runner = runner;
    this.#target = target;
  }

  async translate(text: string, rewrites?: StreamRewrites): Promise<string> {
    const body = text.trim();
    if (!letter.test(body)) return text;
    if (body.length > pieceLimit) return this.#translatePieces(text, rewrites);
    const start = text.indexOf(body);
    return text.slice(0, start) + (await this.#translateBody(body, rewrites)) + text.slice(start + body.length);
  }

  async #translateBody(body: string, rewrites: StreamRewrites | undefined): Promise<string> {
    const encoded = encodeText(body);
    if (!letter.test(encoded.payload)) return body;
    const output = await this.#runner.translate(encoded.payload, rewrites);
    const text = decodeText(keepCapitals(encoded.payload, output, this.#target), encoded);
    if (text === undefined) return this.#translateAround(body, encoded.blanks, rewrites);
    // A pronoun alone may have no translation; nobody is served by an empty answer.
    if (text.trim() === '') return body;
    return keepFirstLetter(body, text, this.#target);
  }

  async #translatePieces(text: string, rewrites: StreamRewrites | undefined): Promise<string> {
    const pieces = await Promise.all(cutText(text, pieceLimit).map((piece) => this.translate(piece, rewrites)));
    return pieces.join('');
  }

  /** When a protected passage got lost among the words, what is between the passages is translated on its own. */
  async #translateAround(
    text: string,
    passages: readonly string[],
    rewrites: StreamRewrites | undefined,
  ): Promise<string> {
    const pieces: (string | Promise<string>)[] = [];
    let position = 0;
    for (const passage of passages) {
      const start = text.indexOf(passage, position);
      pieces.push(this.translate(text.slice(position, start), rewrites), passage);
      position = start + passage.length;
    }
    pieces.push(this.translate(text.slice(position), rewrites));
    return (await Promise.all(pieces)).join('');
  }
}
