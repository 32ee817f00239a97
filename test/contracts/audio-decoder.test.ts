import { createAudioDecoders } from '../../src/audio/create-audio-decoders.ts';
import { FfmpegDecoder } from '../../src/audio/decoding/ffmpeg-decoder.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { encodeTone, withoutFfmpeg } from '../support/audio-samples.ts';
import { describeAudioDecoders, type EncodedTone, toneSeconds } from './audio-decoder.ts';

/** AAC begins with a frame that decoders need, and its frames have 1,024 samples. */
const aacFrames = 1_500;
const mp3Frames = 700;

const pcm = (encoding: string, rate: number, codec: string): EncodedTone => ({
  contentType: `audio/pcm;encoding=${encoding};rate=${rate}`,
  make: () => encodeTone(toneSeconds, ['-ar', String(rate), '-f', codec]),
  // ffmpeg's resampler rounds the end up.
  longer: 1,
});

const encoded = (contentType: string, words: readonly string[], rest: Partial<EncodedTone> = {}): EncodedTone => ({
  contentType,
  make: () => encodeTone(toneSeconds, words, 2),
  ...rest,
});

const opus = ['-c:a', 'libopus', '-b:a', '64k'];
const flac = ['-c:a', 'flac'];
const mp3 = ['-c:a', 'libmp3lame', '-b:a', '128k'];
const aac = ['-c:a', 'aac', '-b:a', '128k'];
const matroska = ['-f', 'matroska'];
const live = ['-live', '1', '-cluster_time_limit', '100'];

describeAudioDecoders('of this project', {
  create: () => createAudioDecoders({ searchPath: process.env.PATH ?? '', clock: systemClock }),
  skip: withoutFfmpeg,
  processId: (decoder) => (decoder instanceof FfmpegDecoder ? decoder.processId : undefined),
  junk: { contentType: 'audio/ogg', bytes: Buffer.alloc(50_000, 'not ogg ') },
  tones: [
    pcm('s16le', 16_000, 's16le'),
    pcm('s16le', 8_000, 's16le'),
    pcm('s16le', 44_100, 's16le'),
    pcm('s16le', 48_000, 's16le'),
    pcm('alaw', 8_000, 'alaw'),
    pcm('ulaw', 8_000, 'mulaw'),
    encoded('audio/flac', [...flac, '-f', 'flac'], { isFile: true }),
    encoded('audio/mpeg', [...mp3, '-f', 'mp3'], { longer: mp3Frames, isFile: true }),
    encoded('audio/ogg', ['-c:a', 'libvorbis', '-f', 'ogg'], { variant: 'Vorbis', isFile: true }),
    encoded('audio/ogg;codecs=flac', [...flac, '-f', 'ogg']),
    encoded('audio/ogg;codecs=opus', [...opus, '-f', 'ogg']),
    encoded('audio/webm', [...opus, '-f', 'webm'], { isFile: true }),
    encoded('audio/webm;codecs=opus', [...opus, ...live, '-f', 'webm'], { variant: 'live' }),
    encoded('audio/x-matroska', ['-c:a', 'pcm_s16le', ...matroska], { variant: 'PCM' }),
    encoded('audio/x-matroska;codecs=aac', [...aac, ...matroska], { longer: aacFrames }),
    encoded('audio/x-matroska;codecs=flac', [...flac, ...matroska]),
    encoded('audio/x-matroska;codecs=mp3', [...mp3, ...matroska], { longer: mp3Frames }),
    encoded('audio/x-matroska;codecs=opus', [...opus, ...live, ...matroska], { variant: 'live' }),
    encoded('audio/auto', [...opus, ...live, '-f', 'webm'], { variant: 'WebM' }),
    encoded('audio/auto', [...mp3, '-f', 'mp3', '-id3v2_version', '0'], {
      variant: 'MP3 without tags',
      longer: mp3Frames,
    }),
    encoded('audio/auto', [...flac, '-f', 'flac'], { variant: 'FLAC' }),
    encoded('audio/auto', [...opus, '-f', 'ogg'], { variant: 'Ogg' }),
    encoded('audio/wav', ['-f', 'wav'], { streams: false, isFile: true }),
    encoded('audio/wav', ['-c:a', 'pcm_f32le', '-f', 'wav'], {
      variant: 'of floating-point samples',
      streams: false,
      isFile: true,
    }),
    encoded('audio/mp4', [...aac, '-f', 'ipod', '-movflags', 'frag_keyframe+empty_moov'], {
      variant: 'fragmented',
      longer: aacFrames,
      streams: false,
      isFile: true,
    }),
  ],
});
