import { readNames } from '../../../typesetting/fonts/name-table.ts';

/** What an embedded font says of itself, as the flags, weight and angle of a descriptor say it (ISO 32000-1, 9.8). */
export interface FontProgram {
  /** Its PostScript name. */
  readonly name?: string;
  readonly flags: number;
  readonly weight: number;
  readonly angle: number;
}

const fixedPitch = 1;
const serif = 2;
const italic = 64;
const versions: ReadonlySet<number> = new Set([0x00010000, 0x4f54544f, 0x74727565]);
const mostTables = 64;
const mostName = 100;

/** Names that programs give to fonts instead of those that they have: `CIDFont+F1` (Microsoft Print to PDF), `TT2B1T00`, `MSTT31c2bc`, `F12`. */
export function saysNothing(name: string): boolean {
  return !/\p{L}{3}/u.test(
    name.replace(/^(?:[A-Z]{6}\+)?(?:(?:CID|Cairo|TrueType)?Font(?![a-z])|MSTT[\da-f]+|TT[\dA-F]+T\d+)/u, ''),
  );
}

/** Describes a TrueType or OpenType font by its own tables; undefined where these say nothing of its look. */
export function describeProgram(bytes: Uint8Array): FontProgram | undefined {
  const tables = tablesOf(bytes);
  const [names, os2, head, post] = ['name', 'OS/2', 'head', 'post'].map((tag) => tables.get(tag));
  const name = names && readNames(names).get(6);
  const isNamed = name !== undefined && name.length <= mostName && !saysNothing(name);
  if (os2 === undefined || os2.length < 64 || head === undefined || head.length < 46) return undefined;
  const [selection, style] = [os2.readUInt16BE(62), head.readUInt16BE(44)];
  const isBold = os2.readUInt16BE(4) >= leastBold || (selection & 0x20) !== 0 || (style & 0x01) !== 0;
  const isItalic = (selection & 0x01) !== 0 || (style & 0x02) !== 0;
  const isFixed = post !== undefined && post.length >= 16 && post.readUInt32BE(12) !== 0;
  return {
    ...(isNamed && { name }),
    flags: (isFixed ? fixedPitch : 0) | (hasSerifs(os2) ? serif : 0) | (isItalic ? italic : 0),
    weight: isBold ? 700 : 400,
    angle: post !== undefined && post.length >= 8 ? post.readInt16BE(4) : 0,
  };
}

/** Of `usWeightClass`: Semi-bold. */
const leastBold = 600;

/** By PANOSE, else by the class of the family. */
function hasSerifs(os2: Buffer): boolean {
  const [kind, style] = [os2.readUInt8(32), os2.readUInt8(33)];
  if (kind === 2 && style >= 2) return style <= 10;
  const family = os2.readUInt8(30);
  return family >= 1 && family <= 7 && family !== 6;
}

function tablesOf(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, Buffer>();
  if (file.length < 12 || !versions.has(file.readUInt32BE(0))) return tables;
  const count = Math.min(file.readUInt16BE(4), mostTables);
  for (let at = 12; at + 16 <= Math.min(file.length, 12 + count * 16); at += 16) {
    const start = file.readUInt32BE(at + 8);
    tables.set(file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return tables;
}
