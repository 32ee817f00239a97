import type { FaceChoice } from '../fonts/face-choice.ts';
import type { ShapedGlyphs, Shaper } from '../harfbuzz/shaper.ts';
import type { TextRun } from '../text-request.ts';
import { isRightToLeft } from './direction.ts';
import { itemize, type TextItem } from './itemize.ts';

export interface ShapedItem extends TextItem {
  readonly glyphs: ShapedGlyphs;
}

/** A paragraph with its glyphs, measured at scale 1. Every other scale follows from it. */
export interface ShapedText {
  readonly text: string;
  readonly language: string;
  readonly rightToLeft: boolean;
  /** In the order of the text. */
  readonly items: readonly ShapedItem[];
  /** `positions[n] - positions[m]` is the width of the text from m to n. Inside a cluster it is that of its start. */
  readonly positions: Float64Array;
  /** 1 where a cluster begins: lines never end elsewhere. */
  readonly boundaries: Uint8Array;
  readonly missing: readonly string[];
}

export function shapeText(runs: readonly TextRun[], language: string, choice: FaceChoice, shaper: Shaper): ShapedText {
  const wellFormed = runs.map((run) => ({ ...run, text: plainText(run.text) }));
  const text = wellFormed.map((run) => run.text).join('');
  const rightToLeft = isRightToLeft(language, text);
  const { items, missing } = itemize(text, wellFormed, choice, { rightToLeft, region: regionOf(language, text) });
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    units[index] = unit === 0x0a ? 0x20 : unit;
  }
  const widths = new Float64Array(text.length + 1);
  const boundaries = new Uint8Array(text.length + 1);
  boundaries[text.length] = 1;
  const shaped = items.map((item): ShapedItem => {
    const { face, start, end, script, level, width } = item;
    const factor = item.style.size / face.unitsPerEm;
    const glyphs =
      width === undefined
        ? shaper.shape({ face, text: units, start, end, script, language, rightToLeft: level % 2 === 1 })
        : drawnGlyph(start, width / factor);
    boundaries[start] = 1;
    for (let index = 0; index < glyphs.clusters.length; index += 1) {
      const cluster = glyphs.clusters[index] ?? 0;
      widths[cluster] = (widths[cluster] ?? 0) + (glyphs.advances[index] ?? 0) * factor;
      boundaries[cluster] = 1;
    }
    return { ...item, glyphs };
  });
  return { text, language, rightToLeft, items: shaped, positions: sums(widths), boundaries, missing };
}

/** What the caller draws, as one glyph. */
function drawnGlyph(cluster: number, advance: number): ShapedGlyphs {
  const nothing = Int32Array.of(0);
  const [ids, clusters] = [Uint32Array.of(0), Uint32Array.of(cluster)];
  return { ids, clusters, advances: Int32Array.of(Math.round(advance)), offsetsX: nothing, offsetsY: nothing };
}

/** Well formed, with spaces for tabs and control characters, of the same length. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u2028\u2029\u0085\r\v\f]/g, '\n')
    .replace(/[\u0000-\u0009\u000e-\u001f\u007f-\u009f]/g, ' ');
}

/** Start of each code unit: the sum of the widths before it. */
function sums(widths: Float64Array): Float64Array {
  const positions = new Float64Array(widths.length);
  for (let index = 1; index < widths.length; index += 1)
    positions[index] = (positions[index - 1] ?? 0) + (widths[index - 1] ?? 0);
  return positions;
}

/** The region whose forms of Chinese characters a text has: of its language, else as other letters in it suggest. */
function regionOf(language: string, text: string): string {
  const [code, ...rest] = language.split('-');
  if (code === 'ja') return 'JP';
  if (code === 'ko') return 'KR';
  if (code === 'zh' || code === 'yue') {
    if (rest.includes('HK') || rest.includes('MO')) return 'HK';
    return rest.includes('Hant') || rest.includes('HANT') || rest.includes('TW') || code === 'yue' ? 'TC' : 'SC';
  }
  if (/[\u3040-\u30ff]/.test(text)) return 'JP';
  return /[\uac00-\ud7a3]/.test(text) ? 'KR' : 'SC';
}
