import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { DecodedPicture, Raster } from '../shared/pictures/raster.ts';
import { pngSignature, writeChunk } from './png-chunks.ts';
import { filterRows } from './png-rows.ts';
import { readPng } from './read-png.ts';

/** Chunks that say how pixels look or what the picture is, whatever its colour type. */
const keptBefore = new Set(['cHRM', 'cICP', 'gAMA', 'iCCP', 'sRGB', 'pHYs', 'eXIf', 'tIME', 'tEXt', 'zTXt', 'iTXt']);
const compress = promisify(deflate);

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, pngSignature.length).equals(pngSignature);
}

/** A PNG picture is written with a byte per sample, grey or in colour, with alpha where a pixel of it is not opaque. */
export async function decodePng(bytes: Buffer): Promise<DecodedPicture> {
  const { chunks, raster, header } = await readPng(bytes);
  const isGrey = header.colourType === 0 || header.colourType === 4;
  const kept = chunks.filter(({ type }) => keptBefore.has(type));
  return {
    raster,
    async encode(changed) {
      const { colourType, data, samples } = packed(changed, isGrey);
      const head = Buffer.alloc(13);
      head.writeUInt32BE(changed.width, 0);
      head.writeUInt32BE(changed.height, 4);
      head.set([8, colourType], 8);
      const rows = filterRows(data, changed.height, changed.width * samples, samples);
      const parts = [{ type: 'IHDR', data: head }, ...kept, { type: 'IDAT', data: await compress(rows) }];
      return Buffer.concat([pngSignature, ...[...parts, { type: 'IEND', data: Buffer.alloc(0) }].map(writeChunk)]);
    },
  };
}

/** A picture whose file was grey has a profile for grey: it stays so, unless text in colour is in it, which it cannot be. */
function packed({ pixels, width, height }: Raster, isGrey: boolean) {
  let isOpaque = true;
  for (let index = 3; index < pixels.length && isOpaque; index += 4) isOpaque = pixels[index] === 255;
  const colours = isGrey ? 1 : 3;
  const samples = colours + (isOpaque ? 0 : 1);
  const data = new Uint8Array(width * height * samples);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    for (let sample = 0; sample < colours; sample += 1) data[to++] = pixels[from + sample] ?? 0;
    if (!isOpaque) data[to++] = pixels[from + 3] ?? 0;
  }
  return { colourType: (isGrey ? 0 : 2) + (isOpaque ? 0 : 4), data, samples };
}
