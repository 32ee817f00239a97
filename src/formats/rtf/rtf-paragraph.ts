import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import { type BuiltUnit, buildUnit } from '../shared/office/build-unit.ts';
import { firstFrom, type PlacedUnit } from '../shared/office/part-units.ts';
import type { Markup, RunItem } from '../shared/office/run-items.ts';
import { writeUnit } from '../shared/office/write-unit.ts';
import { type Cut, cutPieces, splitAtFields } from './cut-pieces.ts';
import type { RtfFormats } from './rtf-formats.ts';
import type { AlonePiece, CodeRange, FieldPiece, PlacedPiece, RtfPiece } from './rtf-pieces.ts';
import { RtfRunWriter } from './rtf-run-writer.ts';
import type { RtfState } from './rtf-state.ts';

export interface RtfParagraph {
  readonly pieces: readonly RtfPiece[];
  readonly kind: TextUnit['kind'];
  /** Units of notes and boxes within it, in the order of their starts. */
  readonly within: readonly PlacedUnit[];
}

/** The units of a paragraph: one, or several where a field that goes over several paragraphs begins or ends in it. */
export function paragraphUnits(source: string, formats: RtfFormats, paragraph: RtfParagraph): readonly PlacedUnit[] {
  return splitAtFields(paragraph.pieces).flatMap((pieces) => {
    const cut = cutPieces(pieces);
    const unit = cut === undefined ? undefined : placeUnit(source, formats, { ...paragraph, pieces }, cut);
    return unit ?? [];
  });
}

function placeUnit(source: string, formats: RtfFormats, paragraph: RtfParagraph, cut: Cut): PlacedUnit | undefined {
  const { kind, within } = paragraph;
  const range = cut.pieces.slice(cut.first, cut.last + 1);
  const first = range[0] as PlacedPiece;
  const writer = new RtfRunWriter(formats, first.state, undefined);
  const show = (markup: Markup): string =>
    markup
      .map((piece) => {
        const { format } = piece as CodeRange;
        const shown = ended(showCode(source, piece as CodeRange, within));
        const words = format === undefined ? '' : writer.properties(format);
        return words === '' ? shown : `{${words} ${shown}}`;
      })
      .join('');
  const built = buildUnit(range.flatMap(toItem), writer, show);
  if (built === undefined) return undefined;
  return {
    start: first.start,
    end: (range.at(-1) as RtfPiece).end,
    unit: { segment: built.segment, kind },
    write: writerOf(built, formats, {
      state: first.state,
      isAfterWord: first.isAfterWord,
      isProperty: kind === 'title' || kind === 'attribute',
      after: remainingWords(source, cut),
    }),
  };
}

/** The source of a code; of a note or a box only what it is, since its text changes without the code. */
function showCode(source: string, { start, end }: CodeRange, within: readonly PlacedUnit[]): string {
  const unit = within[firstFrom(within, start)];
  if (unit === undefined || unit.start >= end) return source.slice(start, end);
  const head = source.slice(start, Math.min(end, start + 40));
  return `${/^\{(?:\\\*)?\s*\\[a-z]+/.exec(head)?.[0] ?? '{'}}`;
}

interface WritingContext {
  readonly state: RtfState;
  readonly isAfterWord: boolean;
  /** It is not in the text of the document: its look cannot be set. */
  readonly isProperty: boolean;
  /** What has to follow the text so that the same holds behind it as before. */
  readonly after: string;
}

/** By itself, so that nothing else of a paragraph stays in memory as long as its unit. */
function writerOf(built: BuiltUnit, formats: RtfFormats, context: WritingContext): PlacedUnit['write'] {
  return (translation, markup, { targetLanguage }) => {
    const { state, isAfterWord, isProperty, after } = context;
    const writer = new RtfRunWriter(formats, state, isProperty ? undefined : targetLanguage);
    const code = (pieces: Markup): string =>
      pieces.map((piece) => writer.code(piece as CodeRange, ended(markup([piece])))).join('');
    const turned = isProperty ? '' : paragraphDirection(state, formats.targets.of(targetLanguage).isRightToLeft);
    const written = turned + writeUnit(built, translation, writer, code) + after;
    return isAfterWord && /^[A-Za-z0-9 -]/.test(written) ? ` ${written}` : written;
  };
}

function toItem(piece: RtfPiece): RunItem[] {
  switch (piece.type) {
    case 'text':
      return [{ type: 'text', text: piece.text, format: piece.state.format }];
    case 'alone':
      return [{ type: 'alone', markup: [codeOf(piece)], equivalent: piece.equivalent }];
    case 'begin':
      return [{ type: 'open', markup: [boundOf(piece)] }];
    case 'end':
      return [{ type: 'close', markup: [boundOf(piece)] }];
    default:
      return [];
  }
}

function codeOf({ start, end, state, isMark }: AlonePiece): CodeRange {
  return { start, end, format: isMark ? undefined : state.format, fallbackLength: state.fallbackLength };
}

/** Half of a group cannot have a group of its own. */
function boundOf({ start, end, state }: FieldPiece): CodeRange {
  return { start, end, format: undefined, fallbackLength: state.fallbackLength };
}

/** A word at the end of what is written again, ended: text may follow. */
function ended(written: string): string {
  return /\\[A-Za-z]+(?:-?\d+)?$/.test(written.slice(-64)) ? `${written} ` : written;
}

/** Of what is replaced, braces without counterparts and words outside of groups: they hold for what follows. */
function remainingWords(source: string, { pieces, matches, first, last }: Cut): string {
  let written = '';
  let isUnbalanced = false;
  let paragraphWords = '';
  for (let index = first; index <= last; index++) {
    const piece = pieces[index] as RtfPiece;
    const other = matches.get(index);
    if (other !== undefined && other > index && other <= last) {
      index = other;
      continue;
    }
    if (piece.type === 'open' || piece.type === 'close') isUnbalanced = true;
    else if (piece.type !== 'word') continue;
    const word = ended(source.slice(piece.start, piece.end));
    written += word;
    if (piece.type === 'word' && !piece.isOfCharacters) paragraphWords += word;
  }
  const [before, after] = [pieces[first] as PlacedPiece, pieces[last] as PlacedPiece];
  return !isUnbalanced && before.state.isLike(after.state) ? paragraphWords : written;
}

/** The direction of a paragraph and the side that it begins at. */
function paragraphDirection({ paragraph }: RtfState, rightToLeft: boolean): string {
  const { isRightToLeft: isTurned, alignment = 'ql' } = paragraph;
  if (isTurned === rightToLeft) return '';
  const side = { ql: '\\qr', qr: '\\ql' }[alignment] ?? '';
  return `\\${rightToLeft ? 'rtl' : 'ltr'}par${side} `;
}
