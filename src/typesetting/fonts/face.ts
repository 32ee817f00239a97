import type { FontFamilyClass } from '../text-request.ts';
import { type Coverage, readCoverage } from './character-map.ts';
import { type FaceTables, readTables } from './font-file.ts';
import { readNames } from './name-table.ts';

/** A face of an installed font, as its own tables describe it. Lengths are in units of its em square. */
export interface Face {
  /** Its PostScript name. */
  readonly id: string;
  readonly family: string;
  readonly familyClass: FontFamilyClass;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly revision: number;
  readonly source: FaceTables;
  readonly kind: 'truetype' | 'cff';
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly bounds: readonly [number, number, number, number];
  /** Degrees counter-clockwise from the vertical: negative where letters lean to the right. */
  readonly italicAngle: number;
  readonly weight: number;
  readonly fixedPitch: boolean;
  readonly underlinePosition: number;
  readonly underlineThickness: number;
  /** Read on first use. */
  coverage(): Coverage;
}

/** Describes a face, or returns undefined where tables that text needs are missing or damaged. */
export function describeFace(source: FaceTables): Face | undefined {
  const kind = source.tables.has('glyf') ? 'truetype' : source.tables.has('CFF ') ? 'cff' : undefined;
  if (kind === undefined) return undefined;
  const tables = readTables(source, ['name', 'OS/2', 'head', 'post', 'hhea']);
  const [name, os2, head, post, hhea] = ['name', 'OS/2', 'head', 'post', 'hhea'].map((tag) => tables.get(tag));
  if (!name || !os2 || !head || !post || !hhea) return undefined;
  if (name.length < 6 || os2.length < 78 || head.length < 54 || post.length < 32 || hhea.length < 36) return undefined;
  const names = readNames(name);
  const family = names.get(16) ?? names.get(1);
  const id = names.get(6);
  if (family === undefined || id === undefined) return undefined;
  const selection = os2.readUInt16BE(62);
  const fixedPitch = post.readUInt32BE(12) !== 0;
  let coverage: Coverage | undefined;
  return {
    id,
    family,
    familyClass: familyClassOf(family, fixedPitch, os2),
    bold: os2.readUInt16BE(4) >= 600 || (selection & 0x20) !== 0,
    italic: (selection & 0x01) !== 0 || (head.readUInt16BE(44) & 0x02) !== 0,
    revision: head.readUInt32BE(4) / 65536,
    source,
    kind,
    unitsPerEm: head.readUInt16BE(18) || 1000,
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    capHeight: os2.length >= 90 && os2.readUInt16BE(0) >= 2 ? os2.readInt16BE(88) : hhea.readInt16BE(4),
    bounds: [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)],
    italicAngle: post.readInt32BE(4) / 65536,
    weight: os2.readUInt16BE(4),
    fixedPitch,
    underlinePosition: post.readInt16BE(8),
    underlineThickness: post.readInt16BE(10),
    coverage() {
      coverage ??= readCoverage(readTables(source, ['cmap']).get('cmap') ?? Buffer.alloc(0));
      return coverage;
    },
  };
}

const serifName = /serif|naskh|rashi|caladea|times|roman|antiqua|garamond|georgia|nastaliq/i;

function familyClassOf(family: string, fixedPitch: boolean, os2: Buffer): FontFamilyClass {
  if (fixedPitch || /\bmono\b/i.test(family)) return 'mono';
  if (/\bsans\b/i.test(family)) return 'sans';
  if (serifName.test(family)) return 'serif';
  const [kind, serif] = [os2.readUInt8(32), os2.readUInt8(33)];
  return kind === 2 && serif >= 2 && serif <= 10 ? 'serif' : 'sans';
}
