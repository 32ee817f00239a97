import type { TakeText, TextUnit } from '../../contracts/documents/document-filter.ts';
import { buildUnit, isTranslatable } from '../shared/office/build-unit.ts';
import { type PlacedUnit, showMarkup } from '../shared/office/part-units.ts';
import type { RunItem, RunWriter } from '../shared/office/run-items.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import { formatData, type LineFrame, type LinePiece, LineWriter } from './line-writer.ts';
import markerTypes from './marker-types.json' with { type: 'json' };
import type { MifState } from './mif-format.ts';
import type { MifScanner } from './mif-scanner.ts';
import { encodingNamed } from './mif-text.ts';
import { type Anchor, type LineContext, LineReader, type LineToken } from './read-line.ts';
import { readStringUnits, type StringSyntax } from './string-units.ts';

/** A paragraph with what is anchored in it. */
export interface MifParagraph {
  readonly units: readonly PlacedUnit[];
  readonly anchors: readonly Anchor[];
  /** The text frame of its first line, if the file says. */
  readonly frame: string | undefined;
}

const markerSyntax = new Map(
  markerTypes.types.flatMap(({ number, name, syntax }) => [
    [number, syntax as StringSyntax],
    [name, syntax as StringSyntax],
  ]),
);

export interface ParagraphContext extends LineContext {
  readonly takeText: TakeText;
}

/** What may be in a line of text in a drawing; other statements there are its look and its position. */
const inTextLine = new Set(['String', 'Char', 'Font', 'Variable', 'XRef', 'XRefEnd', 'Conditional', 'Unconditional']);

/** Reads paragraphs one after the other; conditions go on from one to the next. */
export class ParagraphReader {
  readonly #scanner: MifScanner;
  readonly #context: ParagraphContext;

  constructor(scanner: MifScanner, context: ParagraphContext) {
    this.#scanner = scanner;
    this.#context = context;
  }

  /** The paragraph that the scanner has opened, or a line of text in a drawing; gives the conditions that hold after it. */
  read(
    kind: TextUnit['kind'],
    condition: MifState,
  ): { readonly paragraph: MifParagraph; readonly condition: MifState } {
    const scanner = this.#scanner;
    const isTextLine = scanner.name === 'TextLine';
    const { depth } = scanner;
    const { formats } = this.#context;
    let encoding = formats.paragraphEncodings.get('');
    let lines: LineReader | undefined;
    const numbers: PlacedUnit[] = [];
    while (scanner.next() && scanner.depth >= depth) {
      if (scanner.kind !== 'open') continue;
      const { name } = scanner;
      if (name === 'ParaLine' && !isTextLine) continue;
      if (scanner.depth > depth + 1 || isTextLine) {
        lines ??= new LineReader(this.#context, condition, encoding);
        if (isTextLine && !inTextLine.has(name)) scanner.skipStatement();
        else lines.read(scanner);
      } else if (name === 'PgfTag') encoding = formats.paragraphEncodings.get(scanner.word());
      else if (name === 'Pgf') {
        const own = readPgf(scanner, this.#context);
        encoding = own.encoding ?? encoding;
        for (const unit of own.numbers) numbers.push(unit);
      } else scanner.skipStatement();
    }
    lines?.finish();
    const paragraph = lines === undefined ? undefined : paragraphOf(lines, this.#context, scanner.source, kind);
    const units = [...numbers, ...(paragraph?.units ?? [])];
    return {
      paragraph: { units, anchors: paragraph?.anchors ?? [], frame: paragraph?.frame },
      condition: lines?.condition ?? condition,
    };
  }
}

/** The format of a paragraph that the scanner has opened: the encoding of its font, and the texts of its numbers. */
export function readPgf(scanner: MifScanner, { text, takeText }: ParagraphContext) {
  const { depth, source } = scanner;
  const numbers: PlacedUnit[] = [];
  let tag = '';
  let encoding: ReturnType<typeof encodingNamed> | undefined;
  while (scanner.next() && scanner.depth >= depth) {
    if (scanner.kind !== 'open') continue;
    if (scanner.name === 'PgfTag') tag = scanner.word();
    else if (scanner.name === 'FEncoding') encoding = encodingNamed(scanner.word());
    else if (scanner.name === 'PgfNumFormat') {
      const range = scanner.value();
      if (!range?.isString) continue;
      const found = readStringUnits({ source, range, text, syntax: 'numbers', kind: 'label' });
      for (const unit of found) numbers.push(unit);
    }
  }
  for (const { unit } of numbers) takeText(unit.segment);
  return { tag, encoding, numbers };
}

function paragraphOf(
  lines: LineReader,
  context: ParagraphContext,
  source: string,
  kind: TextUnit['kind'],
): MifParagraph {
  const { text, takeText } = context;
  const markers = lines.markers.flatMap(({ type, range }) => {
    const syntax = markerSyntax.get(type);
    return syntax === undefined ? [] : readStringUnits({ source, range, text, syntax, kind: 'label' });
  });
  const unit = unitOf(lines.tokens, markers, context, source, kind);
  const units = unit === undefined ? markers : [unit, ...markers];
  for (const placed of units) takeText(placed.unit.segment);
  return { units, anchors: lines.anchors, frame: lines.frame };
}

/** From the first text of a paragraph to its last: what is before and after it stays as it is. */
function unitOf(
  all: readonly LineToken[],
  markers: readonly PlacedUnit[],
  { text }: ParagraphContext,
  source: string,
  kind: TextUnit['kind'],
): PlacedUnit | undefined {
  if (!all.some((token) => token.type === 'text' && isTranslatable(token.text))) return undefined;
  const tokens = withinText(all);
  const [first, last] = [tokens[0] as LineToken, tokens.at(-1) as LineToken];
  const range = { start: first.range.start, end: last.range.end };
  const layout = tokens.filter(({ type }) => type === 'layout').map((token) => token.range);
  const separator = separatorAt(source, range.start);
  const frame: LineFrame = { text, first: first.format, last: last.format, separator, layout };
  const data: RunWriter = { run: (_format, written) => written, properties: formatData };
  const built = buildUnit(itemsOf(tokens), data, (markup) => text.shown(showMarkup(source, markup, markers)));
  if (built === undefined) return undefined;
  return {
    ...range,
    unit: { segment: built.segment, kind },
    write: (translation, markup) => {
      const writer = new LineWriter(frame, markup);
      return writeUnit(built, translation, writer, (pieces) => writer.pieces(pieces)) + writer.finish();
    },
  };
}

/** The tokens from the first text to the last, and elements at the ends that begin or end between them. */
function withinText(tokens: readonly LineToken[]): readonly LineToken[] {
  const first = tokens.findIndex(({ type }) => type === 'text');
  const last = tokens.findLastIndex(({ type }) => type === 'text');
  const partners = findPartners(tokens);
  const isBetween = (index: number): boolean => {
    const partner = partners.get(index) ?? -1;
    return partner > first && partner < last;
  };
  let [start, end] = [first, last];
  while (start > 0 && tokens[start - 1]?.type === 'open' && isBetween(start - 1)) start -= 1;
  while (tokens[end + 1]?.type === 'close' && isBetween(end + 1)) end += 1;
  return tokens.slice(start, end + 1);
}

function findPartners(tokens: readonly LineToken[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type === 'open') open.push(index);
    const partner = type === 'close' ? open.pop() : undefined;
    if (partner !== undefined) partners.set(partner, index).set(index, partner);
  }
  return partners;
}

function itemsOf(tokens: readonly LineToken[]): readonly RunItem[] {
  const partners = findPartners(tokens);
  return tokens.flatMap((token, index): RunItem[] => {
    if (token.type === 'layout') return [];
    if (token.type === 'text') return [{ type: 'text', text: token.text, format: token.format }];
    if (token.type === 'alone') return [{ type: 'alone', markup: token.pieces, equivalent: token.equivalent }];
    const piece: LinePiece = { role: 'statement', ...token.range };
    return [{ type: partners.has(index) ? token.type : 'alone', markup: [piece] }];
  });
}

const longestIndentation = 40;

/** The end of the line before, and the indentation of the line at a position. */
function separatorAt(source: string, position: number): string {
  let start = position;
  while (start > position - longestIndentation && (source[start - 1] === ' ' || source[start - 1] === '\t')) start -= 1;
  const lineEnd = source[start - 1] === '\n' ? (source[start - 2] === '\r' ? '\r\n' : '\n') : source[start - 1];
  return lineEnd === '\r' || lineEnd?.endsWith('\n') ? lineEnd + source.slice(start, position) : '\n   ';
}
