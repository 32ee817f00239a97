import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AudioDecoder } from '../../contracts/audio/audio-decoder.ts';
import type { SpeechSamples } from '../../contracts/engines/speech-recognizer.ts';
import { createALaw, createMuLaw } from '../g711.ts';
import { createResampler } from '../resampler.ts';
import { SampleJoiner } from '../sample-bytes.ts';
import { undecodable } from './explain-end.ts';
import { SampleQueue } from './sample-queue.ts';

/** Bytes that are decoded in one turn of the event loop; at 8,000 samples a second that takes less than a millisecond. */
const stepBytes = 4_096;
const speechRate = 16_000;

/** The samples in bytes of one encoding. */
interface SampleReader {
  push(bytes: Uint8Array): Int16Array;
  readonly incomplete: boolean;
}

/** Decodes samples without a container, in this process. */
export class PcmDecoder implements AudioDecoder {
  readonly #reader: SampleReader;
  readonly #resampler;
  readonly #queue = new SampleQueue();
  readonly #signal: AbortSignal;
  /** Writes, one after another. */
  #tail: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(encoding: string, rate: number, signal: AbortSignal) {
    this.#reader = createSampleReader(encoding);
    this.#resampler = createResampler(rate, speechRate);
    this.#signal = signal;
    signal.addEventListener('abort', this.#abort, { once: true });
  }

  write(bytes: Uint8Array): Promise<void> {
    if (this.#ended) return Promise.reject(new Error('the audio has ended'));
    const written = this.#tail.then(() => this.#decode(bytes));
    this.#tail = written.catch(() => {});
    return written;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    void this.#tail.then(() => {
      this.#queue.push(this.#resampler.end());
      if (this.#reader.incomplete) this.#queue.fail(undecodable('it ends in the middle of a sample'));
      else this.#queue.finish();
    });
  }

  decodedMs(): number {
    return this.#queue.durationMs();
  }

  [Symbol.asyncIterator](): AsyncIterator<SpeechSamples> {
    return this.#queue[Symbol.asyncIterator]();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#signal.removeEventListener('abort', this.#abort);
    this.#queue.abandon(new Error('the decoder was disposed of'));
  }

  readonly #abort = (): void => this.#queue.abandon(this.#signal.reason);

  async #decode(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; at += stepBytes) {
      if (at > 0) await nextTurn();
      await this.#queue.room();
      const samples = this.#reader.push(bytes.subarray(at, at + stepBytes));
      this.#queue.push(this.#resampler.push(samples));
    }
    this.#queue.throwFailure();
  }
}

function createSampleReader(encoding: string): SampleReader {
  if (encoding === 's16le') return new SampleJoiner();
  const { decoded } = encoding === 'alaw' ? createALaw() : createMuLaw();
  return {
    push: (bytes) => Int16Array.from(bytes, (byte) => decoded[byte] as number),
    incomplete: false,
  };
}
