import { ownEntry } from '../../language/own-entry.ts';
import type { TextSpan } from '../../language/text-edit.ts';
import type { LinePiece } from './line-writer.ts';
import type { MifFormats, MifState } from './mif-format.ts';
import { type MifFormat, noCondition, usualFont } from './mif-format.ts';
import type { MifScanner } from './mif-scanner.ts';
import type { MifEncoding, MifText } from './mif-text.ts';
import special from './special-characters.json' with { type: 'json' };

/** A statement of a line, with what holds at it. */
export type LineToken = { readonly range: TextSpan; readonly format: MifFormat } & (
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'alone';
      readonly pieces: readonly (LinePiece | string)[];
      readonly equivalent?: string | undefined;
    }
  /** An element of a structured document. */
  | { readonly type: 'open' | 'close' }
  /** Which text frame a line is in. */
  | { readonly type: 'layout' }
);

/** Something that is elsewhere in the file, and here in the text. */
export interface Anchor {
  readonly type: 'note' | 'table' | 'frame';
  readonly id: string;
}

/** What the reader of lines needs to know of the document. */
export interface LineContext {
  readonly text: MifText;
  readonly formats: MifFormats;
  /** Where strings in an encoding of their own are, for documents whose encoding changes. */
  readonly encodings: Map<number, MifEncoding>;
}

const characters = new Map(special.characters.map(({ name, character }) => [name, character]));

const anchors: Readonly<Record<string, Anchor['type']>> = { FNote: 'note', ATbl: 'table', AFrame: 'frame' };

/** Those that begin a stretch which the program fills by itself, with what ends it. */
const filled: Readonly<Record<string, string>> = { XRef: 'XRefEnd', RubiComposite: 'RubiCompositeEnd' };

/** Of those that show something, which looks like the text around it. */
const visible = new Set(['Variable', 'FNote', 'XRef', 'RubiComposite']);

/** What strings have an escape for, as statements. */
const inStrings: Readonly<Record<string, string>> = { '\t': '<Char Tab>', '\n': '<Char HardReturn>' };

/** A stretch that the program fills, while it is read. */
interface Stretch {
  readonly end: string;
  readonly start: number;
  readonly format: MifFormat;
  readonly pieces: LinePiece[];
  shown: string;
}

/** Reads the lines of one paragraph, statement by statement. */
export class LineReader {
  readonly tokens: LineToken[] = [];
  readonly anchors: Anchor[] = [];
  /** Ranges of the texts of markers with their types. */
  readonly markers: { readonly type: string; readonly range: TextSpan }[] = [];
  /** The text frame of the first line. */
  frame: string | undefined;
  readonly #context: LineContext;
  readonly #paragraphEncoding: MifEncoding | undefined;
  #font: MifState = usualFont;
  #condition: MifState;
  #format: MifFormat;
  #stretch: Stretch | undefined;

  constructor(context: LineContext, condition: MifState, paragraphEncoding: MifEncoding | undefined) {
    this.#context = context;
    this.#condition = condition;
    this.#paragraphEncoding = paragraphEncoding;
    this.#format = this.#currentFormat();
  }

  /** What holds after the paragraph. */
  get condition(): MifState {
    return this.#condition;
  }

  /** The statement that the scanner has opened, to its end. */
  read(scanner: MifScanner): void {
    const { name, start } = scanner;
    const slice = (): string => scanner.source.slice(start, scanner.end);
    const range = (): TextSpan => ({ start, end: scanner.end });
    if (name === 'Font' || name === 'Conditional' || name === 'Unconditional') {
      scanner.skipStatement();
      if (name === 'Font') this.#font = this.#context.formats.font(slice());
      else if (name === 'Conditional') this.#condition = this.#context.formats.condition(slice());
      else this.#condition = noCondition;
      this.#format = this.#currentFormat();
      this.#stretch?.pieces.push({ role: 'statement', ...range() });
    } else if (name === 'String') this.#string(scanner, start);
    else if (name === 'Char') {
      const character = characters.get(scanner.word());
      if (character === undefined) this.#alone(range(), this.#format);
      else if (character === '\t' || character === '\n') this.#alone(range(), this.#format, character);
      else this.#text(range(), character);
    } else if (name === 'TextRectID') {
      this.frame ??= scanner.word();
      if (scanner.kind === 'open') scanner.skipStatement();
      this.tokens.push({ type: 'layout', range: range(), format: this.#format });
    } else this.#other(scanner, name, range);
  }

  /** After all lines: what has begun and does not end. */
  finish(): void {
    if (this.#stretch !== undefined) this.#endStretch(this.#stretch);
  }

  #other(scanner: MifScanner, name: string, range: () => TextSpan): void {
    const anchor = ownEntry(anchors, name);
    const ending = ownEntry(filled, name);
    if (name === 'ElementBegin' || name === 'ElementEnd') {
      scanner.skipStatement();
      if (this.#stretch === undefined) {
        const type = name === 'ElementBegin' ? 'open' : 'close';
        this.tokens.push({ type, range: range(), format: this.#format });
      } else this.#alone(range());
    } else if (name === 'Marker') {
      this.#marker(scanner);
      this.#alone(range());
    } else if (anchor !== undefined) {
      this.anchors.push({ type: anchor, id: scanner.word() });
      this.#alone(range(), visible.has(name) ? this.#format : undefined);
    } else if (ending !== undefined && this.#stretch === undefined) {
      const { start } = scanner;
      scanner.skipStatement();
      const piece: LinePiece = { role: 'statement', format: this.#format, ...range() };
      this.#stretch = { end: ending, start, format: this.#format, pieces: [piece], shown: '' };
    } else {
      scanner.skipStatement();
      this.#alone(range(), visible.has(name) ? this.#format : undefined);
      if (this.#stretch?.end === name) this.#endStretch(this.#stretch);
    }
  }

  #string(scanner: MifScanner, start: number): void {
    const { text, encodings } = this.#context;
    const value = scanner.value();
    if (value === undefined || !value.isString) return;
    const { encoding } = this.#format;
    if (encoding !== undefined && encoding !== text.usual) encodings.set(value.start, encoding);
    this.#text({ start, end: scanner.end }, text.decode(scanner.source.slice(value.start, value.end), encoding));
  }

  #text(range: TextSpan, text: string): void {
    const format = this.#format;
    if (this.#stretch !== undefined) {
      this.#stretch.pieces.push({ role: 'statement', ...range });
      this.#stretch.shown += text;
    } else if (format.isDeleted) this.#alone(range, format);
    else {
      for (const piece of text.split(/([\t\n])/)) {
        const statement = inStrings[piece];
        if (statement !== undefined) {
          this.tokens.push({ type: 'alone', range, pieces: [statement], equivalent: piece, format });
        } else if (piece !== '') this.tokens.push({ type: 'text', range, text: piece, format });
      }
    }
  }

  #marker(scanner: MifScanner): void {
    const { depth } = scanner;
    let [type, number] = ['', ''];
    let range: TextSpan | undefined;
    while (scanner.next() && scanner.depth >= depth) {
      if (scanner.kind !== 'open') continue;
      if (scanner.name === 'MTypeName') type = scanner.word();
      else if (scanner.name === 'MType') number = scanner.word();
      else if (scanner.name === 'MText') {
        const value = scanner.value();
        if (value?.isString) range = { start: value.start, end: value.end };
      } else scanner.skipStatement();
    }
    if (range !== undefined) this.markers.push({ type: type === '' ? number : type, range });
  }

  #alone(range: TextSpan, format?: MifFormat, equivalent?: string): void {
    if (this.#stretch !== undefined) {
      this.#stretch.pieces.push({ role: 'statement', ...range });
      this.#stretch.shown += equivalent ?? '';
      return;
    }
    const pieces: readonly LinePiece[] = [{ role: 'statement', format, ...range }];
    this.tokens.push({ type: 'alone', range, pieces, equivalent, format: this.#format });
  }

  #endStretch({ start, format, pieces, shown }: Stretch): void {
    this.#stretch = undefined;
    const last = pieces.pop() as LinePiece;
    pieces.push({ ...last, after: this.#format });
    const equivalent = shown === '' ? undefined : shown;
    this.tokens.push({ type: 'alone', range: { start, end: last.end }, pieces, equivalent, format });
  }

  #currentFormat(): MifFormat {
    const { formats } = this.#context;
    const encoding = formats.encodingOf(this.#font) ?? this.#paragraphEncoding;
    return formats.of(this.#font, this.#condition, encoding);
  }
}
