import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waveFile } from '../../src/engines/openai-speech/wave-file.ts';
import { samplesOfWav } from '../../test/support/speech/flite-speech.ts';

/** Samples a second of what Flite speaks. */
const rate = 16_000;

/** Sentences with what a synthesizer makes of them: Flite speaks them, so that when each is over is known exactly. */
export const sentences = [
  'The quarterly report shows that our revenue increased by twelve percent.',
  "We will discuss the new product features in tomorrow's meeting.",
  'Could you tell me how to get to the nearest hospital?',
  'Our customers expect a quick answer to their questions.',
  'I would like to order a cup of coffee and a piece of cake.',
  'The software update will be installed on all computers next week.',
  'She has been working for this company for more than ten years.',
  'The children were playing in the garden when it started to rain.',
];

const pauseMs = 1_000;
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
    return { text, samples: speechOf(file) };
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
  writeFileSync(file, waveFile(joined(parts, position), rate));
  return { file, milliseconds: (position / rate) * 1_000, sentences: timed };
}

function joined(parts: readonly Int16Array[], length: number): Int16Array {
  const all = new Int16Array(length);
  let at = 0;
  for (const samples of parts) {
    all.set(samples, at);
    at += samples.length;
  }
  return all;
}

/** Without the silence at both ends. */
function speechOf(file: string): Int16Array {
  const samples = samplesOfWav(readFileSync(file));
  const isLoud = (sample: number): boolean => Math.abs(sample) > quiet;
  return samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}
