/** ONNX models as bytes, written by hand: a few operations with their inputs, outputs and constants. */

/** Types of elements. */
export const [floats, integers, shortIntegers, booleans] = [1, 7, 6, 9];

/** What a model is made of. */
export interface OnnxModel {
  readonly nodes: readonly Buffer[];
  readonly constants: readonly Buffer[];
  readonly inputs: readonly Buffer[];
  readonly outputs: readonly Buffer[];
  readonly metadata: Readonly<Record<string, string | number>>;
}

export function model({ nodes, constants, inputs, outputs, metadata }: OnnxModel): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((one) => bytes(1, one)),
    text(2, 'tiny'),
    ...constants.map((one) => bytes(5, one)),
    ...inputs.map((one) => bytes(11, one)),
    ...outputs.map((one) => bytes(12, one)),
  ]);
  const entries = Object.entries(metadata).map(([key, entry]) =>
    bytes(14, Buffer.concat([text(1, key), text(2, String(entry))])),
  );
  return Buffer.concat([number(1, 8), bytes(7, graph), bytes(8, number(2, 13)), ...entries]);
}

export function node(
  operation: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Buffer[],
): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operation),
    ...attributes.map((one) => bytes(5, one)),
  ]);
}

export function integerAttribute(name: string, entry: number): Buffer {
  return Buffer.concat([text(1, name), number(3, entry), number(20, 2)]);
}

export function integersAttribute(name: string, entries: readonly number[]): Buffer {
  return Buffer.concat([text(1, name), ...entries.map((entry) => number(8, entry)), number(20, 7)]);
}

export function tensor(
  name: string,
  dimensions: readonly number[],
  entries: readonly number[],
  type: number = floats,
): Buffer {
  const sizes = dimensions.map((size) => number(1, size));
  return Buffer.concat([...sizes, number(2, type), text(8, name), bytes(9, rawEntries(entries, type))]);
}

function rawEntries(entries: readonly number[], type: number): Buffer {
  if (type === integers) return Buffer.from(BigInt64Array.from(entries, BigInt).buffer);
  return Buffer.from((type === shortIntegers ? Int32Array.from(entries) : Float32Array.from(entries)).buffer);
}

export function value(name: string, type: number, shape: readonly (number | string)[]): Buffer {
  const dimensions = shape.map((size) => bytes(1, typeof size === 'number' ? number(1, size) : text(2, size)));
  const tensorType = Buffer.concat([number(1, type), bytes(2, Buffer.concat(dimensions))]);
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensorType))]);
}

/** A field of a Protocol Buffers message: a number. */
function number(field: number, entry: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(entry)]);
}

/** A field with a length: a text, a message, numbers. */
function bytes(field: number, entry: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(entry.length), entry]);
}

function text(field: number, entry: string): Buffer {
  return bytes(field, Buffer.from(entry));
}

function varint(entry: number): Buffer {
  const written: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(entry));
  for (; rest > 0x7fn; rest >>= 7n) written.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...written, Number(rest)]);
}
