import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import { ownEntry } from '../../language/own-entry.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import type { PartReader } from '../shared/office/part-reader.ts';
import { formatOf, type Markup, plainFormat, type RunFormat } from '../shared/office/run-items.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import { type MarkItem, type OdtItem, pairMarks } from './pair-marks.ts';
import { SpanWriter } from './span-writer.ts';
import type { TextStyles } from './text-styles.ts';

/** Elements around text that are pairs of codes. */
const pairs = new Set(['text:a', 'text:meta', 'loext:content-control']);

const marks: Readonly<Record<string, MarkItem['end']>> = {
  'text:bookmark-start': 'start',
  'text:bookmark-end': 'end',
  'text:reference-mark-start': 'start',
  'text:reference-mark-end': 'end',
  'text:change-start': 'start',
  'text:change-end': 'end',
  'text:toc-mark-start': 'start',
  'text:toc-mark-end': 'end',
  'text:user-index-mark-start': 'start',
  'text:user-index-mark-end': 'end',
  'text:alphabetical-index-mark-start': 'start',
  'text:alphabetical-index-mark-end': 'end',
  'field:fieldmark-start': 'start',
  'field:fieldmark-end': 'end',
  'office:annotation-end': 'end',
};

/** Points in the text that nobody sees. */
const points = new Set([
  'text:bookmark',
  'text:reference-mark',
  'text:change',
  'text:toc-mark',
  'text:user-index-mark',
  'text:alphabetical-index-mark',
  'text:number',
]);

/** So many spaces in a row are layout, whose code is not longer than this. */
const shownSpaces = 100;

/** Reads the paragraph or heading at hand; `isEntry`: of an index. */
export function readOdtParagraph(
  reader: PartReader,
  styles: TextStyles,
  kind: TextUnit['kind'],
  isEntry = false,
): void {
  const { scanner } = reader;
  const { prefix } = scanner;
  const index = reader.reserve();
  const start = scanner.end;
  const paragraph = new ParagraphReader(reader, styles);
  const items = pairMarks(paragraph.read());
  const { visible } = paragraph;
  reader.addParagraph(index, {
    range: { start, end: scanner.start },
    items,
    kind,
    isEntry,
    writer: new SpanWriter(prefix),
    write: (built, translation, markup) => {
      const writer = new SpanWriter(prefix);
      return writeUnit(built, translation, writer, (pieces) => {
        if (pieces.some((piece) => typeof piece !== 'string' && visible.has(piece))) writer.passVisible();
        return markup(pieces);
      });
    },
  });
}

class ParagraphReader {
  /** What readers see in the text, so that white space before and after it counts. */
  readonly visible = new Set<TextSpan>();
  readonly #reader: PartReader;
  readonly #styles: TextStyles;
  readonly #writer = new SpanWriter('');
  readonly #items: OdtItem[] = [];
  #format: RunFormat = plainFormat;
  #afterSpace = true;

  constructor(reader: PartReader, styles: TextStyles) {
    this.#reader = reader;
    this.#styles = styles;
  }

  read(): readonly OdtItem[] {
    this.#content();
    return this.#items;
  }

  /** Up to the end of the element at hand. */
  #content(): void {
    const { scanner } = this.#reader;
    const { depth } = scanner;
    while (scanner.next()) {
      if (scanner.depth < depth) break;
      if (scanner.kind === 'text') this.#text(scanner.decoded(scanner.start, scanner.end));
      else if (scanner.kind === 'cdata') this.#text(scanner.source.slice(scanner.start + 9, scanner.end - 3));
      else if (scanner.isStart) this.#inline();
    }
  }

  /** White space counts once, and not at all at the start. */
  #text(written: string): void {
    const collapsed = written.replace(/[ \t\r\n]+/g, ' ');
    const text = this.#afterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') return;
    this.#afterSpace = text.endsWith(' ');
    this.#items.push({ type: 'text', text, format: this.#format });
  }

  #inline(): void {
    const { scanner } = this.#reader;
    const { tag } = scanner;
    const mark = ownEntry(marks, tag);
    if (tag === 'text:span') this.#span();
    else if (pairs.has(tag) && scanner.kind === 'open') this.#pair();
    else if (tag === 'text:s') this.#spaces();
    else if (tag === 'text:tab') this.#seen(this.#skip(), '\t');
    else if (tag === 'text:line-break') this.#seen(this.#skip(), '\n');
    else if (tag === 'text:soft-page-break') scanner.skipElement();
    else if (mark !== undefined) this.#mark(mark);
    else if (points.has(tag)) this.#unseen(this.#skip());
    else if (tag === 'text:ruby') this.#ruby();
    else if (tag === 'text:note') this.#seen(this.#reader.walk());
    else if (tag === 'office:annotation') this.#annotation();
    else if (tag.startsWith('text:')) this.#field();
    else this.#object();
  }

  #span(): void {
    const { scanner } = this.#reader;
    if (scanner.kind === 'empty') return;
    const around = this.#format;
    const tag = this.#spanTag();
    if (tag !== undefined) this.#format = formatOf([...around.properties, tag]);
    this.#content();
    this.#format = around;
  }

  /** The opening tag with nothing but its look; undefined if it has none. */
  #spanTag(): string | undefined {
    const { scanner } = this.#reader;
    let tag = `<${scanner.name}`;
    for (const { name, start, end } of scanner.attributes()) {
      const local = name.slice(name.indexOf(':') + 1);
      const written = scanner.source.slice(start, end).replaceAll('"', '&quot;');
      const value = local === 'style-name' ? this.#styles.seenAs(written) : local === 'class-names' ? written : '';
      if (value !== '') tag += ` ${name}="${value}"`;
    }
    return tag.endsWith('"') ? `${tag}>` : undefined;
  }

  #pair(): void {
    const { scanner } = this.#reader;
    const { start, end } = scanner;
    // Tooltips of links are units of their own.
    this.#reader.visit();
    this.#items.push({ type: 'open', markup: [{ start, end }] });
    this.#content();
    this.#items.push({ type: 'close', markup: [{ start: scanner.start, end: scanner.end }] });
  }

  /** One space more is text; many are layout. */
  #spaces(): void {
    const { scanner } = this.#reader;
    const count = Number(scanner.value('c') ?? 1);
    const range = this.#skip();
    if (count > 1) this.#seen(range, ' '.repeat(Math.min(count, shownSpaces)));
    else this.#items.push({ type: 'text', text: ' ', format: this.#format });
    this.#afterSpace = false;
  }

  #mark(end: MarkItem['end']): void {
    const { scanner } = this.#reader;
    const stem = scanner.tag.replace(/-(?:start|end)$/, '');
    const name = scanner.value('name') ?? scanner.value('id') ?? scanner.value('change-id') ?? '';
    // Of a form's field only the start has a name.
    const key = stem === 'field:fieldmark' ? stem : `${stem} ${name}`;
    this.#items.push({ type: 'mark', end, key, range: this.#skip() });
  }

  /** A comment; if it is about a stretch of text, it is where that begins. */
  #annotation(): void {
    const name = this.#reader.scanner.value('name');
    const range = this.#reader.walk();
    if (name === undefined) this.#unseen(range);
    else this.#items.push({ type: 'mark', end: 'start', key: `office:annotation ${name}`, range });
  }

  /** Characters with their reading above them stay as they are; what is read is the text below. */
  #ruby(): void {
    const { scanner } = this.#reader;
    const { start, depth } = scanner;
    let base = '';
    const isEmpty = scanner.kind === 'empty';
    while (!isEmpty && scanner.next()) {
      if (scanner.depth < depth) break;
      if (scanner.isStart && scanner.tag === 'text:ruby-base') base += this.#reader.readText().text;
    }
    this.#seen({ start, end: scanner.end }, base);
  }

  /** Numbers, dates, references: what the program finds out itself, with what it last showed. */
  #field(): void {
    const { scanner } = this.#reader;
    const { start } = scanner;
    const { text } = this.#reader.readText();
    this.#seen({ start, end: scanner.end }, text.replace(/[ \t\r\n]+/g, ' '));
  }

  /** Frames, shapes, what programs have added: their paragraphs are units of their own. */
  #object(): void {
    const { scanner } = this.#reader;
    const isCharacter = scanner.value('anchor-type') === 'as-char';
    const range = this.#reader.walk();
    if (isCharacter) this.#seen(range);
    else this.#unseen(range);
  }

  #skip(): TextSpan {
    const { scanner } = this.#reader;
    const { start } = scanner;
    scanner.skipElement();
    return { start, end: scanner.end };
  }

  #seen(range: TextSpan, equivalent = ''): void {
    this.visible.add(range);
    this.#afterSpace = false;
    const [open, close] = this.#writer.around(this.#format);
    const markup: Markup = open === '' ? [range] : [open, range, close];
    this.#items.push(equivalent === '' ? { type: 'alone', markup } : { type: 'alone', markup, equivalent });
  }

  #unseen(range: TextSpan): void {
    this.#items.push({ type: 'alone', markup: [range] });
  }
}
