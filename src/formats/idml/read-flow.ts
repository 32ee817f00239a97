import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import type { PartReader } from '../shared/office/part-reader.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import { bareFormat, type CharacterFormats } from './character-format.ts';
import type { FlowNode, FlowToken } from './flow-items.ts';
import { type FlowParagraph, readParagraph } from './flow-paragraph.ts';
import { FlowWriter, formatData } from './flow-writer.ts';

/** Elements around text that are part of the flow: links, tracked changes, notes at the end, elements of XML. */
const wrappers = new Set(['HyperlinkTextSource', 'CrossReferenceSource', 'XMLElement', 'Change', 'EndnoteRange']);

/** What readers see of instructions of InDesign in text. */
const instructions: Readonly<Record<string, string>> = { '<?ACE 8?>': '\t' };

/** The characters that are codes, as they are or by their numbers: tabs, line breaks, marks of what is anchored. */
const special = /[\t\u2028\u2029\ufeff]|&#(?:9|8232|8233|65279|x0*(?:9|2028|2029|feff));/gi;

/** Where words of the source may be broken. */
const discretionaryHyphens = /\u00ad/g;

/** Reads the text of the element at hand, a paragraph at a time; stories within it are units of their own. */
export function* readFlow(
  reader: PartReader,
  formats: CharacterFormats,
  kind: TextUnit['kind'],
): Generator<undefined, void> {
  const flow = new FlowReader(reader, formats, kind);
  while (flow.readParagraph()) yield;
}

class FlowReader {
  readonly #reader: PartReader;
  readonly #formats: CharacterFormats;
  readonly #kind: TextUnit['kind'];
  readonly #depth: number;
  #node: FlowNode;
  #tokens: FlowToken[] = [];
  /** What is open at the first token. */
  #before: FlowNode;
  /** Of the unit that the paragraph becomes, from its first text on. */
  #index: number | undefined;
  readonly #attributes = new Set<FlowToken>();

  constructor(reader: PartReader, formats: CharacterFormats, kind: TextUnit['kind']) {
    this.#reader = reader;
    this.#formats = formats;
    this.#kind = kind;
    const { scanner } = reader;
    this.#depth = scanner.depth;
    const opening = { start: scanner.start, end: scanner.end };
    this.#node = isParagraphs(scanner.name)
      ? { kind: 'paragraphs', parent: undefined, format: bareFormat, opening }
      : { kind: 'flow', parent: undefined, format: bareFormat, opening };
    this.#before = this.#node;
  }

  /** False at the end of the flow. */
  readParagraph(): boolean {
    const { scanner } = this.#reader;
    while (scanner.next()) {
      if (scanner.depth < this.#depth) break;
      if (scanner.isStart && scanner.name === 'Br') {
        scanner.skipElement();
        this.#endParagraph();
        return true;
      }
      if (scanner.isStart) this.#element();
      else if (scanner.kind === 'close') this.#close();
      else if (scanner.kind !== 'text' || scanner.source.slice(scanner.start, scanner.end).trim() !== '') {
        this.#alone({ start: scanner.start, end: scanner.end });
      }
    }
    this.#endParagraph();
    return false;
  }

  #endParagraph(): void {
    if (this.#index !== undefined) {
      const { source } = this.#reader.scanner;
      const paragraph = readParagraph(this.#tokens, this.#before, source);
      if (paragraph !== undefined) addParagraph(this.#reader, this.#index, paragraph, this.#kind);
    }
    this.#tokens = [];
    this.#before = this.#node;
    this.#index = undefined;
  }

  #element(): void {
    const { scanner } = this.#reader;
    const { name } = scanner;
    if (name === 'Content') this.#content();
    else if (name === 'Properties') this.#properties();
    else if (name === 'XMLAttribute') this.#xmlAttribute();
    else if (scanner.kind === 'open' && name === 'CharacterStyleRange') this.#open('characters');
    else if (scanner.kind === 'open' && isParagraphs(name)) this.#open('paragraphs');
    else if (scanner.kind === 'open' && wrappers.has(name) && !this.#isDeletion()) this.#open('wrapper');
    else if (scanner.kind === 'open' || isSeen(name)) this.#other();
  }

  #open(kind: FlowNode['kind']): void {
    const { scanner } = this.#reader;
    const parent = this.#node;
    const range = { start: scanner.start, end: scanner.end };
    // Directly in another one it is around text like any other element.
    const isNested = kind === 'characters' && parent.kind === 'characters';
    const format = kind === 'characters' ? this.#formatOf(range) : parent.format;
    this.#node = { kind: isNested ? 'wrapper' : kind, parent, format, opening: range };
    this.#tokens.push({ type: 'open', range, node: this.#node });
  }

  #formatOf({ start, end }: TextSpan) {
    return this.#formats.of(this.#reader.scanner.source.slice(start, end));
  }

  #close(): void {
    const { scanner } = this.#reader;
    let { start } = scanner;
    for (let last = this.#tokens.at(-1); last !== undefined && this.#attributes.has(last); last = this.#tokens.at(-1)) {
      start = last.range.start;
      this.#tokens.pop();
    }
    const node = this.#node;
    this.#tokens.push({ type: 'close', range: { start, end: scanner.end }, node });
    this.#node = node.parent ?? node;
  }

  /** Tracked deletions stay as they are. */
  #isDeletion(): boolean {
    const { scanner } = this.#reader;
    return scanner.name === 'Change' && scanner.value('ChangeType') === 'DeletedText';
  }

  /** Right after a tag they are part of that. */
  #properties(): void {
    const range = this.#skip();
    if (!this.#extendOpening(range) && this.#node.kind !== 'flow') this.#alone(range);
  }

  /** What an element of XML says of itself, before its end as a rule. */
  #xmlAttribute(): void {
    const range = this.#skip();
    if (this.#extendOpening(range)) return;
    this.#alone(range);
    this.#attributes.add(this.#tokens.at(-1) as FlowToken);
  }

  #skip(): TextSpan {
    const { scanner } = this.#reader;
    const { start } = scanner;
    scanner.skipElement();
    return { start, end: scanner.end };
  }

  #extendOpening({ end }: TextSpan): boolean {
    const last = this.#tokens.at(-1);
    if (last?.type !== 'open' || last.node !== this.#node) return false;
    const opening = { start: last.range.start, end };
    this.#node.opening = opening;
    if (this.#node.format !== this.#node.parent?.format) this.#node.format = this.#formatOf(opening);
    this.#tokens[this.#tokens.length - 1] = { ...last, range: opening };
    return true;
  }

  #content(): void {
    const { scanner } = this.#reader;
    const first = this.#tokens.length;
    const { start, depth } = scanner;
    if (scanner.kind === 'empty') return;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      const piece = { start: scanner.start, end: scanner.end };
      if (scanner.kind === 'text') this.#text(piece);
      else if (scanner.kind === 'cdata') this.#addText(scanner.source.slice(piece.start + 9, piece.end - 3));
      else if (scanner.kind === 'instruction') this.#character(piece);
      else if (scanner.isStart) scanner.skipElement();
    }
    // What is within it is written anew with it.
    const range = { start, end: scanner.end };
    for (let index = first; index < this.#tokens.length; index++) {
      this.#tokens[index] = { ...(this.#tokens[index] as FlowToken), range };
    }
  }

  #text({ start, end }: TextSpan): void {
    const { scanner } = this.#reader;
    let from = start;
    for (const { index, 0: written } of scanner.source.slice(start, end).matchAll(special)) {
      const at = start + index;
      this.#addText(scanner.decoded(from, at));
      from = at + written.length;
      this.#character({ start: at, end: from });
    }
    this.#addText(scanner.decoded(from, end));
  }

  #addText(written: string): void {
    const text = written.replace(discretionaryHyphens, '');
    if (text === '') return;
    this.#index ??= this.#reader.reserve();
    const { format } = this.#node;
    this.#tokens.push({ type: 'text', range: noRange, text, format });
  }

  #character(range: TextSpan): void {
    const written = this.#reader.scanner.source.slice(range.start, range.end);
    const shown = written.startsWith('<')
      ? instructions[written]
      : this.#reader.scanner.decoded(range.start, range.end);
    const equivalent = shown === '\u2028' || shown === '\u2029' ? '\n' : shown === '\ufeff' ? undefined : shown;
    const { format } = this.#node;
    this.#tokens.push({ type: 'alone', range: noRange, piece: { role: 'character', format, ...range }, equivalent });
  }

  /** Notes, tables, frames, variables, marks: what is in them is read by itself. */
  #other(): void {
    const { scanner } = this.#reader;
    this.#index ??= this.#reader.reserve();
    const { start, name } = scanner;
    const equivalent = name === 'TextVariableInstance' ? scanner.value('ResultText') : undefined;
    if (this.#isDeletion()) scanner.skipElement();
    else this.#reader.walk();
    this.#alone({ start, end: scanner.end }, equivalent);
  }

  #alone(range: TextSpan, equivalent?: string): void {
    const { format } = this.#node;
    this.#tokens.push({ type: 'alone', range, piece: { role: 'element', format, ...range }, equivalent });
  }
}

const noRange: TextSpan = { start: 0, end: 0 };

function isParagraphs(name: string): boolean {
  return name === 'ParagraphStyleRange';
}

/** Of elements without content: ranges and wrappers without text are nothing to see. */
function isSeen(name: string): boolean {
  return name !== 'CharacterStyleRange' && !isParagraphs(name);
}

function addParagraph(reader: PartReader, index: number, paragraph: FlowParagraph, kind: TextUnit['kind']): void {
  const { range, items, frame } = paragraph;
  reader.addParagraph(index, {
    range,
    items,
    kind,
    writer: { run: (_format, text) => text, properties: formatData },
    write: (built, translation, markup) => {
      const writer = new FlowWriter(frame, markup);
      return writeUnit(built, translation, writer, (pieces) => writer.pieces(pieces)) + writer.finish();
    },
  });
}
