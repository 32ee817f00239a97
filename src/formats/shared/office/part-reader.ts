import type { DocumentBudget, DocumentLimits, TextUnit } from '../../../contracts/documents/document-filter.ts';
import { ownEntry } from '../../../language/own-entry.ts';
import { plainText, textSegment } from '../../../language/segments.ts';
import type { TextSpan } from '../../../language/text-edit.ts';
import type { GiveWay } from '../files/give-way.ts';
import { encodeXmlAttribute, encodeXmlText } from '../xml/xml-text.ts';
import { type BuiltUnit, buildUnit, isTranslatable } from './build-unit.ts';
import { OfficeScanner } from './office-scanner.ts';
import { type Adjustment, PartUnits, type PlacedUnit, showMarkup, tieRepeated } from './part-units.ts';
import type { RunItem, RunWriter } from './run-items.ts';
import { tieEntries } from './tie-entries.ts';

/**
 * Reads the element at hand, whose opening tag the scanner is on, up to its closing tag; in steps, between which other work
 * may go on, where one element may hold a whole document.
 */
export type ElementReader = (reader: PartReader) => void | Generator<undefined, void>;

export interface AttributeRule {
  readonly names: readonly string[];
  readonly kind: TextUnit['kind'];
  /** The longest value that programs take, by name, where there is a limit. */
  readonly longest?: Readonly<Record<string, number>>;
  /** How the format writes characters that XML has no way to write. */
  readonly escapes?: { decode(text: string): string; encode(text: string): string };
  /** Values that a program has put there by itself are no text. Default: every value is text. */
  readonly isText?: (value: string) => boolean;
}

export interface PartRules {
  /** Elements read in their own way, by their tags. */
  readonly elements: Readonly<Record<string, ElementReader>>;
  /** Attributes whose value is text for readers. */
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** The usual prefix of a namespace, which tags are known by; that of Office documents if nothing is said. */
  readonly usualPrefix?: (namespace: string) => string | undefined;
}

/** What a paragraph is made of, and how it is written again. */
export interface ParagraphParts {
  readonly range: TextSpan;
  readonly items: readonly RunItem[];
  readonly kind: TextUnit['kind'];
  readonly writer: RunWriter;
  readonly write: (built: BuiltUnit, ...rest: Parameters<PlacedUnit['write']>) => string;
  readonly maximumLength?: number;
  /** It is in a table of contents or another index. */
  readonly isEntry?: boolean;
}

/** What programs describe a picture with when nobody else has. */
const fileName = /^\S+\.[A-Za-z][A-Za-z0-9]{1,3}$/;

const noEscapes: Required<AttributeRule>['escapes'] = { decode: (text) => text, encode: (text) => text };

/** Outside of paragraphs; a look at the clock costs more than most tokens. */
const tokensAtOnce = 16;

/** Ways to say the same that are compared with each other; programs write two. */
const mostBranches = 8;

/** By itself, so that nothing else of a paragraph stays in memory as long as its unit: there may be hundreds of thousands. */
function writerOf(built: BuiltUnit, write: ParagraphParts['write']): PlacedUnit['write'] {
  return (...rest) => write(built, ...rest);
}

/** Goes through a part once and collects its units, those within others after them. */
export class PartReader {
  readonly scanner: OfficeScanner;
  readonly #rules: PartRules;
  readonly #units: (PlacedUnit | undefined)[] = [];
  readonly #adjustments: Adjustment[] = [];
  readonly #entries = new Set<PlacedUnit>();
  readonly #budget: DocumentBudget;

  /** The budget is that of the whole document. */
  constructor(source: string, rules: PartRules, limits: DocumentLimits, budget: DocumentBudget) {
    this.scanner = new OfficeScanner(source, limits, rules.usualPrefix);
    this.#rules = rules;
    this.#budget = budget;
  }

  async read(giveWay: GiveWay): Promise<PartUnits> {
    for (let tokens = 0; this.scanner.next(); tokens++) {
      for (const _step of this.#visit() ?? []) await giveWay();
      if (tokens % tokensAtOnce === 0) await giveWay();
    }
    const units = this.#units.filter((unit) => unit !== undefined);
    return new PartUnits(this.scanner.source, tieEntries(units, this.#entries), this.#adjustments);
  }

  /** Looks at the tag at hand; if an element is read in its own way, the scanner is at its end afterwards. */
  visit(): void {
    for (const _step of this.#visit() ?? []);
  }

  #visit(): ReturnType<ElementReader> {
    const { scanner } = this;
    if (!scanner.isStart) return;
    const { tag } = scanner;
    const attributes = ownEntry(this.#rules.attributes, tag);
    if (attributes !== undefined) this.#readAttributes(attributes);
    if (scanner.kind !== 'open') return;
    if (tag === 'mc:AlternateContent') this.#readAlternatives();
    else return ownEntry(this.#rules.elements, tag)?.(this);
  }

  /** The element at hand is markup, but for the units within it. */
  walk(): TextSpan {
    const { scanner } = this;
    const { start, depth } = scanner;
    this.visit();
    if (scanner.kind === 'open' && scanner.depth === depth && scanner.start === start) {
      while (scanner.next()) {
        if (scanner.depth < depth) break;
        this.visit();
      }
    }
    return { start, end: scanner.end };
  }

  /** Keeps a place in the order of reading, for a unit that is known only after those within it. */
  reserve(): number {
    return this.#units.push(undefined) - 1;
  }

  addParagraph(unitIndex: number, parts: ParagraphParts): void {
    const within = this.#units.slice(unitIndex + 1).filter((unit) => unit !== undefined);
    const built = buildUnit(parts.items, parts.writer, (markup) => showMarkup(this.scanner.source, markup, within));
    if (built === undefined) return;
    const unit: TextUnit = { segment: built.segment, kind: parts.kind };
    this.#budget.takeText(built.segment);
    const placed: PlacedUnit = {
      start: parts.range.start,
      end: parts.range.end,
      unit: parts.maximumLength === undefined ? unit : { ...unit, maximumLength: parts.maximumLength },
      write: writerOf(built, parts.write),
    };
    this.#units[unitIndex] = placed;
    if (parts.isEntry) this.#entries.add(placed);
  }

  /** Text without codes between two tags. */
  addText(range: TextSpan, text: string, kind: TextUnit['kind']): void {
    this.#addPlain(range, { segment: textSegment(text), kind }, encodeXmlText);
  }

  /** Lets a value follow the growth of the text around it. */
  adjust(adjustment: Adjustment): void {
    this.#adjustments.push(adjustment);
  }

  /** The text of the element at hand, to its end. */
  readText(): { readonly text: string; readonly range: TextSpan } {
    const { scanner } = this;
    const start = scanner.end;
    if (scanner.kind === 'empty') return { text: '', range: { start, end: start } };
    const { depth } = scanner;
    let text = '';
    while (scanner.next()) {
      if (scanner.kind === 'close' && scanner.depth < depth) break;
      if (scanner.kind === 'text') text += scanner.decoded(scanner.start, scanner.end);
      else if (scanner.kind === 'cdata') text += scanner.source.slice(scanner.start + 9, scanner.end - 3);
    }
    return { text, range: { start, end: scanner.start } };
  }

  #readAttributes({ names, kind, longest = {}, escapes = noEscapes, isText }: AttributeRule): void {
    const { scanner } = this;
    for (const { name, start, end } of scanner.attributes()) {
      const local = name.slice(name.indexOf(':') + 1);
      if (!names.includes(local)) continue;
      const text = escapes.decode(scanner.decoded(start, end));
      if (isText?.(text) === false || (kind === 'attribute' && fileName.test(text))) continue;
      const encode = (translation: string): string => encodeXmlAttribute(escapes.encode(translation));
      this.#addPlain({ start, end }, { segment: textSegment(text), kind }, encode, longest[local]);
    }
  }

  #addPlain(range: TextSpan, unit: TextUnit, encode: (text: string) => string, maximumLength?: number): void {
    if (!isTranslatable(plainText(unit.segment))) return;
    this.#budget.takeText(unit.segment);
    const write = (translation: Parameters<PlacedUnit['write']>[0]): string => encode(plainText(translation));
    this.#units.push({ ...range, unit: maximumLength === undefined ? unit : { ...unit, maximumLength }, write });
  }

  /** The same content twice, for programs that know an extension and for others: translated once, written twice. */
  #readAlternatives(): void {
    const { scanner } = this;
    const { depth } = scanner;
    const first = this.#units.length;
    let readBefore = first;
    let branches = 0;
    while (scanner.next()) {
      if (scanner.kind === 'close' && scanner.depth < depth) break;
      if (scanner.kind !== 'open') continue;
      this.walk();
      branches += 1;
      if (branches > mostBranches) continue;
      const present = (unit: PlacedUnit | undefined): unit is PlacedUnit => unit !== undefined;
      const models = this.#units.slice(first, readBefore).filter(present);
      tieRepeated(models, this.#units.slice(readBefore).filter(present));
      readBefore = this.#units.length;
    }
  }
}
