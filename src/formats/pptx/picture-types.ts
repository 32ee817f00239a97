import type { ShownPicture } from '../shared/office/find-pictures.ts';
import type { PictureSize } from '../shared/pictures/raster.ts';
import rules from './picture-types.json' with { type: 'json' };

/** Types of `suppress-image-types`, by the words of descriptions; programs write them into those that they make themselves. */
const types: readonly (readonly [type: string, pattern: RegExp])[] = rules.map(({ id, pattern }) => [
  id,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
]);
/** Pixels of the longer side. */
const iconSize = 96;

/** Types that a picture may be of, by what its document says of it and by its size; never none. */
export function typesOf({ description, isDecorative }: ShownPicture, { width, height }: PictureSize): Set<string> {
  const found = new Set(types.flatMap(([type, pattern]) => (pattern.test(description) ? [type] : [])));
  if (isDecorative) found.add('decorative');
  if (Math.max(width, height) <= iconSize) found.add('icon');
  return found.size > 0 ? found : new Set(['other', 'unknown']);
}

/** Whether a picture stays as it is, given the types that are to. */
export function isSuppressed(suppressed: ReadonlySet<string>, picture: ShownPicture, size: PictureSize): boolean {
  return suppressed.has('all') || !suppressed.isDisjointFrom(typesOf(picture, size));
}
