import { readFileSync } from 'node:fs';

/** Samples a second of everything that is spoken here. */
export const rate = 16_000;
const headerBytes = 44;

/** The samples of a file that Flite wrote. */
export function samplesOf(file: string): Int16Array {
  const bytes = readFileSync(file).subarray(headerBytes);
  return new Int16Array(new Uint8Array(bytes).buffer);
}

/** A WAV file of one channel. */
export function waveFile(parts: readonly Int16Array[]): Buffer {
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
