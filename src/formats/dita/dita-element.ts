import { attributeOf, eachElement, type XmlElement } from '../shared/xml/read-xml-tree.ts';
import { decodeXmlText } from '../shared/xml/xml-text.ts';
import { type ElementKind, elementKind, type Flow } from './dita-vocabulary.ts';

/** An element with what decides over its text. */
export interface DitaElement {
  readonly kind: ElementKind | undefined;
  readonly flow: Flow;
  readonly content: ElementKind['content'];
}

const flows: readonly Flow[] = ['inline', 'block', 'aside'];

/** Elements of one document. What depends on those within them is found once. */
export class DitaElements {
  readonly #source: string;
  /** One more than the place in `flows`. */
  readonly #flows = new RowMarks();
  /** Of elements whose content was looked at: whether they hold text of their own. */
  readonly #besideText = new RowMarks();

  constructor(source: string) {
    this.#source = source;
  }

  of(element: XmlElement): DitaElement {
    if (this.#isForeign(element)) return { kind: undefined, flow: 'aside', content: 'foreign' };
    const kind = this.#kindOf(element);
    let flow = flows[this.#flows.at(element.row) - 1];
    if (flow === undefined) {
      flow = this.#flow(element, kind);
      this.#flows.set(element.row, flows.indexOf(flow) + 1);
    }
    return { kind, flow, content: kind?.content ?? 'text' };
  }

  attribute(element: XmlElement, name: string): string | undefined {
    return element.attributes.length === 0 ? undefined : attributeOf(this.#source, element, name);
  }

  /**
   * Its content comes from somewhere else (`conref`, `conkeyref`); what it holds is replaced. An element that is pushed into
   * another document holds what is shown there.
   */
  isReplaced(element: XmlElement): boolean {
    const reference = this.attribute(element, 'conref') ?? this.attribute(element, 'conkeyref') ?? '';
    return reference !== '' && !/^push/.test(this.attribute(element, 'conaction') ?? '');
  }

  #isForeign(element: XmlElement): boolean {
    if (!this.#source.startsWith(element.name, element.start + 1)) return true;
    return element.parent !== undefined && (this.attribute(element, 'xmlns') ?? '') !== '';
  }

  #kindOf(element: XmlElement): ElementKind | undefined {
    return elementKind(element.name, this.attribute(element, 'class'));
  }

  #flow(element: XmlElement, kind: ElementKind | undefined): Flow {
    const flow = kind?.flow ?? (this.#isBesideText(element) ? 'inline' : 'block');
    if (flow === 'block') return flow;
    const { parent } = element;
    // Each keyword of the metadata is one for itself.
    if (kind?.base === 'keyword' && parent !== undefined && this.#kindOf(parent)?.base === 'keywords') return 'block';
    if (kind?.base === 'image') return this.attribute(element, 'placement') === 'break' ? 'block' : flow;
    if (flow === 'aside') return flow;
    return kind?.content !== 'left' && this.#holdsBlock(element) ? 'block' : flow;
  }

  /** Otherwise a block within would be in the middle of a sentence. */
  #holdsBlock(element: XmlElement): boolean {
    return eachElement(element).some((child) => this.of(child).flow === 'block');
  }

  /** An element that nothing is known of is part of a sentence where its parent holds text of its own. */
  #isBesideText({ parent }: XmlElement): boolean {
    if (parent === undefined) return false;
    const [no, yes] = [1, 2];
    const known = this.#besideText.at(parent.row);
    if (known !== 0) return known === yes;
    const holdsText = Iterator.from(parent.nodes()).some(
      ({ type, start, end }) => type === 'cdata' || (type === 'text' && /\S/.test(this.#source.slice(start, end))),
    );
    this.#besideText.set(parent.row, holdsText ? yes : no);
    return holdsText;
  }
}

/** A small number for each element, 0 at first. */
class RowMarks {
  #bytes = new Uint8Array(1024);

  at(row: number): number {
    return this.#bytes[row] ?? 0;
  }

  set(row: number, mark: number): void {
    if (row >= this.#bytes.length) {
      const grown = new Uint8Array(Math.max(row + 1, 2 * this.#bytes.length));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[row] = mark;
  }
}

/** What a reader sees instead of an element without content that refers to something. */
export function referredName(elements: DitaElements, element: XmlElement): string | undefined {
  for (const name of ['keyref', 'conkeyref', 'conref', 'href']) {
    const reference = elements.attribute(element, name);
    const last = /([^/#.]+)(?:\.[A-Za-z]+)?$/.exec(reference ?? '')?.[1];
    if (last !== undefined) return last.slice(0, 200).toWellFormed();
  }
  return undefined;
}

/** The text of an element that is not translated, as it is shown in a sentence. */
export function shownText(source: string, { contentStart, contentEnd }: XmlElement): string | undefined {
  const written = source.slice(contentStart, Math.min(contentEnd, contentStart + 2000)).replace(/<[^>]*>?/g, '');
  const text = (decodeXmlText(written) ?? written).replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text.slice(0, 200).toWellFormed();
}
