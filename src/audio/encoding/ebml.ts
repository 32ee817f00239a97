/** An element of EBML (RFC 8794): its id, the length of its content, its content. */
export function ebml(id: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([idBytes(id), lengthBytes(body.length), body]);
}

/** An element that goes on to the end of the stream. */
export function endlessEbml(id: number, ...content: readonly Uint8Array[]): Buffer {
  return Buffer.concat([idBytes(id), Buffer.from('01ffffffffffffff', 'hex'), ...content]);
}

export function ebmlInteger(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  const first = bytes.findIndex((byte) => byte !== 0);
  return ebml(id, bytes.subarray(first === -1 ? 7 : first));
}

/** Eight bytes, signed. */
export function ebmlSigned(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return ebml(id, bytes);
}

export function ebmlFloat(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return ebml(id, bytes);
}

export function ebmlText(id: number, value: string): Buffer {
  return ebml(id, Buffer.from(value));
}

/** Ids carry the mark of their length. */
function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(id);
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0));
}

/** A number whose leading zero bits say how many bytes it has; all bits set would mean an unknown length. */
function lengthBytes(length: number): Buffer {
  const size = [1, 2, 3, 4].find((bytes) => length < 2 ** (7 * bytes) - 1) ?? 5;
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(length + 2 ** (7 * size), 0, size);
  return bytes;
}
