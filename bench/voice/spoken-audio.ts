import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sentences with what a synthesizer makes of them: Flite speaks them, so that when each is over is known exactly. */
const sentences = [
  'The quarterly report shows that our revenue increased by twelve percent.',
  "We will discuss the new product features in tomorrow's meeting.",
  'Could you tell me how to get to the nearest hospital?',
  'Our customers expect a quick answer to their questions.',
  'I would like to order a cup of coffee and a piece of cake.',
  'The software update will be installed on all computers next week.',
  'She has been working for this company for more than ten years.',
  'The children were playing in the garden when it started to rain.',
];

const rate = 16_000;
const pauseMs = 1_000;
const headerBytes = 44;
/** Samples below this are the silence that a synthesizer ends with. */
const quiet = 200;

export interface SpokenSentence {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

export interface SpokenAudio {
  /** A WAV file, 16 kHz. */
  readonly file: string;
  readonly milliseconds: number;
  readonly sentences: readonly SpokenSentence[];
}

/** At least so much speech, the sentences again and again with a second between them. */
export function speak(folder: string, seconds: number): SpokenAudio {
  const spoken = sentences.map((text, index) => {
    const file = join(folder, `sentence-${index}.wav`);
    execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', file]);
    return { text, samples: samplesOf(file) };
  });
  const parts: Int16Array[] = [];
  const timed: SpokenSentence[] = [];
  let position = 0;
  const add = (samples: Int16Array): void => {
    parts.push(samples);
    position += samples.length;
  };
  for (let index = 0; position < seconds * rate; index += 1) {
    const { text, samples } = spoken[index % spoken.length] ?? { text: '', samples: new Int16Array() };
    add(new Int16Array((pauseMs * rate) / 1_000));
    const startMs = (position / rate) * 1_000;
    add(samples);
    timed.push({ text, startMs, endMs: (position / rate) * 1_000 });
  }
  add(new Int16Array((pauseMs * rate) / 1_000));
  const file = join(folder, `speech-${seconds}.wav`);
  writeFileSync(file, waveFile(parts));
  return { file, milliseconds: (position / rate) * 1_000, sentences: timed };
}

function samplesOf(file: string): Int16Array {
  const bytes = readFileSync(file).subarray(headerBytes);
  const samples = new Int16Array(new Uint8Array(bytes).buffer);
  const isLoud = (sample: number): boolean => Math.abs(sample) > quiet;
  return samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

function waveFile(parts: readonly Int16Array[]): Buffer {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
