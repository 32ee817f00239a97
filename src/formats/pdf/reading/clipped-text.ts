import type { Box, PageCharacter } from './page-content.ts';

/** In parts of the size: letters are a little wider or narrower than what is drawn of them. */
const slack = 0.05;

/** Whether nothing of a character is within a clip. */
export function isClippedAway({ box, size }: Pick<PageCharacter, 'box' | 'size'>, clip: Box | undefined): boolean {
  if (clip === undefined) return false;
  const by = slack * size;
  return (
    box.left > clip.right - by || box.right < clip.left + by || box.bottom > clip.top - by || box.top < clip.bottom + by
  );
}

/** A glyph as wide as what is seen of it. */
export function seenWidth(box: Box, clip: Box | undefined): Box {
  if (clip === undefined) return box;
  const left = Math.max(box.left, Math.min(clip.left, box.right));
  return { ...box, left, right: Math.max(left, Math.min(box.right, clip.right)) };
}
