import { buildFont } from '../fonts/build-font.ts';
import type { Face } from '../fonts/face.ts';
import { readTables } from '../fonts/font-file.ts';
import type { HarfBuzz } from './harfbuzz-module.ts';

/** Text of one face, script, language and direction, with its neighbours. */
export interface ShapeRequest {
  readonly face: Face;
  /** UTF-16 code units of the whole text. */
  readonly text: Uint16Array;
  readonly start: number;
  readonly end: number;
  /** ISO 15924. */
  readonly script: string;
  readonly language: string;
  readonly rightToLeft: boolean;
}

/** Glyphs in visual order, in units of the face. */
export interface ShapedGlyphs {
  readonly ids: Uint32Array;
  /** Index in the text of the first code unit of each glyph's cluster. */
  readonly clusters: Uint32Array;
  readonly advances: Int32Array;
  readonly offsetsX: Int32Array;
  readonly offsetsY: Int32Array;
}

interface OpenFont {
  readonly font: number;
  readonly address: number;
  readonly bytes: number;
}

const contextLength = 8;
const monotoneCharacters = 1;
const removeDefaultIgnorables = 0x08;
const withoutDottedCircle = 0x10;
const leftToRight = 4;
const rightToLeft = 5;
const mostFontBytes = 48 << 20;
/** What shaping reads. Outlines are needed to find the extents of marks in fonts that position none; those of CFF are not read. */
const tablesForShaping = [
  ...['head', 'hhea', 'hmtx', 'maxp', 'OS/2', 'cmap', 'GDEF', 'GSUB', 'GPOS', 'kern', 'morx', 'kerx', 'loca', 'glyf'],
];

/** Shapes text with HarfBuzz. Fonts stay open while they fit into a budget; those used longest ago are closed first. */
export class Shaper {
  readonly #harfBuzz: HarfBuzz;
  readonly #buffer: number;
  readonly #fonts = new Map<Face, OpenFont>();
  readonly #names = new Map<string, number>();
  #fontBytes = 0;
  #text = 0;
  #textCapacity = 0;

  constructor(harfBuzz: HarfBuzz) {
    this.#harfBuzz = harfBuzz;
    this.#buffer = harfBuzz.function('hb_buffer_create')();
  }

  shape(request: ShapeRequest): ShapedGlyphs {
    const call = (name: string) => this.#harfBuzz.function(name);
    const font = this.#open(request.face);
    const from = Math.max(0, request.start - contextLength);
    const to = Math.min(request.text.length, request.end + contextLength);
    const text = this.#copyText(request.text.subarray(from, to));
    const buffer = this.#buffer;
    call('hb_buffer_reset')(buffer);
    call('hb_buffer_set_cluster_level')(buffer, monotoneCharacters);
    call('hb_buffer_set_flags')(buffer, removeDefaultIgnorables | withoutDottedCircle);
    call('hb_buffer_add_utf16')(buffer, text, to - from, request.start - from, request.end - request.start);
    call('hb_buffer_set_direction')(buffer, request.rightToLeft ? rightToLeft : leftToRight);
    call('hb_buffer_set_script')(buffer, this.#named('hb_script_from_string', request.script));
    call('hb_buffer_set_language')(buffer, this.#named('hb_language_from_string', request.language));
    call('hb_shape')(font, buffer, 0, 0);
    return this.#result(from);
  }

  /** Width of a glyph in units of the face. */
  advance(face: Face, glyph: number): number {
    return this.#harfBuzz.function('hb_font_get_glyph_h_advance')(this.#open(face), glyph);
  }

  #result(from: number): ShapedGlyphs {
    const count = this.#harfBuzz.function('hb_buffer_get_length')(this.#buffer);
    const infos = this.#harfBuzz.function('hb_buffer_get_glyph_infos')(this.#buffer, 0) >> 2;
    const positions = this.#harfBuzz.function('hb_buffer_get_glyph_positions')(this.#buffer, 0) >> 2;
    const memory = new Int32Array(this.#harfBuzz.memory);
    const ids = new Uint32Array(count);
    const clusters = new Uint32Array(count);
    const advances = new Int32Array(count);
    const offsetsX = new Int32Array(count);
    const offsetsY = new Int32Array(count);
    for (let index = 0; index < count; index += 1) {
      ids[index] = memory[infos + index * 5] ?? 0;
      clusters[index] = (memory[infos + index * 5 + 2] ?? 0) + from;
      advances[index] = memory[positions + index * 5] ?? 0;
      offsetsX[index] = memory[positions + index * 5 + 2] ?? 0;
      offsetsY[index] = memory[positions + index * 5 + 3] ?? 0;
    }
    return { ids, clusters, advances, offsetsX, offsetsY };
  }

  #copyText(units: Uint16Array): number {
    if (units.length > this.#textCapacity) {
      if (this.#text !== 0) this.#harfBuzz.function('free')(this.#text);
      this.#textCapacity = Math.max(units.length, 1024);
      this.#text = this.#harfBuzz.function('malloc')(this.#textCapacity * 2);
      if (this.#text === 0) throw new RangeError('HarfBuzz has no memory for a text');
    }
    new Uint16Array(this.#harfBuzz.memory).set(units, this.#text >> 1);
    return this.#text;
  }

  /** A script or language, which HarfBuzz keeps by its name. */
  #named(kind: 'hb_script_from_string' | 'hb_language_from_string', name: string): number {
    const key = `${kind} ${name}`;
    let value = this.#names.get(key);
    if (value === undefined) {
      const bytes = Buffer.from(name, 'latin1');
      const address = this.#harfBuzz.copy(bytes);
      value = this.#harfBuzz.function(kind)(address, bytes.length);
      this.#harfBuzz.function('free')(address);
      this.#names.set(key, value);
    }
    return value;
  }

  #open(face: Face): number {
    const known = this.#fonts.get(face);
    if (known !== undefined) {
      if (this.#fonts.size > 1) {
        this.#fonts.delete(face);
        this.#fonts.set(face, known);
      }
      return known.font;
    }
    const bytes = buildFont(face.source.version, readTables(face.source, tablesForShaping));
    this.#fontBytes += bytes.length;
    for (const [other, open] of this.#fonts) {
      if (this.#fontBytes <= mostFontBytes) break;
      this.#close(other, open);
    }
    const opened = this.#harfBuzz.openFace(bytes);
    const font = this.#harfBuzz.function('hb_font_create')(opened.face);
    this.#harfBuzz.function('hb_face_destroy')(opened.face);
    this.#fonts.set(face, { font, address: opened.address, bytes: bytes.length });
    return font;
  }

  #close(face: Face, open: OpenFont): void {
    this.#harfBuzz.function('hb_font_destroy')(open.font);
    this.#harfBuzz.function('free')(open.address);
    this.#fonts.delete(face);
    this.#fontBytes -= open.bytes;
  }
}
