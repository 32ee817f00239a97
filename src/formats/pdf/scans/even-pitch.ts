import { quantile } from '../../shared/pictures/look.ts';
import type { PictureWord } from '../../shared/pictures/picture-text.ts';

/** Distances between words that say something about a page together. */
const fewPairs = 12;
/** How far the middle half of them may be apart, in parts of the one in the middle: letters of different widths give 0.1 and more. */
const evenness = 0.05;
/** A line of the page whose own distances are so near has the pitch of the page. */
const samePitch = 0.09;
/** The advance of letters in typewriter faces, in parts of the size. */
const advance = 0.6;

/** How far a letter goes at each pair of words beside each other: from the start of one to that of the next. */
function pitchesOf(line: readonly PictureWord[]): readonly number[] {
  return line.slice(1).flatMap((word, index) => {
    const before = line[index] as PictureWord;
    const gap = word.box.left - before.box.right;
    // Further away there is more than a space between them.
    if (gap <= 0 || gap > 1.6 * before.size) return [];
    return [(word.box.left - before.box.left) / ([...before.text].length + 1)];
  });
}

/**
 * For each line of a page the size of its letters in pixels where all of them go equally far, as those of typewriters; undefined where
 * they do not. `groups`: lines of one size.
 */
export function evenPitch(
  lines: readonly (readonly PictureWord[])[],
  groups: readonly (readonly number[])[],
): readonly (number | undefined)[] {
  const sizes: (number | undefined)[] = lines.map(() => undefined);
  for (const group of groups) {
    const own = group.map((index) => pitchesOf(lines[index] ?? []));
    const all = own.flat();
    if (all.length < fewPairs) continue;
    const pitch = quantile(all, 0.5);
    if (quantile(all, 0.75) - quantile(all, 0.25) > evenness * pitch) continue;
    for (const [at, index] of group.entries()) {
      const pitches = own[at] ?? [];
      const isOther = pitches.length > 1 && Math.abs(quantile(pitches, 0.5) - pitch) > samePitch * pitch;
      if (!isOther) sizes[index] = pitch / advance;
    }
  }
  return sizes;
}
