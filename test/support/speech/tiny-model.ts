/**
 * ONNX models of a few hundred bytes that have the inputs and outputs of a real kind of model, and hear one word in each
 * stretch of noise. They test that models are loaded and run, not that speech is understood.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The word that they hear. */
export const tinyModelWord = 'speech';

const [floats, integers] = [1, 7];
/** The mean of the logarithms of the energies of all bands, −16 in silence, is at most so far from the middle where there is noise. */
const [middle, distance] = [-3, 5];
const subsampling = 4;
const window = 8;

/** Writes a model with its tokens and its manifest into a folder. */
export async function writeTinyModel(folder: string, kind: 'streaming-nemo-ctc' | 'nemo-ctc'): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'model.onnx'), kind === 'nemo-ctc' ? wholeModel() : streamingModel());
  await writeFile(join(folder, 'tokens.txt'), `▁${tinyModelWord} 0\n<blk> 1\n`);
  await writeFile(join(folder, 'model.json'), JSON.stringify({ kind, languages: ['en'] }));
}

/** Energy → its distance from what is loud → a word or nothing, for each four frames. */
const hearing = [
  node('ReduceMean', ['audio_signal'], ['energy'], [integersAttribute('axes', [1]), integerAttribute('keepdims', 1)]),
  node(
    'AveragePool',
    ['energy'],
    ['pooled'],
    [integersAttribute('kernel_shape', [subsampling]), integersAttribute('strides', [subsampling])],
  ),
  node('Transpose', ['pooled'], ['turned'], [integersAttribute('perm', [0, 2, 1])]),
  node('Add', ['turned', 'offset'], ['distance'], []),
  node('Mul', ['distance', 'distance'], ['squared'], []),
  node('Mul', ['squared', 'weights'], ['weighted'], []),
  node('Add', ['weighted', 'biases'], ['scores'], []),
  node('LogSoftmax', ['scores'], ['log_probs'], [integerAttribute('axis', -1)]),
];
const constants = [
  tensor('offset', [1, 1, 1], [-middle]),
  tensor('weights', [1, 1, 2], [-1, 0]),
  tensor('biases', [1, 1, 2], [distance ** 2, 0]),
];

function wholeModel(): Buffer {
  return model(
    hearing,
    [value('audio_signal', floats, [1, 'features', 'frames']), value('length', integers, [1])],
    [value('log_probs', floats, [1, 'steps', 2])],
    { vocab_size: 2, subsampling_factor: subsampling, normalize_type: '' },
  );
}

function streamingModel(): Buffer {
  const caches = ['cache_last_channel', 'cache_last_time'].map((name) => value(name, floats, [1, 1, 1, 1]));
  const nextCaches = ['cache_last_channel', 'cache_last_time'].map((name) =>
    value(`${name}_next`, floats, [1, 1, 1, 1]),
  );
  const copies = ['cache_last_channel', 'cache_last_time', 'cache_last_channel_len'].map((name) =>
    node('Identity', [name], [`${name}_next`], []),
  );
  return model(
    [...hearing, node('Identity', ['length'], ['encoded_length'], []), ...copies],
    [
      value('audio_signal', floats, [1, 'features', 'frames']),
      value('length', integers, [1]),
      ...caches,
      value('cache_last_channel_len', integers, [1]),
    ],
    [
      value('log_probs', floats, [1, 'steps', 2]),
      value('encoded_length', integers, [1]),
      ...nextCaches,
      value('cache_last_channel_len_next', integers, [1]),
    ],
    {
      window_size: window,
      chunk_shift: window,
      subsampling_factor: subsampling,
      // Without the blank.
      vocab_size: 1,
      cache_last_channel_dim1: 1,
      cache_last_channel_dim2: 1,
      cache_last_channel_dim3: 1,
      cache_last_time_dim1: 1,
      cache_last_time_dim2: 1,
      cache_last_time_dim3: 1,
    },
  );
}

function model(
  nodes: readonly Buffer[],
  inputs: readonly Buffer[],
  outputs: readonly Buffer[],
  metadata: Readonly<Record<string, string | number>>,
): Buffer {
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

function node(
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

function integerAttribute(name: string, entry: number): Buffer {
  return Buffer.concat([text(1, name), number(3, entry), number(20, 2)]);
}

function integersAttribute(name: string, entries: readonly number[]): Buffer {
  return Buffer.concat([text(1, name), ...entries.map((entry) => number(8, entry)), number(20, 7)]);
}

function tensor(name: string, dimensions: readonly number[], entries: readonly number[]): Buffer {
  const raw = Buffer.from(Float32Array.from(entries).buffer);
  return Buffer.concat([...dimensions.map((size) => number(1, size)), number(2, floats), text(8, name), bytes(9, raw)]);
}

function value(name: string, type: number, shape: readonly (number | string)[]): Buffer {
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
