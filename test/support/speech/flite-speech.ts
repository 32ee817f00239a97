import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = '/usr/bin/flite';

/** Why nothing can be spoken here; false where flite is installed. */
export const fliteMissing: string | false = existsSync(program) ? false : 'flite is not installed';

const run = promisify(execFile);

/** A sentence as flite speaks it: 16,000 samples a second. */
export async function speakWithFlite(text: string, voice: 'slt' | 'rms' | 'kal16' = 'slt'): Promise<Int16Array> {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-flite-'));
  try {
    const path = join(folder, 'speech.wav');
    await run(program, ['-voice', voice, '-t', text, '-o', path]);
    return samplesOfWav(await readFile(path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The samples of a WAV file of one channel with 16 bits. */
export function samplesOfWav(file: Buffer): Int16Array {
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'data')
      return new Int16Array(Uint8Array.from(file.subarray(at + 8, at + 8 + size)).buffer);
    at += 8 + size + (size % 2);
  }
  throw new Error('the file has no samples');
}
