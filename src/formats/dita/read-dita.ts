import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import { checkItems } from '../../language/tag-handling/check-size.ts';
import type { UnitItem } from '../../language/tag-handling/markup-unit.ts';
import { isOtherLanguage, type LanguageAttribute } from '../../language/tag-handling/other-language.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import { eachElement, type XmlElement, type XmlNode } from '../shared/xml/read-xml-tree.ts';
import { cdataItems, codeItem, textItems } from '../shared/xml/text-items.ts';
import type { XmlAttribute } from '../shared/xml/xml-scanner.ts';
import { DitaElements, referredName, shownText } from './dita-element.ts';
import { textAttributes } from './dita-vocabulary.ts';

/** A text of a document: what is between two boundaries, or the value of an attribute. */
export interface DitaText {
  readonly kind: TextUnit['kind'];
  readonly notation: 'xml' | 'xml-attribute';
  readonly items: readonly UnitItem[];
}

/** A value that says the language of an element that is translated. */
export interface DitaLanguage extends Omit<LanguageAttribute, 'attribute'> {
  readonly value: XmlAttribute;
}

export interface DitaContent {
  readonly languages: readonly DitaLanguage[];
  /** What changes by itself within the codes of texts, in the order that it begins in. */
  readonly holes: readonly TextSpan[];
}

export interface DitaReading {
  /** Language of what is translated; passages in others are left. */
  readonly language: string | undefined;
  readonly keepCode: boolean;
  /** Entities that the document declares. */
  readonly declared: ReadonlySet<string>;
  onStrayAmpersand(at: number): void;
  /** Takes each text as it ends, so that those without words fill no memory. */
  onText(text: DitaText): void;
}

const textsInStep = 500;

/** Reads the texts of a document in steps, each with the asides within it as texts of their own. */
export function* readDita(source: string, root: XmlElement, reading: DitaReading): Generator<undefined, DitaContent> {
  const reader = new DitaReader(source, reading);
  yield* reader.read(root);
  return reader;
}

interface Surroundings {
  readonly kind: TextUnit['kind'];
  readonly preserve: boolean;
}

class DitaReader implements DitaContent {
  readonly languages: DitaLanguage[] = [];
  readonly holes: TextSpan[] = [];
  readonly #source: string;
  readonly #reading: DitaReading;
  readonly #elements: DitaElements;
  #items: UnitItem[] = [];
  #count = 0;

  constructor(source: string, reading: DitaReading) {
    this.#source = source;
    this.#reading = reading;
    this.#elements = new DitaElements(source);
  }

  *read(root: XmlElement): Generator<undefined> {
    yield* this.#element(root, { kind: 'text', preserve: false });
    yield* this.#end('text');
  }

  *#end(kind: TextUnit['kind']): Generator<undefined> {
    const items = this.#items;
    this.#items = [];
    if (!items.some(({ type }) => type === 'text')) return;
    this.#reading.onText({ kind, notation: 'xml', items });
    this.#count += 1;
    if (this.#count % textsInStep === 0) yield;
  }

  *#node(node: XmlNode, around: Surroundings): Generator<undefined> {
    const { start, end } = node;
    if (node.type === 'element') yield* this.#element(node, around);
    else if (node.type === 'text') this.#push(textItems(this.#source, start, end, { ...this.#reading, ...around }));
    else if (node.type === 'cdata')
      this.#push(cdataItems(this.#source, start, end, this.#items.length, around.preserve));
    else this.#items.push(codeItem('alone', start, end));
  }

  #push(items: readonly UnitItem[]): void {
    for (const item of items) this.#items.push(item);
  }

  *#element(element: XmlElement, around: Surroundings): Generator<undefined> {
    const { flow, kind } = this.#elements.of(element);
    const inside = {
      kind: kind === undefined || flow === 'inline' ? around.kind : unitKind(kind.base),
      preserve: this.#preserves(element, kind?.preformatted === true || around.preserve),
    };
    if (flow === 'block') yield* this.#end(around.kind);
    if (!this.#isTranslated(element)) {
      if (flow !== 'block') this.#alone(element, flow === 'inline' ? this.#shown(element) : undefined);
      yield* this.#islands(element, inside);
      return;
    }
    this.#attributes(element);
    if (flow === 'block') {
      for (const child of element.nodes()) yield* this.#node(child, inside);
      yield* this.#end(inside.kind);
    } else if (flow === 'aside') {
      this.#alone(element, undefined);
      yield* this.#apart(element, inside);
    } else if (element.contentStart === element.contentEnd) {
      this.#alone(element, referredName(this.#elements, element));
    } else {
      const opened = this.#items.length;
      checkItems(opened);
      this.#items.push(codeItem('open', element.start, element.contentStart));
      for (const child of element.nodes()) yield* this.#node(child, inside);
      this.#items.push(codeItem('close', element.contentEnd, element.end, opened));
    }
  }

  #alone({ start, end }: XmlElement, equivalent: string | undefined): void {
    checkItems(this.#items.length);
    this.#items.push({ ...codeItem('alone', start, end), equivalent });
  }

  #shown(element: XmlElement): string | undefined {
    return shownText(this.#source, element) ?? referredName(this.#elements, element);
  }

  /** The content as texts of their own, while the one at hand goes on. */
  *#apart(element: XmlElement, inside: Surroundings): Generator<undefined> {
    this.holes.push({ start: element.contentStart, end: element.contentEnd });
    const outer = this.#items;
    this.#items = [];
    for (const child of element.nodes()) yield* this.#node(child, inside);
    yield* this.#end(inside.kind);
    this.#items = outer;
  }

  #isTranslated(element: XmlElement): boolean {
    const language = this.#elements.attribute(element, 'xml:lang');
    const isRoot = element.parent === undefined;
    if (!isRoot && language !== undefined && isOtherLanguage(language, this.#reading.language)) return false;
    if (this.#elements.isReplaced(element)) return false;
    const own = this.#elements.attribute(element, 'translate');
    if (own === 'yes' || own === 'no') return own === 'yes';
    const { content } = this.#elements.of(element);
    return content === 'text' || (content === 'code' && !this.#reading.keepCode);
  }

  /**
   * What says inside of an untranslated element that it is translated. Inside of something foreign also what is shown in its
   * place.
   */
  *#islands(
    element: XmlElement,
    around: Surroundings,
    foreign = this.#elements.of(element).content === 'foreign',
  ): Generator<undefined> {
    if (this.#elements.isReplaced(element)) return;
    for (const child of eachElement(element)) {
      const { kind, flow } = this.#elements.of(child);
      const isWanted =
        this.#elements.attribute(child, 'translate') === 'yes' || (foreign && kind !== undefined && flow === 'aside');
      if (isWanted && this.#isTranslated(child)) {
        this.#attributes(child);
        yield* this.#apart(child, { kind: 'text', preserve: this.#preserves(child, around.preserve) });
      } else yield* this.#islands(child, around, foreign);
    }
  }

  #preserves(element: XmlElement, otherwise: boolean): boolean {
    const own = this.#elements.attribute(element, 'xml:space');
    return own === 'preserve' || (own !== 'default' && otherwise);
  }

  #attributes(element: XmlElement): void {
    const { attributes, start, end } = element;
    for (const attribute of attributes) {
      if (attribute.name === 'xml:lang' && attribute.end > attribute.start) {
        const isEmpty = element.contentEnd === element.contentStart;
        this.languages.push({ value: attribute, start, end, isEmpty });
        this.holes.push(attribute);
      }
      if (!this.#isText(element, attribute.name)) continue;
      const items = textItems(this.#source, attribute.start, attribute.end, { ...this.#reading, preserve: false });
      if (!items.some(({ type }) => type === 'text')) continue;
      this.#reading.onText({ kind: 'attribute', notation: 'xml-attribute', items });
      this.holes.push(attribute);
    }
  }

  #isText(element: XmlElement, name: string): boolean {
    const bases = textAttributes.get(name);
    if (bases === undefined) return false;
    const base = this.#elements.of(element).kind?.base;
    if (base === undefined ? !ofAnyElement.has(name) : bases.size > 0 && !bases.has(base)) return false;
    if (name === 'othertype') return this.#elements.attribute(element, 'type') === 'other';
    return name !== 'content' || this.#elements.attribute(element, 'translate-content') !== 'no';
  }
}

/** Attributes that only DITA has, on elements that nothing is known of as well. */
const ofAnyElement: ReadonlySet<string> = new Set(['navtitle', 'reftitle', 'specentry', 'spectitle']);

function unitKind(base: string): TextUnit['kind'] {
  if (base === 'title' || base === 'navtitle' || base === 'searchtitle' || base === 'titlealt') return 'title';
  return base === 'entry' || base === 'stentry' ? 'cell' : 'text';
}
