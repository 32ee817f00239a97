import { ServiceError } from '../../../errors/service-error.ts';
import type { TextSpan } from '../../../language/text-edit.ts';

export type XmlTokenKind =
  | 'open'
  | 'close'
  /** `<x/>`. */
  | 'empty'
  /** Up to the next `<`; references are within. */
  | 'text'
  | 'cdata'
  | 'comment'
  /** Processing instructions and the XML declaration. */
  | 'instruction'
  | 'doctype';

export interface XmlScannerOptions {
  /** Deepest nesting of elements. */
  readonly depth: number;
  /** `pass`: the declaration is a token like any other; what it declares is never read. */
  readonly doctype: 'refuse' | 'pass';
}

/** Where the value of an attribute is, without its quotes. */
export interface XmlAttribute extends TextSpan {
  /** As it is written, with its prefix. */
  readonly name: string;
}

/**
 * A well-formed XML document token by token. The tokens' ranges joined are the source itself, so anyone who changes some of
 * them leaves all others as they are, byte for byte. Nothing is made for tokens that are only passed: the fields show
 * of the one at hand. Documents of 40 MB with millions of tags go through in a fraction of a second.
 *
 * What is not well formed (tags that do not match, none or several roots, text outside of it) is an `invalid_document`.
 * Attributes are checked when they are asked for. DTDs are never read, so nothing is fetched or expanded.
 */
export class XmlScanner {
  readonly source: string;
  kind: XmlTokenKind = 'text';
  /** UTF-16 positions, half open. */
  start = 0;
  end = 0;
  /** Of tags: with its prefix, as it is written. */
  name = '';
  readonly #options: XmlScannerOptions;
  readonly #open: string[] = [];
  #rootSeen = false;
  readonly #names = new Map<string, string>();

  constructor(source: string, options: XmlScannerOptions) {
    this.source = source;
    this.#options = options;
    // A byte order mark belongs to no token's text.
    if (source.startsWith('\ufeff')) this.end = 1;
  }

  /** How many elements are open, with the one that this token opens, without the one that it closes. */
  get depth(): number {
    return this.#open.length;
  }

  /** Goes to the next token; false at the end. */
  next(): boolean {
    const { source } = this;
    this.start = this.end;
    if (this.start >= source.length) return this.#finish();
    if (source.charCodeAt(this.start) !== 0x3c) {
      const bracket = source.indexOf('<', this.start);
      this.kind = 'text';
      this.end = bracket === -1 ? source.length : bracket;
      if (this.#open.length === 0) this.#checkOutside();
      return true;
    }
    const second = source.charCodeAt(this.start + 1);
    if (second === 0x2f) this.#close();
    else if (second === 0x21) this.#declaration();
    else if (second === 0x3f) this.#until('instruction', '?>', 2);
    else this.#openOrEmpty();
    return true;
  }

  /** After a token that opens an element: goes to the token that closes it. */
  skipElement(): void {
    if (this.kind !== 'open') return;
    const depth = this.depth;
    while (this.next()) if (this.depth < depth) return;
  }

  /** The attributes of the tag at hand, in order. */
  *attributes(): Generator<XmlAttribute> {
    const rest = yield* attributesIn(this.source, this.start + 1 + this.name.length, this.end);
    if (rest.trim() !== '') this.fail(`the tag <${this.name}> is not well formed`);
  }

  /** An attribute of the tag at hand by its name as it is written. */
  attribute(name: string): XmlAttribute | undefined {
    for (const attribute of this.attributes()) if (attribute.name === name) return attribute;
    return undefined;
  }

  fail(reason: string, at = this.start): never {
    const line = countLines(this.source, at);
    throw new ServiceError('invalid_document', { reason: `${reason} (line ${line}).` });
  }

  #finish(): false {
    this.start = this.source.length;
    const left = this.#open.at(-1);
    if (left !== undefined) this.fail(`it ends before </${left}>`);
    if (!this.#rootSeen) this.fail('it holds no XML element');
    return false;
  }

  #openOrEmpty(): void {
    const { source } = this;
    const end = this.#tagEnd();
    this.name = this.#readName(this.start + 1);
    if (this.#open.length === 0) {
      if (this.#rootSeen) this.fail('there is more than one root element');
      this.#rootSeen = true;
    }
    this.end = end;
    this.kind = source.charCodeAt(end - 2) === 0x2f ? 'empty' : 'open';
    if (this.kind === 'empty') return;
    this.#open.push(this.name);
    if (this.#open.length > this.#options.depth) {
      throw new ServiceError('document_too_large', { limit: `${this.#options.depth} nested elements` });
    }
  }

  #close(): void {
    const end = this.source.indexOf('>', this.start);
    if (end === -1) this.fail('a tag does not end');
    this.name = this.#readName(this.start + 2);
    if (this.source.slice(this.start + 2 + this.name.length, end).trim() !== '')
      this.fail('a closing tag is not well formed');
    const expected = this.#open.pop();
    if (expected === undefined) this.fail(`</${this.name}> closes nothing`);
    if (expected !== this.name) this.fail(`</${this.name}> stands where </${expected}> should`);
    this.kind = 'close';
    this.end = end + 1;
  }

  #declaration(): void {
    const { source, start } = this;
    if (source.startsWith('<!--', start)) {
      this.#until('comment', '-->', 4);
      return;
    }
    if (source.startsWith('<![CDATA[', start)) {
      if (this.#open.length === 0) this.fail('there is text outside of the root element');
      this.#until('cdata', ']]>', 9);
      return;
    }
    if (!source.startsWith('<!DOCTYPE', start)) this.fail('there is a declaration out of place');
    if (this.#options.doctype === 'refuse') this.fail('it has a document type declaration, which is not allowed in it');
    if (this.#rootSeen) this.fail('a document type declaration after the first element');
    this.kind = 'doctype';
    this.end = this.#doctypeEnd();
  }

  #until(kind: XmlTokenKind, closer: string, skip: number): void {
    const at = this.source.indexOf(closer, this.start + skip);
    if (at === -1) this.fail(`a ${kind} does not end`);
    this.kind = kind;
    this.end = at + closer.length;
  }

  /** After the `>` that is outside of quotes, brackets and comments. */
  #doctypeEnd(): number {
    doctypePart.lastIndex = this.start + 9;
    let brackets = 0;
    for (let found = doctypePart.exec(this.source); found !== null; found = doctypePart.exec(this.source)) {
      if (found[0] === '[') brackets += 1;
      else if (found[0] === ']') brackets -= 1;
      else if (found[0] === '>' && brackets <= 0) return doctypePart.lastIndex;
    }
    return this.fail('the document type declaration does not end');
  }

  /** After the `>` that is not in quotes. */
  #tagEnd(): number {
    const { source } = this;
    for (let at = this.start + 1; at < source.length; at++) {
      const code = source.charCodeAt(at);
      if (code === 0x3e) return at + 1;
      if (code === 0x3c) break;
      if (code === 0x22 || code === 0x27) {
        at = source.indexOf(code === 0x22 ? '"' : "'", at + 1);
        if (at === -1) break;
      }
    }
    return this.fail('a tag does not end');
  }

  /** The same string object for the same name, since a document has few names and many tags. */
  #readName(at: number): string {
    const written = nameAt(this.source, at);
    const known = this.#names.get(written);
    if (known !== undefined) return known;
    if (!namePattern.test(written)) this.fail("'<' starts no tag");
    this.#names.set(written, written);
    return written;
  }

  #checkOutside(): void {
    if (this.source.slice(this.start, this.end).trim() !== '') this.fail('there is text outside of the root element');
  }
}

/** What may be a name, with its prefix. */
export function nameAt(source: string, at: number): string {
  let end = at;
  for (; end < source.length; end++) {
    const code = source.charCodeAt(end);
    if (code <= 0x20 || code === 0x2f || code === 0x3e || code === 0x3c || code === 0x22 || code === 0x3d) break;
  }
  return source.slice(at, end);
}

/** The attributes of a tag, from the end of its name to that of the tag; returns what follows them in it. */
export function* attributesIn(source: string, from: number, end: number): Generator<XmlAttribute, string> {
  const tagEnd = end - (source.charCodeAt(end - 2) === 0x2f ? 2 : 1);
  let at = from;
  while (at < tagEnd) {
    attributePattern.lastIndex = at;
    const found = attributePattern.exec(source);
    if (found === null || found.index + found[0].length > tagEnd) break;
    const valueEnd = attributePattern.lastIndex - 1;
    yield { name: found[1] ?? '', start: valueEnd - (found[2] ?? found[3] ?? '').length, end: valueEnd };
    at = valueEnd + 1;
  }
  return source.slice(at, tagEnd);
}

const namePattern = /^[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u00b7]*$/u;
const attributePattern = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const doctypePart = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|"[^"]*"|'[^']*'|[[\]>]/g;

function countLines(source: string, end: number): number {
  let lines = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < end; at = source.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
