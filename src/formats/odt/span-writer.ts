import type { RunFormat, RunWriter } from '../shared/office/run-items.ts';
import { encodeXmlText } from '../shared/xml/xml-text.ts';

/** Writes the text of one paragraph in spans. A format's properties are the opening tags of spans, the outermost first. */
export class SpanWriter implements RunWriter {
  readonly #prefix: string;
  /** A space here would be lost: at the start of a paragraph, and after another one. */
  #afterSpace = true;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  run(format: RunFormat, text: string): string {
    return this.wrap(format, this.#encode(text));
  }

  properties({ properties }: RunFormat): string {
    return properties.join('');
  }

  wrap(format: RunFormat, content: string): string {
    const [open, close] = this.around(format);
    return `${open}${content}${close}`;
  }

  around({ properties }: RunFormat): readonly [string, string] {
    const closing = properties.map((tag) => `</${/^<([^\s>]+)/.exec(tag)?.[1]}>`).reverse();
    return [properties.join(''), closing.join('')];
  }

  /** Something that readers see was written: a space after it counts. */
  passVisible(): void {
    this.#afterSpace = false;
  }

  /** Readers make one space of many, and none of those at the start, so the others have their own element. */
  #encode(text: string): string {
    let written = '';
    for (const [piece] of text.matchAll(/ +|[\t\n]|\r\n?|[^ \t\r\n]+(?: [^ \t\r\n]+)*/g)) {
      if (piece.startsWith(' ')) {
        const kept = this.#afterSpace ? 0 : 1;
        written += ' '.repeat(kept) + `<${this.#prefix}s/>`.repeat(piece.length - kept);
        this.#afterSpace = true;
        continue;
      }
      this.#afterSpace = false;
      if (piece === '\t') written += `<${this.#prefix}tab/>`;
      else if (/[\r\n]/.test(piece)) written += `<${this.#prefix}line-break/>`;
      else written += encodeXmlText(piece);
    }
    return written;
  }
}
