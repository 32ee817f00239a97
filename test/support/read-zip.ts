import assert from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

/**
 * The files of an archive, read from its local headers one after the other as a stream reader would, and compared with the
 * table of contents: a second opinion on archives that the product writes. Knows no ZIP64 and no descriptors.
 */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const records = readRecords(bytes);
  for (const { name, offset, crc, packed, size, flags, method } of records) {
    assert.equal(bytes.toString('latin1', offset, offset + 4), 'PK\x03\x04', `${name} is not where it should be`);
    const nameLength = bytes.readUInt16LE(offset + 26);
    const start = offset + 30 + nameLength + bytes.readUInt16LE(offset + 28);
    assert.equal(bytes.toString('utf8', offset + 30, offset + 30 + nameLength), name);
    if ((flags & 8) === 0) {
      const local = [14, 18, 22].map((position) => bytes.readUInt32LE(offset + position));
      assert.deepEqual(local, [crc, packed, size], `${name}: the two headers differ`);
    }
    const data = bytes.subarray(start, start + packed);
    const file = method === 0 ? data : inflateRawSync(data);
    assert.equal(file.length, size, `${name} has another size`);
    assert.equal(crc32(file), crc, `${name} has another checksum`);
    files.set(name, file);
  }
  return files;
}

function readRecords(bytes: Buffer) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const records = [];
  for (let index = 0; index < count; index++) {
    assert.equal(bytes.toString('latin1', at, at + 4), 'PK\x01\x02');
    const nameLength = bytes.readUInt16LE(at + 28);
    records.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  assert.equal(at, end, 'the table of contents does not end where it should');
  return records;
}
