import { createAudioEncoders } from '../../src/audio/create-audio-encoders.ts';
import { FfmpegEncoder } from '../../src/audio/encoding/ffmpeg-encoder.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { ffmpeg, samplesToBytes, withoutFfmpeg } from '../support/audio-samples.ts';
import { decodeElements, decodeOpusPackets, decodePcm } from '../support/decode-elements.ts';
import { describeAudioEncoders, type EncodedType } from './audio-encoder.ts';

/** What ffmpeg writes when all samples are there at once. */
const encodedBy =
  (words: readonly string[]) =>
  (samples: Int16Array): Promise<Buffer> => {
    const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', 'pipe:1'];
    return ffmpeg(
      ['-f', 's16le', '-ar', '24000', '-ac', '1', '-i', 'pipe:0', ...words, ...exact],
      samplesToBytes(samples),
    );
  };

const opus = ['-c:a', 'libopus', '-b:a', '32k'];
const flac = ['-c:a', 'flac', '-frame_size', '480'];

const oggOpus = {
  headers: 2,
  decode: (elements: readonly Uint8Array[]) => decodeElements('ogg', elements),
  reference: encodedBy([...opus, '-page_duration', '20000', '-f', 'ogg']),
};
const matroska = (rest: Partial<EncodedType> = {}) => ({
  headers: 1,
  decode: (elements: readonly Uint8Array[]) => decodeElements('matroska', elements),
  ...rest,
});
/** The encoder has a frame before the first sample, and ends with whole frames. */
const aacFrames = { delay: 512, tail: 1_600 };
const pcm = (format: string, rate: number, rest: Partial<EncodedType> = {}) => ({
  headers: 0,
  tail: 4,
  decode: (elements: readonly Uint8Array[]) => decodePcm(format, rate, elements),
  ...rest,
});

describeAudioEncoders('of this project', {
  create: () => createAudioEncoders({ searchPath: process.env.PATH ?? '', clock: systemClock }),
  skip: withoutFfmpeg,
  processId: (encoder) => (encoder instanceof FfmpegEncoder ? encoder.processId : undefined),
  types: [
    { contentType: 'audio/ogg', announced: 'audio/ogg;codecs=opus', ...oggOpus },
    { contentType: 'audio/ogg;codecs=opus', ...oggOpus },
    {
      contentType: 'audio/ogg;codecs=flac',
      headers: 2,
      exact: 0,
      decode: (elements) => decodeElements('ogg', elements),
      reference: encodedBy([...flac, '-page_duration', '1', '-f', 'ogg']),
    },
    { contentType: 'audio/opus', headers: 1, tail: 900, decode: decodeOpusPackets },
    { contentType: 'audio/flac', headers: 1, exact: 0, decode: (elements) => decodeElements('flac', elements) },
    { contentType: 'audio/webm', announced: 'audio/webm;codecs=opus', ...matroska() },
    { contentType: 'audio/webm;codecs=opus', ...matroska() },
    { contentType: 'audio/x-matroska;codecs=opus', ...matroska() },
    { contentType: 'audio/x-matroska;codecs=flac', ...matroska({ exact: 0 }) },
    { contentType: 'audio/x-matroska;codecs=aac', ...matroska(aacFrames) },
    { contentType: 'audio/x-matroska;codecs=pcm_s16le;rate=24000', ...matroska({ exact: 0 }) },
    { contentType: 'audio/x-matroska;codecs=pcm_s16le;rate=16000', ...matroska({ tail: 4 }) },
    {
      contentType: 'video/mp2t;codecs=aac',
      headers: 0,
      ...aacFrames,
      decode: (elements) => decodeElements('mpegts', elements),
    },
    {
      contentType: 'video/mp2t;codecs=opus',
      headers: 0,
      delay: 156,
      tail: 900,
      decode: (elements) => decodeElements('mpegts', elements),
    },
    { contentType: 'audio/pcm;encoding=s16le;rate=24000', ...pcm('s16le', 24_000, { exact: 0 }) },
    { contentType: 'audio/pcm;encoding=s16le;rate=16000', ...pcm('s16le', 16_000) },
    { contentType: 'audio/pcm;encoding=alaw;rate=8000', ...pcm('alaw', 8_000) },
    { contentType: 'audio/pcm;encoding=ulaw;rate=8000', ...pcm('mulaw', 8_000) },
  ],
});
