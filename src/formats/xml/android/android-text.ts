import type { Segment } from '../../../contracts/segment.ts';
import { escapedText } from '../../../language/placeholders/escaped-text.ts';
import { type FoundCode, findCodes, inlinesOf } from '../../../language/placeholders/find-inline-codes.ts';
import type { HostText } from '../../../language/placeholders/host-text.ts';
import { readReference } from '../../../language/tag-handling/xml-references.ts';
import { type TextSpan, withoutOverlaps } from '../../../language/text-edit.ts';
import type { XmlElement, XmlLeaf, XmlNode } from '../../shared/xml/read-xml-tree.ts';
import { encodeXmlText } from '../../shared/xml/xml-text.ts';

/** Placeholders of `String.format`. */
const placeholders =
  /%(?:\d{1,2}\$)?[-#+ 0,(]{0,5}\d{0,4}(?:\.\d{1,4})?(?:[bBhHsScCdoxXeEfgGaA%n]|[tT][A-Za-z])(?!\p{L})|%(?:\d{1,2}\$)?(?:\.\d{1,2})?[dsf]/gu;

const counts = /%(?:\d\$)?,?d/g;
const never = /(?!)/g;

/** Finds the number that a form is chosen by, if there is no doubt which it is. */
export function androidCount(text: string): RegExp {
  return new Set(text.match(counts)).size === 1 ? counts : never;
}

/** Elements and references in a text are a character each that no text has, the first of a plane for private use. */
const firstMark = 0xf0000;
const mostMarks = 20_000;
const marks = /[\u{f0000}-\u{ffffd}]/gu;

interface MarkedCode {
  readonly source: string;
  readonly tag?: { readonly name: string; readonly closes: boolean; readonly empty: boolean };
  readonly equivalent?: string;
}

export interface AndroidText {
  readonly host: HostText;
  /** UTF-16 positions in the source, half open, of what the host is. */
  readonly start: number;
  readonly end: number;
  toSegment(host: HostText): Segment;
  /** Corrects the start of a written text: what begins with `@` or `?` refers to something. */
  wrap(source: string): string;
}

/**
 * The content of a string: text with the escapes and quotation marks of Android in XML, and elements for its looks.
 * Undefined for a reference to another resource, and for more elements than anybody would write.
 */
export function androidText(source: string, element: XmlElement, formatted: boolean): AndroidText | undefined {
  const { start, end, isCdata, isQuoted } = rangeOf(source, element);
  const written = source.slice(start, end);
  if (/^[@?](?!\s)[\w:+.]*(?:\/[\w.:]+)?$/.test(written)) return undefined;
  const reader = new ContentReader(source, isQuoted, isCdata);
  const { codes } = reader;
  const parts = isCdata ? [reader.text(start, end)] : reader.read(element.children, start, end);
  if (reader.holdsMarks || codes.length > mostMarks) return undefined;
  const own = formatted ? placeholders : undefined;
  return {
    host: joinedHost(parts, codes, encoder(isCdata, isQuoted)),
    start,
    end,
    toSegment: (host) => segmentOf(host, codes, own),
    wrap: (text) => (isQuoted || !/^[@?]/.test(text) ? text : `\\${text}`),
  };
}

interface ContentRange extends TextSpan {
  /** All of it is in one CDATA section. */
  readonly isCdata: boolean;
  /** All of it is between quotation marks, which keep white space. */
  readonly isQuoted: boolean;
}

/** Without white space around it, which is layout. */
function rangeOf(source: string, element: XmlElement): ContentRange {
  const visible = element.children.filter(
    ({ type, start, end }) => type !== 'text' || /\S/.test(source.slice(start, end)),
  );
  const [only] = visible;
  const isCdata = visible.length === 1 && only?.type === 'cdata';
  let [start, end] = isCdata
    ? [(only as XmlLeaf).start + '<![CDATA['.length, (only as XmlLeaf).end - ']]>'.length]
    : [element.contentStart, element.contentEnd];
  while (start < end && /\s/.test(source[start] as string)) start += 1;
  while (end > start && /\s/.test(source[end - 1] as string) && source[end - 2] !== '\\') end -= 1;
  const isQuoted = /^"(?:[^"\\]|\\[\s\S])*"$/.test(source.slice(start, end)) && end - start > 1;
  return isQuoted ? { start: start + 1, end: end - 1, isCdata, isQuoted } : { start, end, isCdata, isQuoted };
}

interface Part {
  readonly text: string;
  source(start: number, end: number): string;
}

const escapes = /\\(?:u[0-9A-Fa-f]{4}|&[^;\s<]{1,32};|[\s\S]?)|&[^;\s<]{1,32};|"|[ \t\r\n\f]+/g;
const cdataEscapes = /\\(?:u[0-9A-Fa-f]{4}|[\s\S]?)|"|[ \t\r\n\f]+/g;
const controls: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

class ContentReader {
  readonly codes: MarkedCode[] = [];
  holdsMarks = false;
  readonly #source: string;
  readonly #cdata: boolean;
  #inQuotes: boolean;

  constructor(source: string, inQuotes: boolean, cdata: boolean) {
    this.#source = source;
    this.#inQuotes = inQuotes;
    this.#cdata = cdata;
  }

  read(children: readonly XmlNode[], start: number, end: number): readonly Part[] {
    const parts: Part[] = [];
    for (const node of children) {
      const from = Math.max(start, node.start);
      const to = Math.min(end, node.end);
      if (from >= to) continue;
      if (node.type === 'text') parts.push(this.text(from, to));
      else if (node.type === 'element') parts.push(...this.#element(node, start, end));
      // The marks of a section among other things go; what is in it is written with references.
      else if (node.type === 'cdata') parts.push(this.#section(node));
      else parts.push(this.#code({ source: this.#source.slice(node.start, node.end) }));
    }
    return parts;
  }

  text(start: number, end: number): Part {
    return this.#decode(this.#source.slice(start, end), this.#cdata ? cdataEscapes : escapes);
  }

  #section({ start, end }: XmlLeaf): Part {
    const part = this.#decode(this.#source.slice(start + 9, end - 3), cdataEscapes);
    return { ...part, source: (from, to) => encodeXmlText(part.source(from, to)) };
  }

  #decode(written: string, pattern: RegExp): Part {
    this.#checkMarks(written);
    return escapedText(written, { pattern, decode: (found) => this.#decodeOne(found), encode: String });
  }

  /** A text that has such characters itself is left. */
  #checkMarks(written: string): void {
    if (written.search(marks) !== -1) this.holdsMarks = true;
  }

  #decodeOne(found: string): string {
    if (found.startsWith('\\')) {
      const body = found.startsWith('\\&') ? readReference(found, 1)?.text : found.slice(1);
      if (body === undefined) return this.#mark({ source: found, equivalent: found.slice(1) });
      if (/^u[0-9A-Fa-f]{4}$/.test(body)) return String.fromCharCode(Number.parseInt(body.slice(1), 16));
      return controls[body] ?? body;
    }
    // A reference that only a document type could explain.
    const text = found.startsWith('&') ? readReference(found, 0)?.text : found;
    if (text === undefined) return this.#mark({ source: found, equivalent: found });
    if (text === '"') {
      this.#inQuotes = !this.#inQuotes;
      return '';
    }
    return /^[ \t\r\n\f]/.test(text) && !this.#inQuotes ? ' ' : text;
  }

  #element(element: XmlElement, start: number, end: number): Part[] {
    const { contentStart, contentEnd } = element;
    const tag = this.#source.slice(element.start, contentStart);
    const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? '';
    if (/^(?:\w+:)?g$/.test(name) && name !== 'g') {
      const shown = this.#source
        .slice(contentStart, contentEnd)
        .replace(/<[^>]*>/g, '')
        .trim();
      const equivalent = shown === '' ? {} : { equivalent: shown.slice(0, 200).toWellFormed() };
      return [this.#code({ source: this.#source.slice(element.start, element.end), ...equivalent })];
    }
    const isEmpty = contentStart === contentEnd;
    const shown = name === 'br' ? { equivalent: '\n' } : {};
    if (isEmpty) return [this.#code({ source: this.#source.slice(element.start, element.end), ...shown })];
    const key = `${name} ${element.start}`;
    const open = this.#code({ source: tag, tag: { name: key, closes: false, empty: false } });
    const inner = this.read(element.children, start, end);
    const close = this.#source.slice(contentEnd, element.end);
    return [open, ...inner, this.#code({ source: close, tag: { name: key, closes: true, empty: false } })];
  }

  #code(code: MarkedCode): Part {
    return { text: this.#mark(code), source: () => code.source };
  }

  #mark(code: MarkedCode): string {
    this.codes.push(code);
    return String.fromCodePoint(firstMark + this.codes.length - 1);
  }
}

function joinedHost(parts: readonly Part[], codes: readonly MarkedCode[], encode: (text: string) => string): HostText {
  let text = '';
  const ranges = parts.map((part) => {
    const start = text.length;
    text += part.text;
    return { start, end: text.length, part };
  });
  return {
    text,
    source: (start, end) =>
      ranges
        .filter((range) => range.start < end && range.end > start)
        .map(({ start: from, end: to, part }) => part.source(Math.max(start, from) - from, Math.min(end, to) - from))
        .join(''),
    encode(changed) {
      let encoded = '';
      let position = 0;
      for (const { 0: mark, index } of changed.matchAll(marks)) {
        encoded += encode(changed.slice(position, index)) + (codes[codeIndex(mark)]?.source ?? '');
        position = index + mark.length;
      }
      return encoded + encode(changed.slice(position));
    },
  };
}

function codeIndex(mark: string): number {
  return (mark.codePointAt(0) as number) - firstMark;
}

function encoder(isCdata: boolean, isQuoted: boolean): (text: string) => string {
  return (text) => {
    const escaped = text
      .replaceAll(/["'\\\n\t]/g, (character) => {
        if (character === "'" && isQuoted) return character;
        return character === '\n' ? '\\n' : character === '\t' ? '\\t' : `\\${character}`;
      })
      // White space beyond one blank is layout outside of quotation marks.
      .replaceAll(/ {2,}|[\r\f]/g, (blanks) => (isQuoted ? blanks : ` ${'\\u0020'.repeat(blanks.length - 1)}`));
    return isCdata ? escaped.replaceAll(']]>', ']]]]><![CDATA[>') : encodeXmlText(escaped);
  };
}

function segmentOf(host: HostText, codes: readonly MarkedCode[], own: RegExp | undefined): Segment {
  const found: FoundCode[] = findCodes(host.text, own).map((code) => withEquivalent(host.text, code));
  for (const { 0: mark, index } of host.text.matchAll(marks)) {
    const { tag, equivalent } = codes[codeIndex(mark)] ?? {};
    found.push({
      start: index,
      end: index + mark.length,
      ...(tag === undefined ? {} : { tag }),
      ...(equivalent === undefined ? {} : { equivalent }),
    });
  }
  return { inlines: inlinesOf(host, withoutOverlaps(found), 1) };
}

/** Readers see something in the place of a placeholder. */
function withEquivalent(text: string, code: FoundCode): FoundCode {
  if (code.tag !== undefined || code.equivalent !== undefined || text[code.start] !== '%') return code;
  const written = text.slice(code.start, code.end);
  return { ...code, equivalent: written === '%%' ? '%' : written };
}
