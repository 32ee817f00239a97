/**
 * ONNX models of a few hundred bytes that have the inputs and outputs of a real kind of model, and hear one word in each
 * stretch of noise. They test that models are loaded and run, not that speech is understood.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { floats, integerAttribute, integers, integersAttribute, model, node, tensor, value } from './onnx-writer.ts';

/** The word that they hear. */
export const tinyModelWord = 'speech';

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
  return model({
    nodes: hearing,
    constants,
    inputs: [value('audio_signal', floats, [1, 'features', 'frames']), value('length', integers, [1])],
    outputs: [value('log_probs', floats, [1, 'steps', 2])],
    metadata: { vocab_size: 2, subsampling_factor: subsampling, normalize_type: '' },
  });
}

function streamingModel(): Buffer {
  const caches = ['cache_last_channel', 'cache_last_time'].map((name) => value(name, floats, [1, 1, 1, 1]));
  const nextCaches = ['cache_last_channel', 'cache_last_time'].map((name) =>
    value(`${name}_next`, floats, [1, 1, 1, 1]),
  );
  const copies = ['cache_last_channel', 'cache_last_time', 'cache_last_channel_len'].map((name) =>
    node('Identity', [name], [`${name}_next`], []),
  );
  return model({
    nodes: [...hearing, node('Identity', ['length'], ['encoded_length'], []), ...copies],
    constants,
    inputs: [
      value('audio_signal', floats, [1, 'features', 'frames']),
      value('length', integers, [1]),
      ...caches,
      value('cache_last_channel_len', integers, [1]),
    ],
    outputs: [
      value('log_probs', floats, [1, 'steps', 2]),
      value('encoded_length', integers, [1]),
      ...nextCaches,
      value('cache_last_channel_len_next', integers, [1]),
    ],
    metadata: {
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
  });
}
