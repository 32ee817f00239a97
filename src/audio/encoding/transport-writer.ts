import { type CodecPacket, encodedRate, type PacketWriter } from './media-element.ts';
import { TransportPackets, tableSection } from './transport-packets.ts';

/** How a codec is carried in a transport stream. */
export interface TransportCodec {
  /** Of the entry in the table of the program. */
  readonly streamType: number;
  readonly descriptors: Uint8Array;
  /** Of each packet of the elementary stream. */
  readonly streamId: number;
  /** What comes before each frame. */
  frameHeader(length: number): Uint8Array;
}

/** Frames of ADTS, with their headers. */
export const transportAac: TransportCodec = {
  streamType: 0x0f,
  descriptors: Buffer.alloc(0),
  streamId: 0xc0,
  frameHeader: () => Buffer.alloc(0),
};

/** A private stream that is registered as Opus with one channel; frames have the control header of ETSI TS 103 491. */
export const transportOpus: TransportCodec = {
  streamType: 0x06,
  descriptors: Buffer.from('05044f7075737f028001', 'hex'),
  streamId: 0xbd,
  frameHeader(length) {
    const sizes = [...new Array<number>(Math.floor(length / 255)).fill(255), length % 255];
    return Buffer.of(0x7f, 0xe0, ...sizes);
  },
};

const tablePid = 0x1000;
const audioPid = 0x100;
const program = 1;
const clockRate = 90_000;
/** Players start so long after the first packet. */
const startDelay = clockRate / 10;
/** Players that join later find the tables after so many samples, at most. */
const tableInterval = encodedRate / 10;

/** An MPEG transport stream (ISO/IEC 13818-1) with one program of one audio stream. It repeats its tables, so it has no header. */
export class TransportWriter implements PacketWriter {
  readonly #codec: TransportCodec;
  readonly #programs = new TransportPackets(0);
  readonly #tables = new TransportPackets(tablePid);
  readonly #audio = new TransportPackets(audioPid);
  #time = 0;
  #tablesDue = 0;

  constructor(codec: TransportCodec) {
    this.#codec = codec;
  }

  header(): undefined {
    return undefined;
  }

  packet({ bytes, samples, padding }: CodecPacket): Buffer {
    const ticks = Math.round((this.#time * clockRate) / encodedRate);
    const { streamId, frameHeader } = this.#codec;
    const frame = Buffer.concat([frameHeader(bytes.length), bytes]);
    const head = Buffer.concat([Buffer.of(0, 0, 1, streamId, 0, 0, 0x84, 0x80, 5), timestamp(ticks + startDelay)]);
    head.writeUInt16BE(head.length - 6 + frame.length, 4);
    const element = [this.#audio.pack(Buffer.concat([head, frame]), clockReference(ticks))];
    if (this.#time >= this.#tablesDue) {
      element.unshift(this.#writeTables());
      this.#tablesDue = this.#time + tableInterval;
    }
    this.#time += samples + padding;
    return Buffer.concat(element);
  }

  #writeTables(): Buffer {
    const { streamType, descriptors } = this.#codec;
    const programs = Buffer.from([0, program, 0xe0 | (tablePid >> 8), tablePid & 255]);
    const clock = [0xe0 | (audioPid >> 8), audioPid & 255, 0xf0, 0];
    const stream = [streamType, 0xe0 | (audioPid >> 8), audioPid & 255, 0xf0, descriptors.length];
    const table = Buffer.concat([Buffer.from([...clock, ...stream]), descriptors]);
    return Buffer.concat([
      this.#programs.pack(tableSection(0, program, programs)),
      this.#tables.pack(tableSection(2, program, table)),
    ]);
  }
}

/** 33 bits in five bytes (2.4.3.7); the clock begins again after 26 hours. */
function timestamp(ticks: number): Buffer {
  const value = BigInt(ticks) & 0x1_ffff_ffffn;
  const bytes = Buffer.alloc(5);
  bytes[0] = 0x21 | (Number(value >> 30n) << 1);
  bytes.writeUInt16BE((Number((value >> 15n) & 0x7fffn) << 1) | 1, 1);
  bytes.writeUInt16BE((Number(value & 0x7fffn) << 1) | 1, 3);
  return bytes;
}

/** Flags (decoding can begin here, the clock follows), then 33 bits of the clock and nine of its fraction (2.4.3.5). */
function clockReference(ticks: number): Buffer {
  const field = Buffer.alloc(7);
  field[0] = 0x50;
  field.writeUIntBE(Number(((BigInt(ticks) & 0x1_ffff_ffffn) << 15n) | 0x7e00n), 1, 6);
  return field;
}
