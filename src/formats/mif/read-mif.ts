import type { DocumentLimits, TakeText, TextUnit } from '../../contracts/documents/document-filter.ts';
import { ownEntry } from '../../language/own-entry.ts';
import type { PlacedUnit } from '../shared/office/part-units.ts';
import { MifFormats, type MifState, noCondition } from './mif-format.ts';
import { MifScanner } from './mif-scanner.ts';
import { encodingNamed, type MifEncoding, type MifText } from './mif-text.ts';
import { type MifParagraph, type ParagraphContext, ParagraphReader, readPgf } from './read-paragraph.ts';
import { readStringUnits } from './string-units.ts';

/** Something that holds paragraphs: a text flow, a table, a footnote, an anchored frame, the drawings of a page. */
export interface MifContainer {
  readonly type: 'flow' | 'table' | 'note' | 'frame' | 'page';
  /** By which paragraphs refer to it. */
  id: string;
  /** Of pages. */
  pageType: string;
  readonly paragraphs: MifParagraph[];
  /** Text frames on a page or in an anchored frame. */
  readonly textFrames: string[];
}

/** A file taken apart. */
export interface ReadMif {
  readonly containers: readonly MifContainer[];
  /** Texts of variables, references and numbers, in the order of the file. */
  readonly catalogs: readonly PlacedUnit[];
  readonly text: MifText;
  /** Where strings begin that are in an encoding of their own. */
  readonly encodings: ReadonlyMap<number, MifEncoding>;
}

const containerTypes: Readonly<Record<string, MifContainer['type']>> = {
  TextFlow: 'flow',
  Tbl: 'table',
  FNote: 'note',
  Frame: 'frame',
  Page: 'page',
};

/** Statements between two looks at the clock. */
const statementsAtOnce = 512;

/** Goes through a file once. */
export class MifReader {
  readonly #scanner: MifScanner;
  readonly #containers: MifContainer[] = [];
  readonly #catalogs: PlacedUnit[] = [];
  readonly #context: ParagraphContext;
  readonly #paragraphs: ParagraphReader;
  readonly #open: { readonly container: MifContainer; readonly depth: number; condition: MifState }[] = [];
  #cellDepth = 0;

  constructor(source: string, text: MifText, limits: DocumentLimits, takeText: TakeText) {
    this.#scanner = new MifScanner(source, limits);
    this.#context = {
      text,
      formats: new MifFormats(),
      encodings: new Map(),
      takeText,
    };
    this.#paragraphs = new ParagraphReader(this.#scanner, this.#context);
  }

  *read(): Generator<undefined, ReadMif> {
    const scanner = this.#scanner;
    for (let statements = 0; scanner.next(); ) {
      if (scanner.kind === 'close') this.#close();
      else if (scanner.kind === 'open') {
        this.#statement();
        if (statements++ % statementsAtOnce === 0) yield;
      }
    }
    const { text, encodings } = this.#context;
    return { containers: this.#containers, catalogs: this.#catalogs, text, encodings };
  }

  #statement(): void {
    const scanner = this.#scanner;
    const { name, depth } = scanner;
    const around = this.#open.at(-1);
    const type = ownEntry(containerTypes, name);
    if (name === 'Para' || name === 'TextLine') this.#paragraph();
    else if (type !== undefined && !(type === 'frame' && around !== undefined)) {
      const container: MifContainer = { type, id: '', pageType: '', paragraphs: [], textFrames: [] };
      this.#containers.push(container);
      this.#open.push({ container, depth, condition: noCondition });
    } else if (around !== undefined) this.#within(around.container, around.depth);
    else if (name === 'Pgf') {
      const { tag, encoding, numbers } = readPgf(scanner, this.#context);
      if (encoding !== undefined) this.#context.formats.paragraphEncodings.set(tag, encoding);
      for (const unit of numbers) this.#catalogs.push(unit);
    } else if (name === 'Font') this.#font();
    else if (name === 'VariableFormat') this.#format('VariableDef');
    else if (name === 'XRefFormat') this.#format('XRefDef');
  }

  #within(container: MifContainer, depth: number): void {
    const scanner = this.#scanner;
    const { name } = scanner;
    const isOwn = scanner.depth === depth + 1;
    if (name === 'Cell') this.#cellDepth ||= scanner.depth;
    else if (name === 'TextRect') this.#textFrame(container);
    else if (isOwn && (name === 'ID' || name === 'TblID')) container.id ||= scanner.word();
    else if (isOwn && name === 'PageType') container.pageType = scanner.word();
    // The formats of a table are those of its catalog.
    else if (name === 'TblFormat') scanner.skipStatement();
  }

  #textFrame(container: MifContainer): void {
    const scanner = this.#scanner;
    const { depth } = scanner;
    while (scanner.next() && scanner.depth >= depth) {
      if (scanner.kind === 'open' && scanner.name === 'ID') container.textFrames.push(scanner.word());
    }
  }

  #close(): void {
    const { depth } = this.#scanner;
    if (depth < this.#cellDepth) this.#cellDepth = 0;
    const around = this.#open.at(-1);
    if (around !== undefined && depth < around.depth) this.#open.pop();
  }

  #paragraph(): void {
    const around = this.#open.at(-1);
    const isDrawn = this.#scanner.name === 'TextLine';
    const kind: TextUnit['kind'] = isDrawn ? 'label' : this.#cellDepth > 0 ? 'cell' : 'text';
    const { paragraph, condition } = this.#paragraphs.read(kind, around?.condition ?? noCondition);
    if (around !== undefined) {
      around.container.paragraphs.push(paragraph);
      around.condition = condition;
      return;
    }
    this.#containers.push({ type: 'flow', id: '', pageType: '', paragraphs: [paragraph], textFrames: [] });
  }

  #font(): void {
    const scanner = this.#scanner;
    const { depth } = scanner;
    let [tag, encoding] = ['', ''];
    while (scanner.next() && scanner.depth >= depth) {
      if (scanner.kind !== 'open') continue;
      if (scanner.name === 'FTag') tag = scanner.word();
      else if (scanner.name === 'FEncoding') encoding = scanner.word();
    }
    if (encoding !== '') this.#context.formats.fontEncodings.set(tag, encodingNamed(encoding));
  }

  /** A variable or the format of a reference: its text with building blocks. */
  #format(textStatement: string): void {
    const scanner = this.#scanner;
    const { depth, source } = scanner;
    const { text, takeText } = this.#context;
    while (scanner.next() && scanner.depth >= depth) {
      if (scanner.kind !== 'open') continue;
      if (scanner.name === textStatement) {
        const range = scanner.value();
        if (!range?.isString) continue;
        const units = readStringUnits({ source, range, text, syntax: 'blocks', kind: 'label' });
        for (const unit of units) {
          takeText(unit.unit.segment);
          this.#catalogs.push(unit);
        }
      } else scanner.skipStatement();
    }
  }
}
