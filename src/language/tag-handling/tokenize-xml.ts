import type { MarkupNodes } from './markup.ts';
import { scanXmlTag, XmlDefect } from './scan-xml-tag.ts';
import { XmlNodes } from './xml-nodes.ts';
import { isXmlCharacter, readReference } from './xml-references.ts';

/**
 * XML fragments as nodes: several roots and text around them are fine, prefixes need no declaration. DTDs are never
 * read, so nothing is fetched or expanded.
 *
 * Strict, it throws an `XmlDefect` for what is not well formed (`checkNesting` does the rest). Loose, such markup is
 * text. References to entities outside XML and HTML are nodes of their own in both.
 */
export function tokenizeXml(source: string, loose: boolean): MarkupNodes {
  if (!loose) checkCharacters(source);
  return new XmlReader(source, loose).read();
}

class XmlReader {
  readonly #source: string;
  readonly #loose: boolean;
  readonly #nodes: XmlNodes;
  /** Ends that a search has shown not to come again, so that no search is done twice. */
  readonly #missing = new Set<string>();
  #position = 0;
  #ampersand = -1;

  constructor(source: string, loose: boolean) {
    this.#source = source;
    this.#loose = loose;
    this.#nodes = new XmlNodes(source, loose);
  }

  read(): MarkupNodes {
    const source = this.#source;
    while (this.#position < source.length) {
      if (source.charCodeAt(this.#position) === 0x3c) {
        if (!this.#readMarkup()) this.#readText(this.#position + 1);
      } else {
        this.#readText(this.#position);
      }
    }
    return this.#nodes;
  }

  /** False if the `<` at hand is text. */
  #readMarkup(): boolean {
    const source = this.#source;
    const at = this.#position;
    if (source.startsWith('<!--', at)) return this.#readComment();
    if (source.startsWith('<![CDATA[', at)) return this.#readCdata();
    if (source.startsWith('<?', at)) return this.#readInstruction();
    if (/<!DOCTYPE\s/y.test(source.slice(at, at + 10))) return this.#readDoctype();
    const tag = scanXmlTag(source, at, this.#loose);
    if (tag === undefined) return false;
    this.#nodes.addTag(tag);
    this.#position = tag.end;
    return true;
  }

  #readComment(): boolean {
    const end = this.#find('-->', this.#position + 4, 'a comment does not end');
    if (end === -1) return false;
    const dashes = this.#source.slice(this.#position + 4, end).includes('--') || this.#source.charAt(end - 1) === '-';
    if (dashes && end > this.#position + 4) this.#defect("'--' inside a comment");
    return this.#hide(end + 3);
  }

  #readInstruction(): boolean {
    const end = this.#find('?>', this.#position + 2, 'a processing instruction does not end');
    if (end === -1) return false;
    const target =
      /^<\?([^\s?]*)/.exec(this.#source.slice(this.#position, Math.min(end, this.#position + 80)))?.[1] ?? '';
    if (target === '') this.#defect('a processing instruction has no name');
    if (target.toLowerCase() === 'xml' && this.#position > 0) this.#defect('the XML declaration is not at the start');
    return this.#hide(end + 2);
  }

  #readDoctype(): boolean {
    const reason = 'the document type declaration does not end';
    const bracket = this.#find('>', this.#position, reason);
    if (bracket === -1) return false;
    if (!this.#source.slice(this.#position, bracket).includes('[')) return this.#hide(bracket + 1);
    // The internal subset ends at `]>`; its declarations hold `>` too.
    const end = this.#find(']>', this.#position, reason);
    return end === -1 ? false : this.#hide(end + 2);
  }

  #readCdata(): boolean {
    const start = this.#position;
    const inner = start + 9;
    const end = this.#find(']]>', inner, 'a CDATA section does not end');
    if (end === -1) return false;
    if (end === inner) return this.#hide(end + 3);
    this.#nodes.add('cdata-open', start, inner);
    this.#nodes.add('text', inner, end, true);
    this.#nodes.add('cdata-close', end, end + 3);
    this.#position = end + 3;
    return true;
  }

  /** Text from the position to the next `<` at or after `from`. */
  #readText(from: number): void {
    const source = this.#source;
    const bracket = source.indexOf('<', from);
    const end = bracket === -1 ? source.length : bracket;
    if (!this.#loose) {
      const closer = source.slice(this.#position, end).indexOf(']]>');
      if (closer !== -1) this.#defect("']]>' in text", this.#position + closer);
    }
    let at = this.#nextReference(this.#position);
    while (at < end) {
      const found = readReference(source, at);
      if (found === undefined) {
        this.#defect("'&' starts no reference", at);
        at = this.#nextReference(at + 1);
        continue;
      }
      this.#pushText(at);
      this.#nodes.add(found.text === undefined ? 'reference' : 'text', at, found.end);
      this.#position = found.end;
      at = this.#nextReference(found.end);
    }
    this.#pushText(end);
  }

  /** Position of the next `&`, searched for once however many texts lie before it. */
  #nextReference(from: number): number {
    if (this.#ampersand < from) {
      const found = this.#source.indexOf('&', from);
      this.#ampersand = found === -1 ? this.#source.length : found;
    }
    return this.#ampersand;
  }

  #pushText(end: number): void {
    if (end === this.#position) return;
    if (!this.#nodes.extendText(this.#position, end)) this.#nodes.add('text', this.#position, end, true);
    this.#position = end;
  }

  #hide(end: number): true {
    this.#nodes.add('hidden', this.#position, end);
    this.#position = end;
    return true;
  }

  #find(closer: string, from: number, reason: string): number {
    const end = this.#missing.has(closer) ? -1 : this.#source.indexOf(closer, from);
    if (end === -1) {
      this.#missing.add(closer);
      this.#defect(reason);
    }
    return end;
  }

  #defect(reason: string, at = this.#position): void {
    if (!this.#loose) throw new XmlDefect(reason, at);
  }
}

// Without the flag for whole characters, which makes it several times as slow.
const forbidden =
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

function checkCharacters(source: string): void {
  const bad = forbidden.exec(source);
  if (bad !== null && !isXmlCharacter(bad[0].codePointAt(0) ?? 0)) {
    throw new XmlDefect('a control character, which XML does not allow', bad.index);
  }
}

/** Every tag has its partner, and a document type comes before all elements. Loose tokens need not pass. */
export function checkNesting(nodes: MarkupNodes, source: string): void {
  const open: { name: string; start: number }[] = [];
  let elementSeen = false;
  for (const node of nodes) {
    if (node.type === 'open' || node.type === 'empty') elementSeen = true;
    if (node.type === 'open') open.push(node);
    else if (node.type === 'close') {
      const last = open.pop();
      if (last === undefined) throw new XmlDefect(`'</${node.name}>' closes nothing`, node.start);
      if (last.name !== node.name)
        throw new XmlDefect(`'</${node.name}>' stands where '</${last.name}>' should`, node.start);
    } else if (node.type === 'hidden' && elementSeen && source.startsWith('<!D', node.start)) {
      throw new XmlDefect('a document type declaration after the first element', node.start);
    }
  }
  const left = open.pop();
  if (left !== undefined) throw new XmlDefect(`'<${left.name}>' is not closed`, left.start);
}
