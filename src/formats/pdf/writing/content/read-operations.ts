import { PdfSyntaxError, parseToken } from '../objects/parse-value.ts';
import { endsWord, isSpace, PdfTokenizer } from '../objects/pdf-tokenizer.ts';
import { PdfName, type PdfValue } from '../objects/pdf-values.ts';

/** An operator of a content stream with what precedes it. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly PdfValue[];
  /** Where its first operand begins. */
  readonly start: number;
  /** After the operator. */
  readonly end: number;
}

/** Programs keep so many; of more, the last count. */
const mostOperands = 64;

/**
 * The operations of a content stream in their order. Like viewers it accepts everything: operands without an operator at the end are
 * left out, unknown operators are operations.
 */
export function* readOperations(bytes: Uint8Array): Generator<Operation> {
  const tokens = new PdfTokenizer(bytes);
  let operands: PdfValue[] = [];
  let start = -1;
  for (;;) {
    const number = tokens.nextNumber();
    if (number !== undefined) {
      if (start < 0) start = tokens.start;
      operands.push(number);
      if (operands.length > mostOperands) operands.shift();
      continue;
    }
    const token = tokens.next();
    if (token.kind === 'end') return;
    if (start < 0) start = tokens.start;
    if (token.kind === 'word' && !opening.has(token.value)) {
      const operator = token.value;
      if (constants.has(operator)) {
        operands.push(constants.get(operator) ?? null);
        continue;
      }
      if (operator === 'BI') skipInlineImage(tokens);
      yield { operator, operands, start, end: tokens.position };
      operands = [];
      start = -1;
      continue;
    }
    try {
      operands.push(parseToken(tokens, token, false));
    } catch (error) {
      if (!(error instanceof PdfSyntaxError)) throw error;
      operands.push(null);
    }
    if (operands.length > mostOperands) operands.shift();
  }
}

const opening = new Set(['[', '<<']);
const constants = new Map<string, PdfValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The dictionary after `BI`, and the data from `ID` to `EI`, which may have any bytes. */
function skipInlineImage(tokens: PdfTokenizer): void {
  const entries = new Map<string, PdfValue>();
  for (;;) {
    const key = tokens.next();
    if (key.kind === 'end') return;
    if (key.kind === 'word' && key.value === 'ID') break;
    if (key.kind === 'word' && key.value === 'EI') return;
    if (key.kind !== 'name') continue;
    try {
      entries.set(key.value.value, parseToken(tokens, tokens.next(), false));
    } catch (error) {
      if (!(error instanceof PdfSyntaxError)) throw error;
      return;
    }
  }
  const start = tokens.position + 1;
  tokens.position = endOfImage(tokens.bytes, start + plainLength(entries));
}

/** Bytes of data that is not compressed, so that no `EI` among them counts; 0 where that is not known. */
function plainLength(entries: ReadonlyMap<string, PdfValue>): number {
  const get = (short: string, long: string): PdfValue => entries.get(short) ?? entries.get(long) ?? null;
  const length = get('L', 'Length');
  if (typeof length === 'number') return Math.max(0, length);
  if (get('F', 'Filter') !== null) return 0;
  const [width, height] = [get('W', 'Width'), get('H', 'Height')];
  if (typeof width !== 'number' || typeof height !== 'number') return 0;
  if (get('IM', 'ImageMask') === true) return Math.ceil(width / 8) * height;
  const space = get('CS', 'ColorSpace');
  const components = space instanceof PdfName ? componentsOf.get(space.value) : undefined;
  const bits = get('BPC', 'BitsPerComponent');
  if (components === undefined || typeof bits !== 'number') return 0;
  return Math.ceil((width * components * bits) / 8) * height;
}

const componentsOf = new Map([
  ['G', 1],
  ['DeviceGray', 1],
  ['RGB', 3],
  ['DeviceRGB', 3],
  ['CMYK', 4],
  ['DeviceCMYK', 4],
]);

const bytesOfText = 12;

function endOfImage(bytes: Uint8Array, from: number): number {
  const first = Math.min(from, bytes.length);
  for (let at = first; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49 || !endsWord(bytes[at + 2])) continue;
    if (at > first && !isSpace(bytes[at - 1])) continue;
    // Data may have these two letters by chance, but hardly with text behind them.
    if (bytes.subarray(at + 2, at + 2 + bytesOfText).every((byte) => isSpace(byte) || (byte > 0x20 && byte < 0x7f)))
      return at + 2;
  }
  return bytes.length;
}
