import { ebml, ebmlFloat, ebmlInteger, ebmlSigned, ebmlText, endlessEbml } from './ebml.ts';
import { type CodecPacket, encodedRate, type PacketWriter } from './media-element.ts';

export interface MatroskaTrack {
  readonly documentType: 'webm' | 'matroska';
  readonly codec: 'A_OPUS' | 'A_AAC' | 'A_FLAC' | 'A_PCM/INT/LIT';
  /** Of the decoded samples. */
  readonly rate: number;
  /** Samples at `encodedRate` that decoders skip at the beginning. */
  readonly skipped?: number;
}

const nanosecondsPerSample = 1e9 / encodedRate;
/** How long a decoder of Opus needs until its output is right (RFC 7845, 4.6). */
const opusPrerollNanoseconds = 80_000_000;
const pcmBits = 16;

/**
 * A stream of Matroska or WebM (RFC 9559) whose end is not known, with one track. Each packet is a cluster, so it can be played as
 * soon as it is there:
 *
 * ```
 * EBML header, segment, track │ cluster: time, block │ cluster: time, block │ …
 * ```
 */
export class MatroskaWriter implements PacketWriter {
  readonly #track: MatroskaTrack;
  /** Samples at `encodedRate` before the next packet, with those that decoders skip. */
  #time = 0;

  constructor(track: MatroskaTrack) {
    this.#track = track;
  }

  /** `codecHeader` is empty for PCM. */
  header(codecHeader: Uint8Array): Buffer {
    const head = ebml(
      0x1a45dfa3, // EBML
      ebmlInteger(0x4286, 1), // EBMLVersion
      ebmlInteger(0x42f7, 1), // EBMLReadVersion
      ebmlInteger(0x42f2, 4), // EBMLMaxIDLength
      ebmlInteger(0x42f3, 8), // EBMLMaxSizeLength
      ebmlText(0x4282, this.#track.documentType), // DocType
      ebmlInteger(0x4287, 4), // DocTypeVersion
      ebmlInteger(0x4285, 2), // DocTypeReadVersion
    );
    const information = ebml(
      0x1549a966, // Info
      ebmlInteger(0x2ad7b1, 1_000_000), // TimestampScale
      ebmlText(0x4d80, 'Dragoman'), // MuxingApp
      ebmlText(0x5741, 'Dragoman'), // WritingApp
    );
    const tracks = ebml(0x1654ae6b, this.#entry(codecHeader));
    return Buffer.concat([head, endlessEbml(0x18538067, information, tracks)]);
  }

  packet({ bytes, samples, padding }: CodecPacket): Buffer {
    const milliseconds = Math.round((this.#time * 1000) / encodedRate);
    this.#time += samples + padding + (this.#time === 0 ? (this.#track.skipped ?? 0) : 0);
    // The number of the track, no time beside that of the cluster, and whether decoding can begin here.
    const block = (flags: number): Buffer => Buffer.concat([Uint8Array.of(0x81, 0, 0, flags), bytes]);
    const content =
      padding === 0
        ? ebml(0xa3, block(0x80)) // SimpleBlock
        : ebml(0xa0, ebml(0xa1, block(0)), ebmlSigned(0x75a2, Math.round(padding * nanosecondsPerSample))); // BlockGroup, DiscardPadding
    return ebml(0x1f43b675, ebmlInteger(0xe7, milliseconds), content); // Cluster, Timestamp
  }

  #entry(codecHeader: Uint8Array): Buffer {
    const { codec, rate, skipped = 0 } = this.#track;
    const audio = [ebmlFloat(0xb5, rate), ebmlInteger(0x9f, 1)]; // SamplingFrequency, Channels
    if (codec === 'A_PCM/INT/LIT') audio.push(ebmlInteger(0x6264, pcmBits)); // BitDepth
    const fields = [
      ebmlInteger(0xd7, 1), // TrackNumber
      ebmlInteger(0x73c5, 1), // TrackUID
      ebmlInteger(0x83, 2), // TrackType: audio
      ebmlInteger(0x9c, 0), // FlagLacing
      ebmlText(0x22b59c, 'und'), // Language
      ebmlText(0x86, codec), // CodecID
      ebml(0xe1, ...audio), // Audio
    ];
    if (skipped > 0) fields.push(ebmlInteger(0x56aa, Math.round(skipped * nanosecondsPerSample))); // CodecDelay
    if (codec === 'A_OPUS') fields.push(ebmlInteger(0x56bb, opusPrerollNanoseconds)); // SeekPreRoll
    if (codecHeader.length > 0) fields.push(ebml(0x63a2, codecHeader)); // CodecPrivate
    return ebml(0xae, ...fields); // TrackEntry
  }
}
