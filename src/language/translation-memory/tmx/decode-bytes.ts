import { TmxError } from './tmx-error.ts';

/** Enough to see a byte order mark and an XML declaration. */
const beginning = 256;

/** Bytes of an XML file in, text out. The encoding is that of the byte order mark, else of the declaration, else UTF-8. */
export class XmlDecoder {
  #waiting: Uint8Array | undefined = new Uint8Array();
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #line = 1;

  push(bytes: Uint8Array): string {
    if (this.#decoder !== undefined) return this.#decode(bytes);
    const start = Buffer.concat([this.#waiting ?? new Uint8Array(), bytes]);
    if (start.length < beginning) {
      this.#waiting = start;
      return '';
    }
    return this.#begin(start);
  }

  finish(): string {
    const start = this.#decoder === undefined ? this.#begin(this.#waiting ?? new Uint8Array()) : '';
    return start + this.#decode();
  }

  #begin(start: Uint8Array): string {
    const encoding = detectEncoding(start);
    this.#waiting = undefined;
    try {
      this.#decoder = new TextDecoder(encoding, { fatal: true });
    } catch {
      throw new TmxError(1, `The encoding "${encoding}" is not known.`);
    }
    return this.#decode(start);
  }

  #decode(bytes?: Uint8Array): string {
    try {
      const text = this.#decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line += 1;
      return text;
    } catch {
      const line = bytes === undefined ? this.#line : this.#lineOfFault(bytes);
      throw new TmxError(line, `The file holds bytes that are no text in its encoding (${this.#decoder?.encoding}).`);
    }
  }

  /** The last line before text that is none; what a lenient decoder makes of it is the replacement character. */
  #lineOfFault(bytes: Uint8Array): number {
    const text = new TextDecoder(this.#decoder?.encoding).decode(bytes);
    const fault = text.indexOf('\ufffd');
    return this.#line + (text.slice(0, Math.max(fault, 0)).match(/\n/g) ?? []).length;
  }
}

function detectEncoding(start: Uint8Array): string {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const text = Buffer.from(start.subarray(0, beginning)).toString('latin1');
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(text)?.[1] ?? 'utf-8';
  // Without a byte order mark, and read as single bytes so far, it cannot be what it says.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}
