import { createCanvas } from '@napi-rs/canvas';
import type { PixelBox } from '../../contracts/documents/text-recognizer.ts';
import { fontOf, inkOf, isRightToLeft } from '../shared/pictures/fonts.ts';
import { backdropAt, type Look, medianColour, patternSpread } from '../shared/pictures/look.ts';
import { type Lettering, matchFace } from '../shared/pictures/match-face.ts';
import type { PictureBlock } from '../shared/pictures/picture-text.ts';
import type { Raster } from '../shared/pictures/raster.ts';
import { brokenInto } from './lay-out.ts';
import { type Room, roomAround } from './room.ts';

export interface NewText {
  readonly text: string;
  readonly language: string;
}

/** Text in its place: lines from the first baseline on. */
interface Placed {
  readonly lines: readonly string[];
  readonly size: number;
  readonly leading: number;
  readonly box: PixelBox;
}

const leastScale = 0.3;
/** Below this part of the size that the text had, or below so many pixels, it is hard to read. */
const readableScale = 0.55;
const readablePixels = 8;
const scaleStep = 0.04;

/** What is known of a block before anything is erased: where other things are, too. */
export interface Setting {
  readonly block: PictureBlock;
  readonly lettering: Lettering;
  readonly look: Look;
  readonly slope: number;
  readonly room: Room;
  readonly alignment: Alignment;
}

export function settingOf(raster: Raster, block: PictureBlock, source: string, target: string): Setting {
  const lettering = matchFace(raster, block, source);
  const look = lookOfBlock(block);
  const slope = slopeOf(block);
  const room = roomFor(raster, block, look, lettering.size, slope);
  return { block, lettering, look, slope, room, alignment: alignmentOf(raster, block, look, lettering.size, target) };
}

/** Draws a text where a block was, whose letters were erased. Answers whether it can be read well. */
export function drawText(raster: Raster, setting: Setting, text: NewText): boolean {
  const { block, lettering, look, slope, alignment } = setting;
  // Texts that were drawn before may have taken some of it.
  const room = narrower(setting.room, roomFor(raster, block, look, lettering.size, slope));
  const placed = layOutIn(block, lettering, text, room, alignment);
  paint(raster, placed, { look, lettering, alignment, slope, ...text });
  return placed.size >= readableScale * lettering.size && placed.size >= Math.min(readablePixels, lettering.size);
}

function narrower(one: Room, other: Room): Room {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** As most of its words look. */
function lookOfBlock({ lines }: PictureBlock): Look {
  const words = lines.flatMap((line) => line.words);
  const longest = words.toSorted((one, other) => other.text.length - one.text.length);
  const first = (longest[0] as (typeof words)[number]).look;
  return { ...first, ink: medianColour(longest.slice(0, 15).map(({ look }) => look.ink)) };
}

/** Slopes of short lines are guesses. */
function slopeOf({ lines }: PictureBlock): number {
  const long = lines.filter(({ box, size }) => box.right - box.left > 2 * size);
  const slope = long.reduce((sum, line) => sum + line.slope, 0) / Math.max(1, long.length);
  return Math.abs(slope) < 0.006 ? 0 : slope;
}

function roomFor(raster: Raster, { box }: PictureBlock, look: Look, size: number, slope: number): Room {
  if (slope !== 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const across = Math.max(6 * size, box.right - box.left);
  const room = roomAround(raster, box, look, { left: across, right: across, top: 1.5 * size, bottom: 1.5 * size });
  const margin = 0.4 * size;
  const less = (value: number): number => Math.max(0, value - margin);
  return { left: less(room.left), right: less(room.right), top: less(room.top), bottom: less(room.bottom) };
}

type Alignment = 'left' | 'center' | 'right';

function alignmentOf(raster: Raster, block: PictureBlock, look: Look, size: number, language: string): Alignment {
  const { lines, box } = block;
  const spreadOf = (edge: (line: PixelBox) => number): number => {
    const edges = lines.map((line) => edge(line.box));
    return Math.max(...edges) - Math.min(...edges);
  };
  const start = isRightToLeft(language) ? 'right' : 'left';
  if (lines.length > 1) {
    const [left, right] = [spreadOf((line) => line.left), spreadOf((line) => line.right)];
    const center = spreadOf((line) => (line.left + line.right) / 2);
    // Edges that are as near as the middles say nothing.
    if (center < 0.35 * left && center < 0.35 * right) return 'center';
    // Most lines of a paragraph begin at its edge; the first may be indented, and of others the first word may be lost.
    const atLeft = lines.filter((line) => line.box.left - box.left <= 0.5 * size).length;
    if (left <= 0.5 * size || (lines.length > 2 && atLeft > lines.length / 2)) return start;
    if (center < left && center < right) return 'center';
    return right < left ? 'right' : start;
  }
  const { width } = raster;
  const room = roomAround(raster, box, look, { left: width, right: width, top: 0, bottom: 0 });
  const all = room.left + room.right;
  const isBounded = room.left < box.left && box.right + room.right < width;
  if (Math.abs(room.left - room.right) <= Math.max(3, 0.08 * all) && (isBounded || all > 0)) return 'center';
  // Numbers at the right edge of a cell, with nothing but background to the left.
  if (isBounded && room.right < 1.2 * size && room.left > 3 * size) return 'right';
  return start;
}

function layOutIn(block: PictureBlock, lettering: Lettering, text: NewText, room: Room, alignment: Alignment): Placed {
  const { box, lines } = block;
  const { face, stretch } = lettering;
  const request = { text: text.text, language: text.language, face, stretch };
  // Paragraphs keep their width; a heading or a label of one line has none.
  const most = lines.length === 1 ? Number.POSITIVE_INFINITY : 0.12 * (box.right - box.left);
  const [left, right] = [Math.min(room.left, most), Math.min(room.right, most)];
  const centred = Math.min(left, right);
  const wide: PixelBox =
    alignment === 'center'
      ? { ...box, left: box.left - centred, right: box.right + centred }
      : alignment === 'right'
        ? { ...box, left: box.left - left }
        : { ...box, right: box.right + right };
  const vertical = Math.min(room.top, room.bottom);
  const tall: PixelBox =
    alignment === 'center' && lines.length === 1
      ? { ...wide, top: box.top - vertical, bottom: box.bottom + vertical }
      : { ...wide, bottom: box.bottom + room.bottom };
  const leadingRatio = leadingOf(block, lettering.size);
  for (let scale = 1; scale > leastScale; scale -= scaleStep) {
    const size = lettering.size * scale;
    for (const area of [box, wide, tall]) {
      // Two pixels of rounding are no reason for another line.
      const broken = brokenInto(request, size, area.right - area.left + 2);
      if (broken === undefined) continue;
      const leading = size * leadingRatio;
      const ink = inkOf(text.text, face, text.language);
      const height = ((ink.ascent + ink.descent) / 100) * size + (broken.length - 1) * leading;
      if (broken.length > 1 && broken.length > lines.length && height > area.bottom - area.top) continue;
      return { lines: broken, size, leading, box: area };
    }
  }
  const size = lettering.size * leastScale;
  return { lines: brokenInto(request, size, Number.MAX_SAFE_INTEGER) ?? [], size, leading: size * 1.1, box: tall };
}

/** Distance of baselines in parts of the size. */
function leadingOf({ lines, box }: PictureBlock, size: number): number {
  const [first, last] = [lines[0], lines.at(-1)];
  if (lines.length < 2 || first === undefined || last === undefined) return 1.15;
  const heights = last.box.bottom - last.box.top;
  return Math.min(2, Math.max(1, (box.bottom - box.top - heights) / (lines.length - 1) / size));
}

interface Painting extends NewText {
  readonly look: Look;
  readonly lettering: Lettering;
  readonly alignment: Alignment;
  readonly slope: number;
}

function paint(raster: Raster, placed: Placed, { look, lettering, alignment, slope, language, text }: Painting): void {
  const { lines, size, leading, box } = placed;
  const { face, stretch } = lettering;
  const ink = inkOf(text, face, language);
  const [ascent, descent] = [(ink.ascent / 100) * size, (ink.descent / 100) * size];
  const height = ascent + descent + (lines.length - 1) * leading;
  // Text of fewer lines is in the middle of a box that was centred, and at the top of others.
  const slack = Math.max(0, box.bottom - box.top - height);
  const top = box.top + (alignment === 'center' || lines.length === 1 ? slack / 2 : 0);
  const margin = Math.ceil(size);
  const tilt = Math.ceil(Math.abs(slope) * (box.right - box.left));
  const area = {
    left: Math.max(0, Math.floor(box.left) - margin),
    top: Math.max(0, Math.floor(top) - margin - tilt),
    right: Math.min(raster.width, Math.ceil(box.right) + margin),
    bottom: Math.min(raster.height, Math.ceil(top + height) + margin + tilt),
  };
  const canvas = createCanvas(Math.max(1, area.right - area.left), Math.max(1, area.bottom - area.top));
  const context = canvas.getContext('2d');
  const x = { left: box.left, center: (box.left + box.right) / 2, right: box.right }[alignment];
  const middle = (box.left + box.right) / 2;
  context.translate(middle - area.left, (box.top + box.bottom) / 2 - area.top);
  context.rotate(Math.atan(slope));
  context.translate(-middle, -(box.top + box.bottom) / 2);
  context.font = fontOf(face, size, language);
  if (look.backdrop.spread > patternSpread) {
    const widths = lines.map((line) => context.measureText(line).width * stretch);
    const width = Math.max(...widths);
    const left = { left: x, center: x - width / 2, right: x - width }[alignment];
    context.fillStyle = cssColour(backdropAt(look.backdrop, middle, (box.top + box.bottom) / 2), 0.65);
    context.beginPath();
    context.roundRect(left - size * 0.25, top - size * 0.25, width + size * 0.5, height + size * 0.5, size * 0.2);
    context.fill();
  }
  context.fillStyle = cssColour(look.ink, 1);
  context.textAlign = alignment;
  context.direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  for (const [index, line] of lines.entries()) {
    context.save();
    context.translate(x, top + ascent + index * leading);
    context.scale(stretch, 1);
    context.fillText(line, 0, 0);
    context.restore();
  }
  blend(raster, context.getImageData(0, 0, canvas.width, canvas.height).data, area);
}

function cssColour([red, green, blue]: readonly [number, number, number], alpha: number): string {
  return `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`;
}

/** Puts a drawing with transparency over the pixels of an area. */
function blend({ pixels, width }: Raster, drawn: Uint8ClampedArray, { left, top, right, bottom }: PixelBox): void {
  for (let y = top, from = 0; y < bottom; y += 1)
    for (let x = left; x < right; x += 1, from += 4) {
      const over = (drawn[from + 3] ?? 0) / 255;
      if (over === 0) continue;
      const target = (y * width + x) * 4;
      const under = ((pixels[target + 3] ?? 255) / 255) * (1 - over);
      for (let channel = 0; channel < 3; channel += 1)
        pixels[target + channel] =
          ((drawn[from + channel] ?? 0) * over + (pixels[target + channel] ?? 0) * under) / (over + under);
      pixels[target + 3] = (over + under) * 255;
    }
}
