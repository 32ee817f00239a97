import { ByteQueue, MalformedMedia } from './byte-queue.ts';
import type { CodecHeader, CodecPacket, PacketReader } from './media-element.ts';

const headerLength = 7;

/** Frames of AAC have 1,024 samples, and AAC is encoded at twice `encodedRate`. */
export const aacFrameSamples = 512;

/** The frames of AAC in ADTS (ISO/IEC 13818-7, 6.2), with or without their headers, and before them the codec's configuration. */
export class AdtsFrames implements PacketReader {
  readonly #queue = new ByteQueue();
  readonly #from: number;
  #began = false;

  constructor(frames: 'whole' | 'bare') {
    this.#from = frames === 'whole' ? 0 : headerLength;
  }

  push(bytes: Uint8Array): readonly (CodecHeader | CodecPacket)[] {
    this.#queue.push(bytes);
    return Array.from(this.#queue.take(frameLength)).flatMap((frame) => {
      const packet = { bytes: frame.subarray(this.#from), samples: aacFrameSamples, padding: 0 };
      if (this.#began) return [packet];
      this.#began = true;
      return [{ bytes: audioSpecificConfig(frame) }, packet];
    });
  }
}

function frameLength(bytes: Buffer): number | undefined {
  if (bytes.length < headerLength) return undefined;
  // The last bit of these says that there is no checksum.
  const length = (bytes.readUIntBE(3, 3) >> 5) & 0x1fff;
  if (bytes.readUInt16BE(0) !== 0xfff1 || length < headerLength) throw new MalformedMedia('no frame of ADTS');
  return length;
}

/** ISO/IEC 14496-3, 1.6.2.1: object type, index of the sample rate, channels. */
function audioSpecificConfig(frame: Buffer): Buffer {
  const fields = frame.readUInt16BE(2);
  const objectType = (fields >> 14) + 1;
  const rateIndex = (fields >> 10) & 15;
  const channels = (fields >> 6) & 7;
  const config = Buffer.alloc(2);
  config.writeUInt16BE((objectType << 11) | (rateIndex << 7) | (channels << 3));
  return config;
}
