import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';
import { toSamples } from './speech-time.ts';

const windowMs = 50;

/** Number of the sample in the middle of the quietest stretch after `from`, where a cut hardly hits a word. */
export function quietestPoint(samples: SpeechSamples, from: number): number {
  const size = toSamples(windowMs);
  let quietest = { energy: Number.POSITIVE_INFINITY, at: samples.length };
  for (let start = from; start + size <= samples.length; start += size) {
    let energy = 0;
    for (let index = start; index < start + size; index += 1) energy += (samples[index] ?? 0) ** 2;
    if (energy <= quietest.energy) quietest = { energy, at: start + size / 2 };
  }
  return quietest.at;
}
