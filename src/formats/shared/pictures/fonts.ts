import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { baseLanguage } from '../../../language/codes.ts';

/** A face that text is drawn in. */
export interface Face {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

const families: Readonly<Record<Face['family'], readonly string[]>> = {
  sans: ['Liberation Sans', 'Noto Sans', 'DejaVu Sans'],
  serif: ['Liberation Serif', 'Noto Serif', 'DejaVu Serif'],
  mono: ['Liberation Mono', 'Noto Sans Mono', 'DejaVu Sans Mono'],
};

/** Characters of Chinese look different by region, and by the font that is asked first. */
const eastAsian: readonly (readonly [code: string, ending: string])[] = [
  ['zh-Hant', 'TC'],
  ['zh-TW', 'TC'],
  ['zh-HK', 'HK'],
  ['zh', 'SC'],
  ['ko', 'KR'],
  ['ja', 'JP'],
];
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'ckb', 'dv']);
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

export function isRightToLeft(language: string): boolean {
  return rightToLeft.has(baseLanguage(language));
}

/** Whether words follow each other without spaces. */
export function isUnspaced(language: string): boolean {
  return unspaced.has(baseLanguage(language));
}

/** A CSS font of a size in pixels. What the first families do not have comes from those that the system has. */
export function fontOf({ family, isBold, isItalic }: Face, size: number, language: string): string {
  const region = eastAsian.find(([code]) => language === code || language.startsWith(`${code}-`))?.[1];
  const style = family === 'serif' ? 'Serif' : 'Sans';
  const names = [...families[family], ...(region === undefined ? [] : [`Noto ${style} CJK ${region}`])];
  const generic = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' }[family];
  const form = `${isItalic ? 'italic ' : ''}${isBold ? 'bold ' : ''}`;
  return `${form}${size}px ${names.map((name) => `"${name}"`).join(', ')}, ${generic}`;
}

let measuring: Canvas | undefined;

/** A context to measure text with. */
export function measuringContext(): SKRSContext2D {
  measuring ??= createCanvas(8, 8);
  return measuring.getContext('2d');
}

/** Extent of the ink of a text at 100 pixels: up and down from the baseline, and how far it goes. */
export interface Ink {
  readonly ascent: number;
  readonly descent: number;
  readonly left: number;
  readonly right: number;
}

export function inkOf(text: string, face: Face, language: string): Ink {
  const context = measuringContext();
  context.font = fontOf(face, 100, language);
  const metrics = context.measureText(text);
  return {
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
    left: -metrics.actualBoundingBoxLeft,
    right: metrics.actualBoundingBoxRight,
  };
}

export const plainFace: Face = { family: 'sans', isBold: false, isItalic: false };
