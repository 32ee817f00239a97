import { QuoteType, Tokenizer } from 'htmlparser2';
import { checkNodes } from './check-size.ts';
import { ForeignContext } from './foreign-context.ts';
import { foreignElements, voidElements } from './html-elements.ts';
import type { Attribute, MarkupNode, TextNode } from './markup.ts';

/**
 * HTML as nodes. Never fails: what is no markup is text, and a tag the text ends in is `hidden`, as in browsers.
 *
 * In XHTML, `/>` ends any element: `<a id="x"/>`, `<script src="x"/>`.
 *
 * The tokenizer reports ends reliably and starts mostly; since nodes have no gaps, each starts where the last ended.
 */
export function tokenizeHtml(source: string, { xhtml = false }: { readonly xhtml?: boolean } = {}): MarkupNode[] {
  const builder = new HtmlNodeBuilder(source, xhtml);
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true, recognizeSelfClosing: xhtml }, builder);
  tokenizer.write(source);
  tokenizer.end();
  return builder.nodes;
}

/** The same list for the many tags that have none. */
const noAttributes: readonly Attribute[] = [];

class HtmlNodeBuilder {
  readonly nodes: MarkupNode[] = [];
  readonly #source: string;
  readonly #xhtml: boolean;
  /** Where the last node ended. */
  #position = 0;
  #name = '';
  #attributes: readonly Attribute[] = noAttributes;
  #attributeName = '';
  #value: TextNode[] = [];
  /** Where the last piece of the attribute's value ended. */
  #valuePosition = 0;
  #attributeCount = 0;
  readonly #foreign = new ForeignContext();

  constructor(source: string, xhtml: boolean) {
    this.#source = source;
    this.#xhtml = xhtml;
  }

  isInForeignContext(): boolean {
    return this.#foreign.active;
  }

  ontext(start: number, end: number): void {
    // Said of a tag the text ends in, as `<a/`.
    if (start < 0) {
      this.#hide(end);
      return;
    }
    if (start > this.#position) this.#hide(start);
    const last = this.nodes.at(-1);
    if (last?.type === 'text' && last.literal) {
      this.nodes[this.nodes.length - 1] = literal(this.#source, last.start, end);
    } else {
      this.#push(literal(this.#source, this.#position, end));
    }
    this.#position = end;
  }

  ontextentity(code: number, end: number): void {
    const last = this.nodes.at(-1);
    // Some names represent two characters, which come one by one.
    if (end === this.#position && last?.type === 'text') {
      this.nodes[this.nodes.length - 1] = { ...last, text: last.text + String.fromCodePoint(code) };
      return;
    }
    this.#push({ type: 'text', start: this.#position, end, text: String.fromCodePoint(code), literal: false });
    this.#position = end;
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#source.slice(start, end).toLowerCase();
    this.#foreign.start(this.#name);
    this.#attributes = noAttributes;
  }

  onattribname(start: number, end: number): void {
    this.#attributeCount += 1;
    checkNodes(this.nodes.length + this.#attributeCount);
    this.#attributeName = this.#source.slice(start, end).toLowerCase();
    this.#value = [];
    this.#valuePosition = startOfValue(this.#source, end);
  }

  onattribdata(start: number, end: number): void {
    this.#endReferences(start);
    if (end > start) this.#value.push(literal(this.#source, start, end));
    this.#valuePosition = end;
  }

  onattribentity(code: number): void {
    const character = String.fromCodePoint(code);
    const last = this.#value.at(-1);
    // The tokenizer does not say where a reference ends: neighbours become one piece, ended by what follows.
    if (last !== undefined && !last.literal && last.end === -1) {
      this.#value[this.#value.length - 1] = { ...last, text: last.text + character };
      return;
    }
    this.#value.push({ type: 'text', start: this.#valuePosition, end: -1, text: character, literal: false });
  }

  onattribend(quote: QuoteType, end: number): void {
    if (quote === QuoteType.NoValue) return;
    const valueEnd = quote === QuoteType.Unquoted ? end : end - 1;
    this.#endReferences(valueEnd);
    const start = this.#value[0]?.start ?? valueEnd;
    const attribute = {
      name: this.#attributeName,
      start,
      end: valueEnd,
      quote: quote === QuoteType.Double ? '"' : quote === QuoteType.Single ? "'" : '',
      value: this.#value,
    } as const;
    if (this.#attributes === noAttributes) this.#attributes = [attribute];
    else (this.#attributes as Attribute[]).push(attribute);
  }

  onopentagend(index: number): void {
    const empty = voidElements.has(this.#name);
    if (!empty) this.#foreign.open(this.#name);
    this.#pushTag(empty ? 'empty' : 'open', this.#name, index + 1);
  }

  onselfclosingtag(index: number): void {
    const empty = voidElements.has(this.#name) || foreignElements.has(this.#name) || this.#foreign.active;
    this.#pushTag(empty || this.#xhtml ? 'empty' : 'open', this.#name, index + 1);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase();
    this.#foreign.close(name);
    const bracket = this.#source.indexOf('>', end);
    this.#attributes = noAttributes;
    this.#pushTag('close', name, bracket === -1 ? this.#source.length : bracket + 1);
  }

  oncomment(_start: number, index: number): void {
    this.#hide(Math.min(index + 1, this.#source.length));
  }

  oncdata(_start: number, index: number): void {
    this.#hide(index + 1);
  }

  ondeclaration(_start: number, index: number): void {
    this.#hide(index + 1);
  }

  onprocessinginstruction(_start: number, index: number): void {
    this.#hide(index + 1);
  }

  onend(): void {
    if (this.#position < this.#source.length) this.#hide(this.#source.length);
  }

  #pushTag(type: 'open' | 'close' | 'empty', name: string, end: number): void {
    this.#push({ type, name, start: this.#position, end, attributes: this.#attributes, partner: -1, until: -1 });
    this.#position = end;
  }

  #push(node: MarkupNode): void {
    checkNodes(this.nodes.length + this.#attributeCount);
    this.nodes.push(node);
  }

  #hide(end: number): void {
    if (end <= this.#position) return;
    this.#push({ type: 'hidden', start: this.#position, end });
    this.#position = end;
  }

  #endReferences(end: number): void {
    const last = this.#value.at(-1);
    if (last !== undefined && last.end === -1) this.#value[this.#value.length - 1] = { ...last, end };
  }
}

const spaceEqualsQuote = /\s*=\s*["']?/y;

/** The tokenizer does not show where a value starts that begins with a reference. */
function startOfValue(source: string, endOfName: number): number {
  spaceEqualsQuote.lastIndex = endOfName;
  return spaceEqualsQuote.test(source) ? spaceEqualsQuote.lastIndex : endOfName;
}

function literal(source: string, start: number, end: number): TextNode {
  return { type: 'text', start, end, text: source.slice(start, end), literal: true };
}
