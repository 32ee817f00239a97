import type { AudioEncoder, AudioEncoders } from '../contracts/audio/audio-encoder.ts';
import { ServiceError } from '../errors/service-error.ts';
import { audioContentTypes, readContentType } from './content-types.ts';
import { announcedType, encodedFormatOf } from './encoding/encoded-formats.ts';
import { FfmpegEncoder } from './encoding/ffmpeg-encoder.ts';
import { PcmEncoder, type PcmFormat } from './encoding/pcm-encoder.ts';
import { FfmpegFinder, type FfmpegOptions } from './ffmpeg/ffmpeg-program.ts';

const texts: readonly string[] = ['text/plain', 'application/x-subrip'];
const all = [...new Set([...audioContentTypes.realtimeTarget, ...audioContentTypes.jobOutput])].filter(
  (type) => !texts.includes(type),
);

/** Encodes PCM and G.711 in this process, and everything else with one ffmpeg for each stream. */
export function createAudioEncoders(options: FfmpegOptions): AudioEncoders {
  return new Encoders(new FfmpegFinder(options));
}

class Encoders implements AudioEncoders {
  readonly #ffmpeg: FfmpegFinder;
  readonly #disposal = new AbortController();

  constructor(ffmpeg: FfmpegFinder) {
    this.#ffmpeg = ffmpeg;
  }

  contentTypes(): readonly string[] {
    return this.#ffmpeg.find() === undefined ? all.filter((type) => pcmFormatOf(type) !== undefined) : all;
  }

  missing(): string | undefined {
    return this.#ffmpeg.find() === undefined ? 'ffmpeg is not installed; only PCM audio can be encoded' : undefined;
  }

  async open(contentType: string, given: AbortSignal): Promise<AudioEncoder> {
    const signal = AbortSignal.any([given, this.#disposal.signal]);
    signal.throwIfAborted();
    const pcm = pcmFormatOf(contentType);
    if (pcm !== undefined) return new PcmEncoder(contentType, pcm, signal);
    const format = encodedFormatOf(contentType);
    if (format === undefined) throw new ServiceError('engine_unavailable', { reason: `${contentType} is not encoded` });
    const program = this.#ffmpeg.find();
    if (program === undefined) throw new ServiceError('engine_unavailable', { reason: this.missing() as string });
    return new FfmpegEncoder(program, announcedType(contentType), format, signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#disposal.abort(new ServiceError('shutting_down', {}));
  }
}

/** `audio/pcm;encoding=…;rate=…` and `audio/x-matroska;codecs=pcm_s16le;rate=…`, if it is in the list. */
function pcmFormatOf(contentType: string): PcmFormat | undefined {
  if (!all.includes(contentType)) return undefined;
  const { type, parameters } = readContentType(contentType);
  const inMatroska = parameters.get('codecs') === 'pcm_s16le';
  const encoding = inMatroska ? 's16le' : parameters.get('encoding');
  if (encoding !== 's16le' && encoding !== 'alaw' && encoding !== 'ulaw') return undefined;
  return { encoding, rate: Number(parameters.get('rate')), inMatroska: type === 'audio/x-matroska' };
}
