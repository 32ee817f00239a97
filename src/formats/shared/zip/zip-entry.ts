/** One file in an archive, as the central directory reports it. */
export interface ZipEntry {
  readonly name: string;
  /** Position of the local header in the file. */
  readonly offset: number;
  /** 0: stored, 8: deflated. Others are copied, but not read. */
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  readonly compressedSize: number;
  /** Unpacked. */
  readonly size: number;
  /** The entry's record, within the central directory. */
  readonly record: { readonly start: number; readonly end: number };
}

/** The end of an archive: everything from the first record of the central directory. */
export interface ZipDirectory {
  /** In the order of the central directory. */
  readonly entries: readonly ZipEntry[];
  /** Central directory, end records, comment. */
  readonly tail: Buffer;
  /** Position of `tail` in the file. */
  readonly start: number;
  /** What all offsets are short of, since something comes before the archive; 0 as a rule. */
  readonly shift: number;
  /** Positions in `tail`; the ZIP64 record is there only if the archive has one. */
  readonly endRecord: number;
  readonly zip64Record: number | undefined;
}

export const localSignature = 0x04034b50;
export const centralSignature = 0x02014b50;
export const endSignature = 0x06054b50;
export const zip64EndSignature = 0x06064b50;
export const zip64LocatorSignature = 0x07064b50;

export const localHeaderSize = 30;
export const centralHeaderSize = 46;
export const encryptedFlag = 0x1;
export const descriptorFlag = 0x8;

/** Is in a field of 32 bits whose value is in the ZIP64 extra field. */
export const inZip64 = 0xffffffff;

/** Where in `bytes` the ZIP64 extra field has its values, from the range of all extra fields. */
export function findZip64Field(bytes: Buffer, start: number, end: number): { start: number; end: number } | undefined {
  for (let at = start; at + 4 <= end; ) {
    const dataEnd = at + 4 + bytes.readUInt16LE(at + 2);
    if (dataEnd > end) return undefined;
    if (bytes.readUInt16LE(at) === 1) return { start: at + 4, end: dataEnd };
    at = dataEnd;
  }
  return undefined;
}
