import { overlapX, widthOf } from '../geometry.ts';
import { longestBar } from './formula-bars.ts';
import type { TextLine } from './line-text.ts';
import type { PageRules } from './page-rules.ts';

/** In sizes: from the bar of a fraction to the baselines above and below it, and between the middles of both. */
const above = { least: 0.05, most: 0.7 };
const below = { least: 0.5, most: 1.5 };
const offMiddle = 0.3;
const mostBelow = 40;

/** Lines that are the numerator or the denominator of a fraction: both are in the middle of the bar between them, which is as wide as one of them. */
export function fractionLines(lines: readonly TextLine[], rules: Pick<PageRules, 'barUnder'>): ReadonlySet<TextLine> {
  const found = new Set<TextLine>();
  const sorted = lines.toSorted((one, other) => other.baseline - one.baseline);
  sorted.forEach((line, index) => {
    const { box, baseline, size } = line;
    if (widthOf(box) > longestBar * size) return;
    const bar = rules.barUnder(box, baseline - above.most * size, baseline - above.least * size);
    if (bar === undefined || widthOf(bar) > longestBar * size) return;
    for (const other of sorted.slice(index + 1, index + 1 + mostBelow)) {
      const depth = (bar.bottom - other.baseline) / other.size;
      if (depth > below.most) break;
      if (depth < below.least || overlapX(other.box, bar) < widthOf(other.box) - 1) continue;
      const isAmid = [box, other.box].every(
        (part) => Math.abs(part.left + part.right - bar.left - bar.right) < 2 * offMiddle * size,
      );
      if (isAmid && Math.max(widthOf(box), widthOf(other.box)) > widthOf(bar) - size) found.add(line).add(other);
    }
  });
  return found;
}
