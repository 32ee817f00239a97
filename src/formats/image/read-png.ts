import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { checkSize, invalidPicture, type Raster } from '../shared/pictures/raster.ts';
import { type PngChunk, readChunks } from './png-chunks.ts';
import { unfilterRows } from './png-rows.ts';

/** `IHDR` of a PNG picture. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
}

/** Samples of a pixel, by colour type, and the depths that they can have (PNG specification, table 12). */
const samples: ReadonlyMap<number, { readonly count: number; readonly depths: readonly number[] }> = new Map([
  [0, { count: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { count: 3, depths: [8, 16] }],
  [3, { count: 1, depths: [1, 2, 4, 8] }],
  [4, { count: 2, depths: [8, 16] }],
  [6, { count: 4, depths: [8, 16] }],
]);
/** Start and step of the seven passes of an interlaced picture: x, y, step of x, step of y. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const decompress = promisify(inflate);

export interface ReadPng {
  readonly header: PngHeader;
  readonly chunks: readonly PngChunk[];
  readonly raster: Raster;
}

/**
 * Decodes a PNG picture exactly: no colour is converted, so that pixels without text stay what they were. Deeper samples than a
 * byte are rounded.
 */
export async function readPng(bytes: Buffer): Promise<ReadPng> {
  const chunks = readChunks(bytes);
  const header = readHeader(chunks[0]);
  if (chunks.some(({ type }) => type === 'acTL')) throw invalidPicture('it is an animated PNG picture.');
  const { width, height, depth, interlaced } = header;
  const count = samples.get(header.colourType)?.count ?? 0;
  const bits = count * depth;
  const parts = (interlaced ? passes : ([[0, 0, 1, 1]] as const))
    .map(([x, y, stepX, stepY]) => {
      const columns = Math.max(0, Math.ceil((width - x) / stepX));
      const rows = Math.max(0, Math.ceil((height - y) / stepY));
      return { x, y, stepX, stepY, columns, rows, rowBytes: Math.ceil((columns * bits) / 8) };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const expected = parts.reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0);
  const data = await inflated(chunks, expected);
  const pixels = new Uint8ClampedArray(width * height * 4);
  const writer = pixelWriter(header, chunks);
  let offset = 0;
  for (const { x, y, stepX, stepY, columns, rows, rowBytes } of parts) {
    const part = data.subarray(offset, offset + rows * (rowBytes + 1));
    offset += part.length;
    unfilterRows(part, rows, rowBytes, Math.max(1, bits >> 3));
    for (let row = 0; row < rows; row += 1) {
      const start = row * (rowBytes + 1) + 1;
      const line = part.subarray(start, start + rowBytes);
      const target = (y + row * stepY) * width + x;
      for (let column = 0; column < columns; column += 1) writer(line, column, pixels, (target + column * stepX) * 4);
    }
  }
  return { header, chunks, raster: { width, height, pixels } };
}

function readHeader(chunk: PngChunk | undefined): PngHeader {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) throw invalidPicture('it is a PNG picture without a header.');
  const { data } = chunk;
  const [depth = 0, colourType = 0, compression, filter, interlace = 0] = data.subarray(8);
  const header = {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    depth,
    colourType,
    interlaced: interlace === 1,
  };
  if (samples.get(colourType)?.depths.includes(depth) !== true || compression !== 0 || filter !== 0 || interlace > 1)
    throw invalidPicture('it is a PNG picture of a kind that does not exist.');
  checkSize(header);
  return header;
}

/** No more than the header says, whatever the data would become. */
async function inflated(chunks: readonly PngChunk[], expected: number): Promise<Buffer> {
  const data = Buffer.concat(chunks.flatMap((chunk) => (chunk.type === 'IDAT' ? [chunk.data] : [])));
  try {
    const bytes = await decompress(data, { maxOutputLength: expected });
    if (bytes.length === expected) return bytes;
  } catch (error) {
    throw invalidPicture('it is a PNG picture whose pixels cannot be decompressed.', error);
  }
  throw invalidPicture('it is a PNG picture with too few pixels.');
}

type PixelWriter = (line: Buffer, column: number, pixels: Uint8ClampedArray, target: number) => void;

function pixelWriter({ depth, colourType }: PngHeader, chunks: readonly PngChunk[]): PixelWriter {
  const transparency = chunks.find(({ type }) => type === 'tRNS')?.data;
  const stride = depth === 16 ? 2 : 1;
  if (colourType === 3) return paletteWriter(depth, chunks, transparency);
  if (colourType === 6)
    return (line, column, pixels, target) => {
      for (let sample = 0; sample < 4; sample += 1) pixels[target + sample] = line[(column * 4 + sample) * stride] ?? 0;
    };
  if (colourType === 4)
    return (line, column, pixels, target) => {
      const grey = line[column * 2 * stride] ?? 0;
      pixels.fill(grey, target, target + 3);
      pixels[target + 3] = line[(column * 2 + 1) * stride] ?? 0;
    };
  const value = (line: Buffer, index: number): number =>
    depth === 16 ? line.readUInt16BE(index * 2) : sampleAt(line, index, depth);
  const count = colourType === 2 ? 3 : 1;
  const hidden =
    transparency === undefined || transparency.length < count * 2
      ? undefined
      : Array.from({ length: count }, (_, sample) => transparency.readUInt16BE(sample * 2));
  const scale = depth === 16 ? 1 / 257 : 255 / (2 ** depth - 1);
  return (line, column, pixels, target) => {
    let isHidden = hidden !== undefined;
    for (let sample = 0; sample < 3; sample += 1) {
      const index = column * count + Math.min(sample, count - 1);
      const given = value(line, index);
      if (isHidden && sample < count && given !== hidden?.[sample]) isHidden = false;
      pixels[target + sample] = given * scale;
    }
    pixels[target + 3] = isHidden ? 0 : 255;
  };
}

function paletteWriter(depth: number, chunks: readonly PngChunk[], alphas: Buffer | undefined): PixelWriter {
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  if (palette === undefined) throw invalidPicture('it is a PNG picture without its palette.');
  return (line, column, pixels, target) => {
    const index = sampleAt(line, column, depth);
    for (let sample = 0; sample < 3; sample += 1) pixels[target + sample] = palette[index * 3 + sample] ?? 0;
    pixels[target + 3] = alphas?.[index] ?? 255;
  };
}

function sampleAt(line: Buffer, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0;
  const bit = index * depth;
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}
