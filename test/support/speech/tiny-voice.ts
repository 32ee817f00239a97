/**
 * A VITS model of a few hundred bytes that speaks each character as a stretch of a tone: the voice 0 low, the voice 1 high. It
 * tests that models are loaded and run, not that speech sounds well.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { floats, integerAttribute, integers, model, node, tensor, value } from './onnx-writer.ts';

const sampleRate = 16_000;
const samplesOfCharacter = 1_600;
const [lowHz, highHz] = [110, 210];
const [bosId, eosId, firstId] = [0, 1, 2];
const characters = [...'abcdefghijklmnopqrstuvwxyz ,.!?'];

/** As `voices` of its manifest. */
const voices = [
  { speaker: 0, gender: 'male' },
  { speaker: 1, gender: 'female' },
];

/** Writes the voice with its tokens and its manifest into a folder. */
export async function writeTinyVoice(folder: string, manifest: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'model.onnx'), voiceModel());
  await writeFile(join(folder, 'tokens.txt'), characters.map((each, index) => `${each} ${index + firstId}\n`).join(''));
  const own = { kind: 'vits', languages: ['en', 'de'], voices, ...manifest };
  await writeFile(join(folder, 'model.json'), JSON.stringify(own));
}

/** How many samples there are, and which angle each of them has further than the one before. */
function voiceModel(): Buffer {
  const cast = (from: string, to: string): Buffer => node('Cast', [from], [to], [integerAttribute('to', floats)]);
  const angle = (hertz: number): number => (2 * Math.PI * hertz) / sampleRate;
  return model({
    nodes: [
      cast('x_length', 'characters'),
      node('Mul', ['characters', 'length_scale'], ['scaled'], []),
      node('Mul', ['scaled', 'samples_of_character'], ['samples'], []),
      node('ReduceMean', ['samples'], ['total'], [integerAttribute('keepdims', 0)]),
      node('Range', ['zero', 'total', 'one'], ['positions'], []),
      cast('sid', 'voice'),
      node('Mul', ['voice', 'higher'], ['raised'], []),
      node('Add', ['raised', 'low'], ['angle'], []),
      node('Mul', ['positions', 'angle'], ['angles'], []),
      node('Sin', ['angles'], ['tone'], []),
      node('Mul', ['tone', 'loudness'], ['y'], []),
    ],
    constants: [
      tensor('samples_of_character', [1], [samplesOfCharacter]),
      tensor('zero', [], [0]),
      tensor('one', [], [1]),
      tensor('low', [1], [angle(lowHz)]),
      tensor('higher', [1], [angle(highHz) - angle(lowHz)]),
      tensor('loudness', [1], [0.5]),
    ],
    inputs: [
      value('x', integers, [1, 'characters']),
      value('x_length', integers, [1]),
      value('noise_scale', floats, [1]),
      value('length_scale', floats, [1]),
      value('noise_scale_w', floats, [1]),
      value('sid', integers, [1]),
    ],
    outputs: [value('y', floats, ['samples'])],
    metadata: {
      sample_rate: sampleRate,
      n_speakers: voices.length,
      language: 'English',
      comment: 'tiny',
      frontend: 'characters',
      add_blank: 0,
      use_eos_bos: 1,
      bos_id: bosId,
      eos_id: eosId,
      blank_id: 0,
      pad_id: 0,
    },
  });
}
