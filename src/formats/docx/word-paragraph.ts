import type { TextSpan } from '../../language/text-edit.ts';
import { isIndex, isTranslatedField } from '../shared/office/field-types.ts';
import type { ParagraphParts, PartReader } from '../shared/office/part-reader.ts';
import { type Markup, plainFormat, type RunFormat } from '../shared/office/run-items.ts';
import { RunFormats } from '../shared/office/run-properties.ts';
import { isRightToLeft } from '../shared/office/text-direction.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import { trimXmlSpace } from '../shared/xml/trim-xml-space.ts';
import { turnParagraph } from './turn-paragraph.ts';
import { type FieldItem, joinFields, type OpenField, type WordItem } from './word-items.ts';
import { readRunProperties, WordRunWriter } from './word-runs.ts';

/** Elements around runs that belong to the text within. */
const transparent = new Set(['w:hyperlink', 'w:ins', 'w:moveTo', 'w:smartTag', 'w:customXml', 'w:bdo', 'w:dir']);

/** Their first element describes them. */
const descriptions = new Set(['w:smartTagPr', 'w:customXmlPr']);

/** Deleted text is kept, and not read. */
const deleted = new Set(['w:del', 'w:moveFrom']);

/** Marks of spelling and of the last layout: they say nothing about a translation. */
const dropped = new Set(['w:proofErr', 'w:lastRenderedPageBreak', 'w:softHyphen']);

const shownAs: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:ptab': '\t', 'w:br': '\n', 'w:cr': '\n' };

/** Reads the paragraphs of one story: body, header, footnotes. Fields go on from one paragraph to the next. */
export class WordParagraphs {
  readonly #formats = new RunFormats(readRunProperties);
  #fields: OpenField[] = [];

  /** The paragraph at hand. */
  readonly read = (reader: PartReader): void => {
    const { scanner } = reader;
    const { prefix, depth } = scanner;
    const position = reader.reserve();
    const start = scanner.end;
    const paragraph = new ParagraphReader(reader, this.#formats, prefix);
    let properties: TextSpan | undefined;
    const items = paragraph.read(depth, (range) => {
      properties = range;
    });
    const range = { start, end: scanner.start };
    const plain = new WordRunWriter(prefix, false);
    const wasInIndex = this.#fields.some(isIndex);
    const joined = joinFields(items, this.#fields, (format, text) => plain.run(format, text));
    reader.addParagraph(position, {
      range,
      items: joined,
      isEntry: wasInIndex || this.#fields.some(isIndex) || beginsIndex(items),
      kind: 'text',
      writer: plain,
      write: writeParagraph(scanner.source, prefix, properties),
    });
  };

  /** A text box: a story of its own. */
  readonly readBox = (reader: PartReader): void => {
    const around = this.#fields;
    this.#fields = [];
    const { scanner } = reader;
    const { depth } = scanner;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      reader.visit();
    }
    this.#fields = around;
  };
}

/** Also where the index ends in the same paragraph. */
function beginsIndex(items: readonly WordItem[]): boolean {
  return items.some((item) => item.type === 'field' && isIndex({ instruction: item.text }));
}

/** By itself, so that a document of many paragraphs keeps nothing else of each than this needs. */
function writeParagraph(source: string, prefix: string, properties: TextSpan | undefined): ParagraphParts['write'] {
  return (built, translation, markup, { targetLanguage }) => {
    const rightToLeft = isRightToLeft(targetLanguage);
    const writer = new WordRunWriter(prefix, rightToLeft);
    const written = properties === undefined ? '' : source.slice(properties.start, properties.end);
    return turnParagraph(written, prefix, rightToLeft) + writeUnit(built, translation, writer, markup);
  };
}

class ParagraphReader {
  readonly #reader: PartReader;
  readonly #formats: RunFormats;
  readonly #writer: WordRunWriter;
  #items: WordItem[] = [];

  constructor(reader: PartReader, formats: RunFormats, prefix: string) {
    this.#reader = reader;
    this.#formats = formats;
    this.#writer = new WordRunWriter(prefix, false);
  }

  read(depth: number, onProperties: (range: TextSpan) => void): readonly WordItem[] {
    const { scanner } = this.#reader;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      if (!scanner.isStart) continue;
      if (scanner.tag === 'w:pPr' && this.#items.length === 0) {
        const { start } = scanner;
        scanner.skipElement();
        onProperties({ start, end: scanner.end });
      } else this.#inline();
    }
    return this.#items;
  }

  #inline(): void {
    const { scanner } = this.#reader;
    const { tag } = scanner;
    if (tag === 'w:r') this.#run();
    else if (scanner.kind === 'open' && transparent.has(tag)) this.#element();
    else if (scanner.kind === 'open' && tag === 'w:sdt') this.#contentControl();
    else if (scanner.kind === 'open' && tag === 'w:fldSimple') this.#simpleField();
    else if (deleted.has(tag)) this.#skip();
    else if (dropped.has(tag)) scanner.skipElement();
    else this.#alone(this.#reader.walk());
  }

  #element(): void {
    const { scanner } = this.#reader;
    const { start, depth } = scanner;
    // Tooltips of links are units of their own.
    this.#reader.visit();
    let open = { start, end: scanner.end };
    const index = this.#items.push({ type: 'open', markup: [open] }) - 1;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      if (!scanner.isStart) continue;
      if (descriptions.has(scanner.tag)) {
        scanner.skipElement();
        open = { start, end: scanner.end };
        this.#items[index] = { type: 'open', markup: [open] };
      } else this.#inline();
    }
    this.#items.push({ type: 'close', markup: [{ start: scanner.start, end: scanner.end }] });
  }

  #contentControl(): void {
    const { scanner } = this.#reader;
    const { start, depth } = scanner;
    let index = -1;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      if (!scanner.isStart) continue;
      if (scanner.tag !== 'w:sdtContent' || scanner.kind === 'empty' || index !== -1) {
        this.#reader.walk();
        continue;
      }
      index = this.#items.push({ type: 'open', markup: [{ start, end: scanner.end }] });
      const inner = scanner.depth;
      while (scanner.next()) {
        if (scanner.depth < inner) break;
        if (scanner.isStart) this.#inline();
      }
      index = this.#items.push({ type: 'close', markup: [{ start: scanner.start, end: scanner.end }] }) - 1;
    }
    if (index === -1) {
      this.#alone({ start, end: scanner.end });
      return;
    }
    const [content] = (this.#items[index] as { markup: Markup }).markup as [TextSpan];
    this.#items[index] = { type: 'close', markup: [{ start: content.start, end: scanner.end }] };
  }

  #simpleField(): void {
    const { scanner } = this.#reader;
    if (isTranslatedField(scanner.value('instr') ?? '')) {
      this.#element();
      return;
    }
    const { start } = scanner;
    const around = this.#items;
    this.#items = [];
    this.#element();
    const shown = this.#items.map((item) => (item.type === 'text' ? item.text : '')).join('');
    this.#items = around;
    this.#alone({ start, end: scanner.end }, shown);
  }

  #run(): void {
    const { scanner } = this.#reader;
    if (scanner.kind === 'empty') return;
    const { depth } = scanner;
    let format = plainFormat;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      if (!scanner.isStart) continue;
      if (scanner.tag === 'w:rPr') {
        const { start } = scanner;
        scanner.skipElement();
        format = this.#formats.of(scanner.source.slice(start, scanner.end));
      } else this.#runContent(format);
    }
  }

  #runContent(format: RunFormat): void {
    const { scanner } = this.#reader;
    const { tag } = scanner;
    if (tag === 'w:t') this.#text(format);
    else if (tag === 'w:noBreakHyphen') {
      scanner.skipElement();
      this.#items.push({ type: 'text', text: '\u2011', format });
    } else if (dropped.has(tag)) scanner.skipElement();
    else if (tag === 'w:fldChar') this.#fieldMark(format);
    else if (tag === 'w:instrText') {
      const { start } = scanner;
      const { text } = this.#reader.readText();
      this.#items.push(this.#field('instruction', text, { start, end: scanner.end }, format));
    } else if (tag === 'w:ruby') this.#ruby(format);
    else this.#aloneInRun(this.#reader.walk(), format, shownAs[tag]);
  }

  #text(format: RunFormat): void {
    const { scanner } = this.#reader;
    const isPreserved = scanner.value('space') === 'preserve';
    const { text } = this.#reader.readText();
    this.#items.push({ type: 'text', text: isPreserved ? text : trimXmlSpace(text), format });
  }

  #fieldMark(format: RunFormat): void {
    const { scanner } = this.#reader;
    const mark = scanner.value('fldCharType');
    const range = this.#reader.walk();
    if (mark === 'begin' || mark === 'separate' || mark === 'end') {
      this.#items.push(this.#field(mark, '', range, format));
    } else this.#aloneInRun(range, format);
  }

  #field(mark: FieldItem['mark'], text: string, range: TextSpan, format: RunFormat): FieldItem {
    const [open, close] = this.#writer.around(format);
    return { type: 'field', mark, text, markup: [open, range, close] };
  }

  /** Characters with their reading above them stay as they are; what is read is the text below. */
  #ruby(format: RunFormat): void {
    const { scanner } = this.#reader;
    const { start, depth } = scanner;
    let base = '';
    let inBase = false;
    const isEmpty = scanner.kind === 'empty';
    while (!isEmpty && scanner.next()) {
      if (scanner.depth < depth) break;
      if (scanner.tag === 'w:rubyBase') inBase = scanner.kind === 'open';
      else if (inBase && scanner.isStart && scanner.tag === 'w:t') base += this.#reader.readText().text;
    }
    this.#aloneInRun({ start, end: scanner.end }, format, base);
  }

  #skip(): void {
    const { scanner } = this.#reader;
    const { start } = scanner;
    scanner.skipElement();
    this.#alone({ start, end: scanner.end });
  }

  #aloneInRun(range: TextSpan, format: RunFormat, equivalent = ''): void {
    const [open, close] = this.#writer.around(format);
    this.#pushAlone([open, range, close], equivalent);
  }

  #alone(range: TextSpan, equivalent = ''): void {
    this.#pushAlone([range], equivalent);
  }

  #pushAlone(markup: Markup, equivalent: string): void {
    this.#items.push(equivalent === '' ? { type: 'alone', markup } : { type: 'alone', markup, equivalent });
  }
}
