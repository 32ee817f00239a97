const packetLength = 188;
const payloadRoom = 184;
const stuffing = 0xff;

/** The packets of one stream within a transport stream (ISO/IEC 13818-1, 2.4.3), counted. */
export class TransportPackets {
  readonly #pid: number;
  #counter = 0;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** `field` is what the adaptation field of the first packet has, after its length. The last packet is filled up. */
  pack(data: Uint8Array, field: Uint8Array = new Uint8Array()): Buffer {
    const packets: Buffer[] = [];
    for (let at = 0; at < data.length; ) {
      const fixed = at === 0 ? field : new Uint8Array();
      const room = payloadRoom - (fixed.length === 0 ? 0 : fixed.length + 1);
      const payload = data.subarray(at, at + room);
      packets.push(this.#packet(at === 0, adaptationField(fixed, room - payload.length), payload));
      at += payload.length;
    }
    return Buffer.concat(packets, packets.length * packetLength);
  }

  #packet(starts: boolean, adaptation: Uint8Array, payload: Uint8Array): Buffer {
    const header = Buffer.of(
      0x47,
      (starts ? 0x40 : 0) | (this.#pid >> 8),
      this.#pid & 255,
      (adaptation.length > 0 ? 0x30 : 0x10) | this.#counter,
    );
    this.#counter = (this.#counter + 1) & 15;
    return Buffer.concat([header, adaptation, payload]);
  }
}

/** Its length, its content, bytes that fill up. */
function adaptationField(content: Uint8Array, missing: number): Uint8Array {
  if (content.length === 0 && missing === 0) return content;
  const field = Buffer.alloc(content.length === 0 ? missing : content.length + 1 + missing, stuffing);
  field[0] = field.length - 1;
  if (field.length > 1) field[1] = 0;
  field.set(content, 1);
  return field;
}

/** A section of a table (2.4.4) with its checksum, and the pointer to it. */
export function tableSection(table: number, id: number, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head[0] = table;
  head.writeUInt16BE(0xb000 | (content.length + 9), 1);
  head.writeUInt16BE(id, 3);
  head[5] = 0xc1;
  const section = Buffer.concat([head, content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(checksumOf(section));
  return Buffer.concat([Buffer.of(0), section, checksum]);
}

/** CRC-32 with the highest bit first (Annex A). */
function checksumOf(bytes: Uint8Array): number {
  let checksum = 0xffff_ffff;
  for (const byte of bytes) {
    checksum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum << 1) ^ (checksum < 0 ? 0x04c1_1db7 : 0);
  }
  return checksum >>> 0;
}
