import { open as openFile } from 'node:fs/promises';
import type { AudioDecoder, AudioDecoders } from '../contracts/audio/audio-decoder.ts';
import { ServiceError } from '../errors/service-error.ts';
import { audioContentTypes, readContentType } from './content-types.ts';
import { containerOf, mayBegin, recognizeContainer } from './decoding/containers.ts';
import { declaredMs, declaringBytes } from './decoding/declared-length.ts';
import { undecodable } from './decoding/explain-end.ts';
import { FfmpegDecoder } from './decoding/ffmpeg-decoder.ts';
import { PcmDecoder } from './decoding/pcm-decoder.ts';
import { FfmpegFinder, type FfmpegOptions } from './ffmpeg/ffmpeg-program.ts';

type FileDecoder = Omit<AudioDecoder, 'write' | 'end'>;

const all = [...new Set([...audioContentTypes.realtimeSource, ...audioContentTypes.jobSource])];

/** Decodes PCM and G.711 in this process, and everything else with one ffmpeg for each stream. */
export function createAudioDecoders(options: FfmpegOptions): AudioDecoders {
  return new Decoders(new FfmpegFinder(options));
}

class Decoders implements AudioDecoders {
  readonly #ffmpeg: FfmpegFinder;
  readonly #disposal = new AbortController();

  constructor(ffmpeg: FfmpegFinder) {
    this.#ffmpeg = ffmpeg;
  }

  contentTypes(): readonly string[] {
    return this.#ffmpeg.find() === undefined ? all.filter(isPcm) : all;
  }

  missing(): string | undefined {
    return this.#ffmpeg.find() === undefined ? 'ffmpeg is not installed; only PCM audio can be decoded' : undefined;
  }

  async open(contentType: string, given: AbortSignal): Promise<AudioDecoder> {
    const signal = this.#opening(contentType, given);
    const { type, parameters } = readContentType(contentType);
    if (isPcm(contentType))
      return new PcmDecoder(parameters.get('encoding') as string, Number(parameters.get('rate')), signal);
    return new FfmpegDecoder(this.#program(), { container: containerOf(type) }, signal);
  }

  async openFile(path: string, contentType: string, given: AbortSignal): Promise<FileDecoder> {
    const signal = this.#opening(contentType, given);
    if (isPcm(contentType)) throw new ServiceError('engine_unavailable', { reason: `${contentType} is not a file` });
    const program = this.#program();
    const head = await readHead(path);
    if (head.length === 0) throw undecodable('the file is empty');
    const recognized = recognizeContainer(head);
    const container = containerOf(readContentType(contentType).type) ?? recognized;
    if (container === undefined) throw undecodable('the format of the file was not recognized');
    if (recognized !== undefined && !mayBegin(container, recognized))
      throw undecodable(`it was announced as ${container.name}, but the file is ${recognized.name}`);
    signal.throwIfAborted();
    return new FfmpegDecoder(program, { container, file: { path, declaredMs: declaredMs(head) } }, signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#disposal.abort(new ServiceError('shutting_down', {}));
  }

  /** Ends with the stream's signal, and with the decoders. */
  #opening(contentType: string, given: AbortSignal): AbortSignal {
    const signal = AbortSignal.any([given, this.#disposal.signal]);
    signal.throwIfAborted();
    if (all.includes(contentType)) return signal;
    throw new ServiceError('engine_unavailable', { reason: `${contentType} is not decoded` });
  }

  #program() {
    const program = this.#ffmpeg.find();
    if (program === undefined) throw new ServiceError('engine_unavailable', { reason: this.missing() as string });
    return program;
  }
}

function isPcm(contentType: string): boolean {
  return contentType.startsWith('audio/pcm;');
}

async function readHead(path: string): Promise<Buffer> {
  await using file = await openFile(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(declaringBytes), 0, declaringBytes, 0);
  return buffer.subarray(0, bytesRead);
}
