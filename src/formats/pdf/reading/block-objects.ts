import { isClippedAway } from './clipped-text.ts';
import type { PageContent } from './page-content.ts';
import type { Glyph } from './page-glyphs.ts';
import type { ObjectPart, PageBlock } from './page-layout.ts';

interface Owner {
  readonly glyphs: readonly Glyph[];
  /** Or a mark of a list. Text that stays owns its codes, too, so that they are not removed with those of a unit. */
  readonly isUnit: boolean;
}

/** Says for each block which text objects are its own, and which parts of those that it shares. */
export function objectsOfBlocks(
  content: PageContent,
  owners: readonly Owner[],
): readonly Pick<PageBlock, 'objects' | 'parts'>[] {
  const visible = content.objects.map(() => 0);
  for (const character of content.characters) {
    const { object, text } = character;
    const isSpace = text !== '' && text.trim() === '';
    // What is clipped away goes with what is seen of the same object.
    if (isSpace || isClippedAway(character, content.objects[object]?.clip)) continue;
    visible[object] = (visible[object] ?? 0) + 1;
  }
  const again = new Map<number, number[]>();
  content.objects.forEach(({ repeats }, object) => {
    if (repeats === undefined) return;
    const list = again.get(repeats);
    if (list === undefined) again.set(repeats, [object]);
    else list.push(object);
  });
  return owners.map(({ glyphs, isUnit }) => {
    const codes = new Map<number, number[]>();
    if (isUnit) {
      for (const { character, code } of new Set(glyphs.flatMap((glyph) => [glyph, ...(glyph.also ?? [])]))) {
        const list = codes.get(character.object);
        if (list === undefined) codes.set(character.object, [code]);
        else list.push(code);
      }
    }
    const objects: number[] = [];
    const parts: ObjectPart[] = [];
    for (const [object, own] of codes) {
      if (own.length >= (visible[object] ?? 0)) objects.push(object, ...(again.get(object) ?? []));
      else parts.push(...rangesOf(object, own));
    }
    return { objects: objects.sort((one, other) => one - other), parts };
  });
}

/** Consecutive codes; spaces between them go with them. */
function rangesOf(object: number, codes: readonly number[]): readonly ObjectPart[] {
  const ranges: { object: number; start: number; end: number }[] = [];
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last !== undefined && code <= last.end + 1) last.end = code + 1;
    else ranges.push({ object, start: code, end: code + 1 });
  }
  return ranges;
}
