import { ServiceError } from '../../../errors/service-error.ts';
import { SampleReader } from './sample-reader.ts';

const longestHeader = 64 * 1024;

/**
 * Samples of a RIFF file (`.wav`) as it arrives. Lengths that it states count only before the samples: programs that
 * write into a pipe do not know the others. Two channels become their mean.
 */
export class WaveReader {
  readonly #samples = new SampleReader();
  #header: Buffer | undefined = Buffer.alloc(0);
  #format: { readonly sampleRate: number; readonly channels: number } | undefined;
  #unpaired: number | undefined;

  /** Undefined until the header has come. */
  get sampleRate(): number | undefined {
    return this.#header === undefined ? this.#format?.sampleRate : undefined;
  }

  /** @throws ServiceError `engine_failed` where it is no file with 16-bit samples. */
  read(bytes: Uint8Array): Int16Array {
    const data = this.#header === undefined ? bytes : this.#readHeader(Buffer.concat([this.#header, bytes]));
    const samples = this.#samples.read(data);
    return this.#format?.channels === 2 ? this.#mix(samples) : samples;
  }

  #readHeader(header: Buffer): Uint8Array {
    this.#header = header;
    if (header.length < 12) return new Uint8Array(0);
    if (header.toString('latin1', 0, 4) !== 'RIFF' || header.toString('latin1', 8, 12) !== 'WAVE')
      throw unreadable('the audio is no RIFF file');
    for (let at = 12; at + 8 <= header.length; ) {
      const [name, length, start] = [header.toString('latin1', at, at + 4), header.readUInt32LE(at + 4), at + 8];
      if (name === 'data') {
        if (this.#format === undefined) throw unreadable('the RIFF file does not say its format');
        this.#header = undefined;
        return header.subarray(start);
      }
      if (start + length > header.length) break;
      if (name === 'fmt ') this.#format = readFormat(header.subarray(start, start + length));
      at = start + length + (length % 2);
    }
    if (header.length > longestHeader) throw unreadable('the RIFF file has no samples');
    return new Uint8Array(0);
  }

  #mix(samples: Int16Array): Int16Array {
    const all = this.#unpaired === undefined ? samples : Int16Array.of(this.#unpaired, ...samples);
    const pairs = all.length >> 1;
    this.#unpaired = all.length % 2 === 1 ? all.at(-1) : undefined;
    return Int16Array.from({ length: pairs }, (_, at) => ((all[at * 2] ?? 0) + (all[at * 2 + 1] ?? 0)) >> 1);
  }
}

function readFormat(format: Buffer): { readonly sampleRate: number; readonly channels: number } {
  if (format.length < 16) throw unreadable('the format of the RIFF file is incomplete');
  const [encoding, channels, sampleRate, bits] = [
    format.readUInt16LE(0),
    format.readUInt16LE(2),
    format.readUInt32LE(4),
    format.readUInt16LE(14),
  ];
  const pcm = encoding === 1 || (encoding === 0xfffe && format.length >= 26 && format.readUInt16LE(24) === 1);
  if (!pcm || bits !== 16 || channels < 1 || channels > 2 || sampleRate < 8_000 || sampleRate > 48_000)
    throw unreadable(`the RIFF file has encoding ${encoding}, ${bits} bits, ${channels} channels, ${sampleRate} Hz`);
  return { sampleRate, channels };
}

function unreadable(message: string): ServiceError {
  return new ServiceError('engine_failed', {}, { cause: new Error(message) });
}
