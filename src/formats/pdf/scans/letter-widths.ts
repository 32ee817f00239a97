import { type Face, fontOf, measuringContext } from '../../shared/pictures/fonts.ts';

/** How far each letter of a word goes, as in a face that is stretched to the width of the word. */
export function advancesOf(letters: readonly string[], width: number, face: Face): readonly number[] {
  const context = measuringContext();
  context.font = fontOf(face, 100, 'en');
  const own = letters.map((letter) => context.measureText(letter).width || 50);
  const all = own.reduce((sum, value) => sum + value, 0);
  return own.map((value) => (value * width) / Math.max(1, all));
}
