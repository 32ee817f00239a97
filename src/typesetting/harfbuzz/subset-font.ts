import { buildFont } from '../fonts/build-font.ts';
import { namesGlyphsByTheirIds } from '../fonts/character-ids.ts';
import type { Face } from '../fonts/face.ts';
import { readTables } from '../fonts/font-file.ts';
import { HarfBuzz, tag } from './harfbuzz-module.ts';
import type { CompiledModule } from './web-assembly.ts';

const mostMemory = 320 << 20;
/** As much as an instance begins with. */
const mostKeptMemory = 65 << 20;
/** Fonts of Chinese characters have 16 to 25 MB; to cut one takes several times as much. */
const largeFontBytes = 8 << 20;
const noHinting = 0x01;
const retainGlyphIds = 0x02;
const notDefinedOutline = 0x40;
const noLayoutClosure = 0x200;
const droppedTables = 3;
const tablesForDrawing = ['head', 'hhea', 'hmtx', 'maxp', 'loca', 'glyf', 'CFF '];

/**
 * Makes subsets of fonts. An instance begins with 65 MiB, which V8 counts as garbage to be collected at once, so it makes one font after the
 * other; one that has grown for a font of Chinese characters is dropped with its memory, which takes more than all else.
 */
export class FontSubsetter {
  readonly #module: CompiledModule;
  readonly #beforeLargeFont: () => void;
  #harfBuzz: HarfBuzz | undefined;

  constructor(module: CompiledModule, beforeLargeFont: () => void) {
    this.#module = module;
    this.#beforeLargeFont = beforeLargeFont;
  }

  /** A font with the outlines of these glyphs under their ids: a TrueType file, or of CFF the table alone. */
  subset(face: Face, glyphIds: Iterable<number>): Uint8Array {
    const tables = readTables(face.source, tablesForDrawing);
    const whole = buildFont(face.source.version, tables);
    if (whole.length > largeFontBytes) this.#beforeLargeFont();
    const harfBuzz = this.#harfBuzz ?? HarfBuzz.instantiate(this.#module, mostMemory);
    // After a fault nothing is known of an instance.
    this.#harfBuzz = undefined;
    const font = subsetIn(harfBuzz, { face, whole, outlines: tables.get('CFF ') }, glyphIds);
    if (harfBuzz.memory.byteLength <= mostKeptMemory) this.#harfBuzz = harfBuzz;
    return font;
  }

  /** Drops the memory; the next font gets a new one. */
  close(): void {
    this.#harfBuzz = undefined;
  }
}

interface WholeFont {
  readonly face: Face;
  readonly whole: Uint8Array;
  /** The table `CFF `. */
  readonly outlines: Buffer | undefined;
}

function subsetIn(harfBuzz: HarfBuzz, { face, whole, outlines }: WholeFont, glyphIds: Iterable<number>): Uint8Array {
  const call = (name: string) => harfBuzz.function(name);
  const { face: source, address } = harfBuzz.openFace(whole);
  const input = call('hb_subset_input_create_or_fail')();
  const kept = outlines !== undefined && namesGlyphsByTheirIds(outlines) ? 0 : retainGlyphIds;
  call('hb_subset_input_set_flags')(input, noHinting | notDefinedOutline | noLayoutClosure | kept);
  const glyphs = call('hb_subset_input_glyph_set')(input);
  for (const id of new Set(glyphIds)) call('hb_set_add')(glyphs, id);
  const dropped = call('hb_subset_input_set')(input, droppedTables);
  for (const name of ['OS/2', 'cmap', 'name', 'post', 'GSUB', 'GPOS', 'GDEF']) call('hb_set_add')(dropped, tag(name));
  const subset = call('hb_subset_or_fail')(source, input);
  if (subset === 0) throw new Error(`HarfBuzz could not make a subset of ${face.id}`);
  const blob = call('hb_face_reference_blob')(subset);
  const length = call('hb_blob_get_length')(blob);
  const offset = call('hb_blob_get_data')(blob, 0);
  const font = Buffer.from(harfBuzz.memory.slice(offset, offset + length));
  call('hb_blob_destroy')(blob);
  call('hb_face_destroy')(subset);
  call('hb_subset_input_destroy')(input);
  call('hb_face_destroy')(source);
  call('free')(address);
  return face.kind === 'truetype' ? font : tableOf(font, 'CFF ');
}

function tableOf(font: Buffer, wanted: string): Uint8Array {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== wanted) continue;
    const offset = font.readUInt32BE(at + 8);
    return font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  throw new Error(`a subset lacks its table ${wanted}`);
}
