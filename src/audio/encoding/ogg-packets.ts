import type { CodecHeader, CodecPacket, PacketReader } from './media-element.ts';
import { flacTiming, OggClock, opusTiming } from './ogg-clock.ts';
import { OggPacketJoiner, OggPageReader } from './ogg-pages.ts';

/** Samples in each packet but perhaps the last. */
const packetSamples = 480;
/** Samples that decoders of Opus skip at the beginning. */
export const opusSkipped = opusTiming.skipped / opusTiming.granulesPerSample;
const opusHeaders = 2;

/** The packets of Opus in Ogg (RFC 7845). The first is the header, the second has comments. */
export class OpusPackets implements PacketReader {
  readonly #pages = new OggPageReader();
  readonly #joiner = new OggPacketJoiner();
  readonly #clock = new OggClock(opusTiming);
  #headers = 0;
  /** Samples that decoders skip in the next packet. */
  #skipped: number;
  /** Samples of the page before the first that are given although they are not in its time. */
  #early: number;

  /** `skips` is false for containers that do not say what decoders skip. */
  constructor({ skips }: { readonly skips: boolean } = { skips: true }) {
    this.#skipped = skips ? opusSkipped : 0;
    this.#early = skips ? 0 : opusSkipped;
  }

  push(bytes: Uint8Array): readonly (CodecHeader | CodecPacket)[] {
    return Array.from(this.#pages.push(bytes)).flatMap((page): readonly (CodecHeader | CodecPacket)[] => {
      const packets = this.#joiner.push(page);
      if (this.#headers >= opusHeaders) return this.#timed(packets, this.#clock.advance(page));
      return packets.flatMap((packet) => {
        this.#headers += 1;
        return this.#headers === 1 ? [{ bytes: packet }] : [];
      });
    });
  }

  /** The packets of a page that give so many samples; what they have too many is padding. */
  #timed(packets: readonly Buffer[], samples: number): CodecPacket[] {
    let left = samples + (packets.length > 0 ? this.#early : 0);
    if (packets.length > 0) this.#early = 0;
    return packets.map((bytes) => {
      const whole = packetSamples - this.#skipped;
      this.#skipped = 0;
      const given = Math.min(whole, left);
      left -= given;
      return { bytes, samples: given, padding: whole - given };
    });
  }
}

/** The packets of FLAC in Ogg (RFC 9639, 10.1): the header of a FLAC file, then its frames. */
export class FlacPackets implements PacketReader {
  readonly #pages = new OggPageReader();
  readonly #joiner = new OggPacketJoiner();
  readonly #clock = new OggClock(flacTiming);
  readonly #header: Buffer[] = [];
  #headersLeft: number | undefined;

  push(bytes: Uint8Array): readonly (CodecHeader | CodecPacket)[] {
    return Array.from(this.#pages.push(bytes)).flatMap((page) => {
      const packets = this.#joiner.push(page);
      if (this.#headersLeft !== 0) return packets.flatMap((packet) => this.#takeHeader(packet));
      const samples = this.#clock.advance(page);
      return packets.map((packet, index) => {
        const left = samples - index * packetSamples;
        return { bytes: packet, samples: Math.max(0, Math.min(packetSamples, left)), padding: 0 };
      });
    });
  }

  /** The first one begins with the mapping to Ogg, which says how many follow. */
  #takeHeader(packet: Buffer): CodecHeader[] {
    this.#header.push(this.#headersLeft === undefined ? packet.subarray(9) : packet);
    this.#headersLeft = this.#headersLeft === undefined ? packet.readUInt16BE(7) : this.#headersLeft - 1;
    return this.#headersLeft === 0 ? [{ bytes: Buffer.concat(this.#header) }] : [];
  }
}
