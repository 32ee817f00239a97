import { namePattern, readReference } from '../../tag-handling/xml-references.ts';
import { DoctypeEnd } from './doctype-end.ts';
import { TmxError } from './tmx-error.ts';

export interface XmlEvents {
  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void;
  close(name: string, line: number): void;
  text(text: string, line: number): void;
}

/** Longer pieces of markup or text are no translation memory, and would have to be held in memory. */
const longestPiece = 2 ** 20;

/** The buffer grows by this part of itself at least, so that small pieces do not copy it again and again. */
const growth = 8;

const deepest = 64;

const tagPattern = new RegExp(
  `^<(/?)(${namePattern})((?:\\s+${namePattern}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>$`,
  'u',
);
const attributePattern = new RegExp(`(${namePattern})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'gu');

/** Markup by how it begins, with its end; `<` alone represents tags. */
const markups = [
  { start: '<!--', end: '-->' },
  { start: '<![CDATA[', end: ']]>' },
  { start: '<!DOCTYPE', end: '>' },
  { start: '<?', end: '?>' },
] as const;

/**
 * A well-formedness checking reader of XML in pieces of any size. A document type is skipped unread, so entities of
 * its own are errors, and nothing outside of the file is ever looked at. Names lose their namespace prefix.
 */
export class XmlReader {
  readonly #events: XmlEvents;
  readonly #open: string[] = [];
  #buffer = '';
  /** What came after the buffer and holds no end of its first piece. */
  #waiting: string[] = [];
  #waitingLength = 0;
  /** What came may hold an end of the first piece. */
  #mayEnd = false;
  #line = 1;
  #rootSeen = false;
  /** How much of the buffer is known to hold no end of its first piece. */
  #searched = 0;
  /** The quotation mark that is open in a tag where the search stopped. */
  #quote = '';
  /** The document type that the search stopped in. */
  #doctype: DoctypeEnd | undefined;

  constructor(events: XmlEvents) {
    this.#events = events;
  }

  /** How far the file has been read; lines count from 1. */
  get line(): number {
    return this.#line;
  }

  push(text: string): void {
    this.#waiting.push(text);
    this.#waitingLength += text.length;
    this.#mayEnd ||= this.#mayEndPiece(text);
    const isLong = this.#buffer.length + this.#waitingLength > longestPiece;
    if (isLong || (this.#mayEnd && this.#waitingLength * growth >= this.#buffer.length)) this.#readPieces();
  }

  /** To look into a text that has just grown copies all of it, so it grows only when there may be an end in it. */
  #mayEndPiece(text: string): boolean {
    if (this.#buffer === '') return true;
    return this.#buffer.startsWith('<') ? /[<>]/.test(text) : text.includes('<');
  }

  #readPieces(): void {
    this.#takeWaiting();
    let at = 0;
    for (let end = this.#endOfPiece(at); end !== -1; end = this.#endOfPiece(at)) {
      const piece = this.#buffer.slice(at, end);
      this.#searched = 0;
      this.#quote = '';
      at = end;
      this.#read(piece);
      this.#countLines(piece);
    }
    this.#buffer = this.#buffer.slice(at);
    if (this.#buffer.length > longestPiece) this.#fail('A tag or a text is longer than this reader takes.');
  }

  #takeWaiting(): void {
    this.#buffer += this.#waiting.join('');
    this.#waiting = [];
    this.#waitingLength = 0;
    this.#mayEnd = false;
  }

  finish(): void {
    this.#readPieces();
    if (this.#buffer.startsWith('<')) this.#fail('The file ends within a tag.');
    this.#read(this.#buffer);
    this.#countLines(this.#buffer);
    this.#buffer = '';
    const [last] = this.#open.slice(-1);
    if (last !== undefined) this.#fail(`The file ends before </${last}>.`);
    if (!this.#rootSeen) this.#fail('The file holds no XML element.');
  }

  #endOfPiece(at: number): number {
    const buffer = this.#buffer;
    if (at >= buffer.length) return -1;
    const from = at + this.#searched;
    if (buffer[at] !== '<') return this.#remember(buffer.indexOf('<', from), at);
    for (const { start, end } of markups) {
      if (buffer.startsWith(start, at)) {
        if (start === '<!DOCTYPE') return this.#endOfDoctype(at);
        const found = buffer.indexOf(end, Math.max(at + start.length, from - end.length));
        return this.#remember(found === -1 ? -1 : found + end.length, at);
      }
      if (start.startsWith(buffer.slice(at, at + start.length))) return -1;
    }
    return this.#endOfTag(at);
  }

  #endOfDoctype(at: number): number {
    this.#doctype ??= new DoctypeEnd();
    const end = this.#doctype.find(this.#buffer, at);
    if (end !== -1) this.#doctype = undefined;
    return end;
  }

  /** After the `>` that is not within quotes. */
  #endOfTag(at: number): number {
    const buffer = this.#buffer;
    for (let index = at + Math.max(1, this.#searched); index < buffer.length; index += 1) {
      const character = buffer[index];
      if (this.#quote !== '') {
        if (character === this.#quote) this.#quote = '';
      } else if (character === '"' || character === "'") this.#quote = character;
      else if (character === '>') return index + 1;
      // Two tags run into each other: the piece ends, and is found not to be a tag.
      else if (character === '<') return index;
    }
    return this.#remember(-1, at);
  }

  #remember(found: number, at: number): number {
    this.#searched = found === -1 ? this.#buffer.length - at : 0;
    return found;
  }

  #read(piece: string): void {
    if (piece === '') return;
    if (!piece.startsWith('<')) this.#text(this.#decode(piece));
    else if (piece.startsWith('<![CDATA[')) this.#text(normalizeLines(piece.slice(9, -3)));
    else if (!piece.startsWith('<!') && !piece.startsWith('<?')) this.#tag(piece);
    else if (piece.startsWith('<!') && !/^<!(?:--|DOCTYPE)/.test(piece))
      this.#fail('There is a declaration out of place.');
  }

  #text(text: string): void {
    if (this.#open.length > 0) this.#events.text(text, this.#line);
    else if (text.replace(/^\ufeff/, '').trim() !== '') this.#fail('There is text outside of the root element.');
  }

  #tag(piece: string): void {
    const [, slash, qualified, written = '', empty] = tagPattern.exec(piece) ?? [];
    if (qualified === undefined) this.#fail(`This is not a well-formed tag: ${piece.slice(0, 60)}`);
    const name = localName(qualified);
    if (slash === '/') {
      if (written !== '' || empty === '/') this.#fail('A closing tag has no attributes.');
      this.#close(qualified, name);
      return;
    }
    if (this.#open.length === 0 && this.#rootSeen) this.#fail('There is more than one root element.');
    if (this.#open.length >= deepest) this.#fail('Elements are nested too deeply.');
    this.#rootSeen = true;
    const attributes = new Map<string, string>();
    for (const [, attribute = '', double, single] of written.matchAll(attributePattern)) {
      if (attributes.has(localName(attribute)) && !attribute.includes(':')) continue;
      attributes.set(localName(attribute), this.#decode((double ?? single ?? '').replace(/[\t\r\n]/g, ' ')));
    }
    this.#open.push(qualified);
    this.#events.open(name, attributes, this.#line);
    if (empty === '/') this.#close(qualified, name);
  }

  #close(qualified: string, name: string): void {
    const expected = this.#open.pop();
    if (expected === undefined) this.#fail(`</${qualified}> closes nothing.`);
    if (expected !== qualified) this.#fail(`</${qualified}> stands where </${expected}> was expected.`);
    this.#events.close(name, this.#line);
  }

  #decode(text: string): string {
    if (!text.includes('&')) return normalizeLines(text);
    let decoded = '';
    let from = 0;
    for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', from)) {
      const reference = readReference(text, at);
      if (reference?.text === undefined) {
        this.#countLines(text.slice(0, at));
        this.#fail(`This is not a reference that XML knows: ${text.slice(at, at + 20)}`);
      }
      decoded += normalizeLines(text.slice(from, at)) + reference.text;
      from = reference.end;
    }
    return decoded + normalizeLines(text.slice(from));
  }

  #countLines(text: string): void {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line += 1;
  }

  #fail(reason: string): never {
    throw new TmxError(this.#line, reason);
  }
}

function normalizeLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
