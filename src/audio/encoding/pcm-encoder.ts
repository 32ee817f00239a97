import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AudioEncoder, EncodedAudio } from '../../contracts/audio/audio-encoder.ts';
import { createALaw, createMuLaw } from '../g711.ts';
import { createResampler } from '../resampler.ts';
import { bytesOf } from '../sample-bytes.ts';
import { MatroskaWriter } from './matroska-writer.ts';
import { bareWriter, encodedRate, type PacketWriter } from './media-element.ts';

export interface PcmFormat {
  readonly encoding: 's16le' | 'alaw' | 'ulaw';
  readonly rate: number;
  readonly inMatroska: boolean;
}

/** Samples that are encoded in one turn of the event loop, and that make one element: 100 ms. */
const stepSamples = encodedRate / 10;
/** Silence that brings out all that the filter of a resampler holds. */
const flushSamples = 120;

/** Encodes samples as they are, or with G.711, in this process. */
export class PcmEncoder implements AudioEncoder {
  readonly contentType: string;
  readonly #rate: number;
  readonly #signal: AbortSignal;
  readonly #resampler;
  readonly #bytesOf: (samples: Int16Array) => Uint8Array;
  readonly #writer: PacketWriter;
  #headers: readonly Uint8Array[];
  #tail: Promise<unknown> = Promise.resolve();
  #flushed = true;
  #ended: Error | undefined;

  constructor(contentType: string, { encoding, rate, inMatroska }: PcmFormat, signal: AbortSignal) {
    this.contentType = contentType;
    this.#rate = rate;
    this.#signal = signal;
    this.#resampler = createResampler(encodedRate, rate);
    this.#bytesOf = bytesIn(encoding);
    const track = { documentType: 'matroska', codec: 'A_PCM/INT/LIT', rate } as const;
    const matroska = inMatroska ? new MatroskaWriter(track) : undefined;
    this.#writer = matroska ?? bareWriter;
    this.#headers = matroska === undefined ? [] : [matroska.header(new Uint8Array())];
  }

  write(samples: Int16Array): Promise<EncodedAudio> {
    return this.#next(() => {
      this.#flushed &&= samples.length === 0;
      return this.#encode(samples);
    });
  }

  flush(): Promise<EncodedAudio> {
    return this.#next(() => {
      const complete = this.#flushed || this.#rate === encodedRate;
      this.#flushed = true;
      return this.#encode(new Int16Array(complete ? 0 : flushSamples));
    });
  }

  end(): Promise<EncodedAudio> {
    const last = this.#next(async () => this.#answer([this.#resampler.end()]));
    this.#ended ??= new Error('the stream has ended');
    return last;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ended ??= new Error('the encoder was disposed of');
  }

  /** One call after another. */
  #next(run: () => Promise<EncodedAudio>): Promise<EncodedAudio> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const answer = this.#tail.then(() => {
      this.#signal.throwIfAborted();
      return run();
    });
    this.#tail = answer.catch(() => {});
    return answer;
  }

  async #encode(samples: Int16Array): Promise<EncodedAudio> {
    const pieces: Int16Array[] = [];
    for (let at = 0; at < samples.length; at += stepSamples) {
      if (at > 0) await nextTurn();
      this.#signal.throwIfAborted();
      pieces.push(this.#resampler.push(samples.subarray(at, at + stepSamples)));
    }
    return this.#answer(pieces);
  }

  #answer(given: readonly Int16Array[]): EncodedAudio {
    const pieces = given.filter(({ length }) => length > 0);
    if (pieces.length === 0) return { elements: [], durationMs: 0 };
    const headers = this.#headers;
    this.#headers = [];
    const scale = encodedRate / this.#rate;
    const elements = pieces.map((piece) =>
      this.#writer.packet({ bytes: this.#bytesOf(piece), samples: piece.length * scale, padding: 0 }),
    );
    const samples = pieces.reduce((sum, { length }) => sum + length, 0);
    return {
      elements: [...headers, ...elements],
      ...(headers.length > 0 ? { headers: headers.length } : {}),
      durationMs: (samples * 1000) / this.#rate,
    };
  }
}

function bytesIn(encoding: PcmFormat['encoding']): (samples: Int16Array) => Uint8Array {
  if (encoding === 's16le') return bytesOf;
  const law = encoding === 'alaw' ? createALaw() : createMuLaw();
  return (samples) => Uint8Array.from(samples, (sample) => law.encode(sample));
}
