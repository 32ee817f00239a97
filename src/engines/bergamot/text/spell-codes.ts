import type { Inline, InlineCode, Segment } from '../../../contracts/segment.ts';
import { isCode, mergeTexts, plainText } from '../../../language/segments.ts';

/**
 * Codes that are nothing but their text (`getHouse()`, kept as code) are words of the sentence for a model, which copies them as
 * it copies other protected passages: without them, the sentence has holes.
 */
export interface SpelledCodes {
  readonly segment: Segment;
  /** What the codes are in the text. */
  readonly passages: readonly string[];
  /** Puts the codes back; undefined when their texts are not there as often as in the source. */
  restore(translated: Segment): Segment | undefined;
}

/** No model copies longer passages. */
const longest = 100;
const most = 50;

/** Undefined where no code can be spelled: it is long, or its text is in the segment or in another code as well. */
export function spellCodes(segment: Segment): SpelledCodes | undefined {
  if (!segment.inlines.some(isSpellable)) return undefined;
  const text = plainText(segment);
  const texts = new Set(segment.inlines.filter(isSpellable).map(({ data }) => data));
  if (texts.size > most) return undefined;
  const passages = [...texts].filter(
    (one) => !text.includes(one) && [...texts].every((other) => other === one || !other.includes(one)),
  );
  if (passages.length === 0) return undefined;
  const isPassage = new Set(passages);
  const codes = new Map<string, InlineCode[]>(passages.map((passage) => [passage, []]));
  const inlines = segment.inlines.map((inline) => {
    if (!isSpellable(inline) || !isPassage.has(inline.data)) return inline;
    codes.get(inline.data)?.push(inline);
    return inline.data;
  });
  const anyPassage = new RegExp(`(${passages.map((passage) => RegExp.escape(passage)).join('|')})`, 'u');
  return {
    segment: { inlines: mergeTexts(inlines) },
    passages,
    restore(translated) {
      const left = new Map([...codes].map(([passage, own]) => [passage, [...own]]));
      let isWhole = true;
      const restored = translated.inlines.flatMap((inline): readonly Inline[] => {
        if (isCode(inline)) return [inline];
        return inline.split(anyPassage).map((part) => {
          if (!isPassage.has(part)) return part;
          const code = left.get(part)?.shift();
          isWhole &&= code !== undefined;
          return code ?? part;
        });
      });
      isWhole &&= [...left.values()].every(({ length }) => length === 0);
      return isWhole ? { inlines: mergeTexts(restored) } : undefined;
    },
  };
}

function isSpellable(inline: Inline): inline is InlineCode {
  return (
    isCode(inline) &&
    inline.kind === 'alone' &&
    inline.equivalent === inline.data &&
    inline.data.length <= longest &&
    /^\S.*\S$/.test(inline.data)
  );
}
