import { AdtsFrames, aacFrameSamples } from './adts-frames.ts';
import { MatroskaWriter } from './matroska-writer.ts';
import { bareWriter, type ElementSplitter, encodedRate, Remuxer } from './media-element.ts';
import { flacTiming, opusTiming } from './ogg-clock.ts';
import { FlacPackets, OpusPackets, opusSkipped } from './ogg-packets.ts';
import { OggSplitter } from './ogg-splitter.ts';
import { TransportWriter, transportAac, transportOpus } from './transport-writer.ts';

/** How ffmpeg encodes a codec. */
export interface Codec {
  readonly words: readonly string[];
  /** Silence that brings out all samples before it: more than what ffmpeg 5.1 and 7.0 hold back at any position. */
  readonly flushSamples: number;
}

/** A format that ffmpeg encodes, and the elements in which it comes. */
export interface EncodedFormat {
  readonly codec: Codec;
  /** The muxer and its options. */
  readonly muxer: readonly string[];
  /** Samples that players make before the first one that was written. */
  readonly delay: number;
  createSplitter(): ElementSplitter;
}

/** Frames of 20 ms. The muxer of Ogg holds one page back. */
const opus: Codec = { words: ['-c:a', 'libopus', '-b:a', '32k'], flushSamples: 1_680 };
const flac: Codec = { words: ['-c:a', 'flac', '-frame_size', '480'], flushSamples: 1_440 };
/** At 24 kHz a frame, of which the encoder holds two back, would last twice as long. */
const aac: Codec = {
  words: ['-c:a', 'aac', '-b:a', '70k', '-ar', '48000'],
  flushSamples: 2_160,
};

/** One packet in each page. */
const opusPages = ['-page_duration', '20000', '-f', 'ogg'];
const flacPages = ['-page_duration', '1', '-f', 'ogg'];

const encodedOpus = (createSplitter: () => ElementSplitter, delay = 0): EncodedFormat => ({
  codec: opus,
  muxer: opusPages,
  delay,
  createSplitter,
});
const encodedFlac = (createSplitter: () => ElementSplitter): EncodedFormat => ({
  codec: flac,
  muxer: flacPages,
  delay: 0,
  createSplitter,
});
const encodedAac = (createSplitter: () => ElementSplitter): EncodedFormat => ({
  codec: aac,
  muxer: ['-f', 'adts'],
  delay: aacFrameSamples,
  createSplitter,
});

const opusIn = (documentType: 'webm' | 'matroska') => (): ElementSplitter =>
  new Remuxer(
    new OpusPackets(),
    new MatroskaWriter({ documentType, codec: 'A_OPUS', rate: 48_000, skipped: opusSkipped }),
  );
const flacInMatroska = (): ElementSplitter =>
  new Remuxer(new FlacPackets(), new MatroskaWriter({ documentType: 'matroska', codec: 'A_FLAC', rate: encodedRate }));
const aacInMatroska = (): ElementSplitter =>
  new Remuxer(new AdtsFrames('bare'), new MatroskaWriter({ documentType: 'matroska', codec: 'A_AAC', rate: 48_000 }));

const formats: ReadonlyMap<string, EncodedFormat> = new Map([
  ['audio/ogg;codecs=opus', encodedOpus(() => new OggSplitter(opusTiming))],
  ['audio/ogg;codecs=flac', encodedFlac(() => new OggSplitter(flacTiming))],
  ['audio/opus', encodedOpus(() => new Remuxer(new OpusPackets(), bareWriter))],
  ['audio/flac', encodedFlac(() => new Remuxer(new FlacPackets(), bareWriter))],
  ['audio/webm;codecs=opus', encodedOpus(opusIn('webm'))],
  ['audio/x-matroska;codecs=opus', encodedOpus(opusIn('matroska'))],
  ['audio/x-matroska;codecs=flac', encodedFlac(flacInMatroska)],
  ['audio/x-matroska;codecs=aac', encodedAac(aacInMatroska)],
  ['video/mp2t;codecs=aac', encodedAac(() => new Remuxer(new AdtsFrames('whole'), new TransportWriter(transportAac)))],
  // Transport streams do not say what decoders skip.
  [
    'video/mp2t;codecs=opus',
    encodedOpus(() => new Remuxer(new OpusPackets({ skips: false }), new TransportWriter(transportOpus)), opusSkipped),
  ],
]);

/** Types without a codec, with the one that they get. */
const specific: ReadonlyMap<string, string> = new Map([
  ['audio/ogg', 'audio/ogg;codecs=opus'],
  ['audio/webm', 'audio/webm;codecs=opus'],
]);

/** The content type as it is announced. */
export function announcedType(contentType: string): string {
  return specific.get(contentType) ?? contentType;
}

export function encodedFormatOf(contentType: string): EncodedFormat | undefined {
  return formats.get(announcedType(contentType));
}
