/** Samples a second of what is encoded; durations are counted in them. */
export const encodedRate = 24_000;

/** A piece of encoded audio that may not be cut. */
export interface MediaElement {
  readonly bytes: Uint8Array;
  /** It describes the whole stream and has no audio. */
  readonly isHeader: boolean;
  /** What a decoder makes of it, in samples at `encodedRate`. */
  readonly samples: number;
}

/** Makes elements of what an encoder writes, which may be cut anywhere. All headers come before all audio. */
export interface ElementSplitter {
  push(bytes: Uint8Array): readonly MediaElement[];
}

/** One frame of a codec. */
export interface CodecPacket {
  readonly bytes: Uint8Array;
  /** As in `MediaElement`. */
  readonly samples: number;
  /** Samples at its end that were not in the input; only the last packet of a stream has any. */
  readonly padding: number;
}

/** What a decoder has to know first, in the form in which files without a container begin. */
export interface CodecHeader {
  readonly bytes: Uint8Array;
}

/** Finds the packets in what an encoder writes. */
export interface PacketReader {
  push(bytes: Uint8Array): readonly (CodecHeader | CodecPacket)[];
}

/** Puts packets into a container. */
export interface PacketWriter {
  /** Undefined for containers that repeat what decoders have to know. */
  header(header: Uint8Array): Uint8Array | undefined;
  packet(packet: CodecPacket): Uint8Array;
}

/** Files without a container: the packets one after another. */
export const bareWriter: PacketWriter = {
  header: (header) => header,
  packet: ({ bytes }) => bytes,
};

/** Takes the packets out of what an encoder writes and puts them into another container. */
export class Remuxer implements ElementSplitter {
  readonly #reader: PacketReader;
  readonly #writer: PacketWriter;

  constructor(reader: PacketReader, writer: PacketWriter) {
    this.#reader = reader;
    this.#writer = writer;
  }

  push(bytes: Uint8Array): readonly MediaElement[] {
    return this.#reader.push(bytes).flatMap((read): readonly MediaElement[] => {
      if ('samples' in read) return [{ bytes: this.#writer.packet(read), isHeader: false, samples: read.samples }];
      const header = this.#writer.header(read.bytes);
      return header === undefined ? [] : [{ bytes: header, isHeader: true, samples: 0 }];
    });
  }
}
