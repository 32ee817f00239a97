import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buffer as readAll } from 'node:stream/consumers';

const searchPath = process.env.PATH ?? '';

/** Why audio cannot be made and decoded here, or false. */
export const withoutFfmpeg: string | false = searchPath
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'ffmpeg')))
  ? false
  : 'ffmpeg is not installed';

/** Runs ffmpeg; rejects where it fails. */
export async function ffmpeg(words: readonly string[], input: Uint8Array = Buffer.alloc(0)): Promise<Buffer> {
  const child = spawn('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...words], { stdio: 'pipe' });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [output, report] = await Promise.all([
    readAll(child.stdout),
    readAll(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  if (child.exitCode !== 0) throw new Error(`ffmpeg ${words.join(' ')}: ${report}`);
  return output;
}

/** A tone that rises and falls in height and loudness, so that no stretch of it is like another one. */
export function makeTone(seconds: number, rate: number): Int16Array {
  return Int16Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const time = index / rate;
    const height = 300 * time + 150 * time * time + 20 * Math.sin(3 * time);
    return Math.round(9_000 * (1 + 0.5 * Math.sin(7 * time)) * Math.sin(2 * Math.PI * height));
  });
}

/** Samples as bytes in little-endian order. */
export function samplesToBytes(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [index, sample] of samples.entries()) bytes.writeInt16LE(sample, index * 2);
  return bytes;
}

export function bytesToSamples(bytes: Buffer): Int16Array {
  return Int16Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(index * 2));
}

/** Encodes a tone at 48 kHz with these words of ffmpeg; the last may be the path of a file, which can be read in any order. */
export function encodeTone(seconds: number, words: readonly string[], channels = 1): Promise<Buffer> {
  const input = ['-f', 's16le', '-ar', '48000', '-ac', '1', '-i', 'pipe:0', '-ac', String(channels)];
  const output = words.at(-1)?.includes('/') ? [] : ['pipe:1'];
  return ffmpeg([...input, ...words, ...output], samplesToBytes(makeTone(seconds, 48_000)));
}

/** From 0 to 1, how alike two signals are where the second is at most `reach` samples later. */
export function likeness(one: Int16Array, other: Int16Array, reach: number): number {
  let best = 0;
  for (let shift = 0; shift <= reach; shift += 1) best = Math.max(best, correlation(one, other, shift));
  return best;
}

function correlation(one: Int16Array, other: Int16Array, shift: number): number {
  let product = 0;
  let ones = 0;
  let others = 0;
  for (let index = 0; index < one.length && index + shift < other.length; index += 3) {
    const a = one[index] as number;
    const b = other[index + shift] as number;
    product += a * b;
    ones += a * a;
    others += b * b;
  }
  return ones === 0 || others === 0 ? 0 : product / Math.sqrt(ones * others);
}
