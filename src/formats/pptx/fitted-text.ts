import type { TextSpan } from '../../language/text-edit.ts';
import type { ElementReader } from '../shared/office/part-reader.ts';

/** The smallest scale that PowerPoint makes of text by itself, in thousandths of a percent. */
const smallest = 25_000;

/**
 * Reads the text of a shape. PowerPoint makes text smaller until it fits, and keeps the scale in the file until somebody edits
 * the text. A translation gets a scale for its length: lines are longer and more, so the square root of it.
 */
export const readFittedText: ElementReader = (reader) => {
  const { scanner } = reader;
  const { depth, start } = scanner;
  let scale: TextSpan | undefined;
  while (scanner.next()) {
    if (scanner.depth < depth) break;
    if (scanner.isStart && scanner.tag === 'a:normAutofit') scale = scanner.valueRange('fontScale');
    reader.visit();
  }
  if (scale === undefined) return;
  const written = scanner.source.slice(scale.start, scale.end);
  if (!/^\d{4,6}$/.test(written)) return;
  const present = Number(written);
  reader.adjust({
    ...scale,
    around: { start, end: scanner.end },
    write: (growth) => {
      if (growth <= 1) return written;
      return String(Math.max(Math.min(smallest, present), Math.floor(present / Math.sqrt(growth) / 100) * 100));
    },
  });
};
