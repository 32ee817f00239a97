import { ByteQueue, MalformedMedia } from './byte-queue.ts';

/** A page of Ogg (RFC 3533). */
export interface OggPage {
  readonly bytes: Buffer;
  /** Where the last packet that ends in the page ends, in samples of the codec; -1 if none ends. */
  readonly granule: number;
  /** The first part continues a packet of the page before. */
  readonly continued: boolean;
  /** Packets and parts of packets; the last one goes on in the next page if `unfinished`. */
  readonly parts: readonly Buffer[];
  readonly unfinished: boolean;
}

const headerLength = 27;
const longestSegment = 255;

export class OggPageReader {
  readonly #queue = new ByteQueue();

  *push(bytes: Uint8Array): Generator<OggPage> {
    this.#queue.push(bytes);
    for (const page of this.#queue.take(pageLength)) yield readPage(page);
  }
}

/** Puts the packets of pages together. */
export class OggPacketJoiner {
  #unfinished: Buffer | undefined;

  push({ parts, continued, unfinished }: OggPage): readonly Buffer[] {
    const packets = [...parts];
    const [first] = packets;
    if (continued && this.#unfinished !== undefined && first !== undefined)
      packets[0] = Buffer.concat([this.#unfinished, first]);
    this.#unfinished = unfinished ? packets.pop() : undefined;
    return packets;
  }
}

/** A header, the sizes of segments, the segments. */
function pageLength(bytes: Buffer): number | undefined {
  if (bytes.length < headerLength) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'OggS') throw new MalformedMedia('no page of Ogg');
  const segments = bytes[26] as number;
  if (bytes.length < headerLength + segments) return undefined;
  const sizes = bytes.subarray(headerLength, headerLength + segments);
  return sizes.reduce((sum, size) => sum + size, headerLength + segments);
}

/** A packet ends with its first segment that is not of the longest size. */
function readPage(bytes: Buffer): OggPage {
  const sizes = bytes.subarray(headerLength, headerLength + (bytes[26] as number));
  const parts: Buffer[] = [];
  let from = headerLength + sizes.length;
  let to = from;
  for (const size of sizes) {
    to += size;
    if (size === longestSegment) continue;
    parts.push(bytes.subarray(from, to));
    from = to;
  }
  const unfinished = sizes.at(-1) === longestSegment;
  if (unfinished) parts.push(bytes.subarray(from, to));
  const continued = ((bytes[5] as number) & 1) === 1;
  return { bytes, granule: Number(bytes.readBigInt64LE(6)), continued, parts, unfinished };
}
