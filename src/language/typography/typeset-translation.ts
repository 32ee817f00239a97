import type { Segment } from '../../contracts/segment.ts';
import { baseLanguage } from '../codes.ts';
import { writeOrdinals } from '../ordinals/write-ordinals.ts';
import { findProtectedText } from '../protected-text.ts';
import { isCode, plainText } from '../segments.ts';
import { rewriteStyledText, toSegment, toStyledText } from '../style-rules/apply-style-rules.ts';
import { editMatches } from '../style-rules/edit-text.ts';
import { quoted } from '../style-rules/punctuation/quotations.ts';
import type { ProtectedRange, StyleRewriter } from '../style-rules/style-rewriter.ts';
import { matchedText, visibleCode } from '../terminology/matched-text.ts';
import { closeUpMarks, dropStrayHyphens } from './close-up.ts';
import { insertOpeningMarks } from './opening-marks.ts';
import { type Typography, typographyOf } from './typography-of.ts';

export interface TypesettingLanguages {
  /** Canonical. */
  readonly source: string;
  /** Canonical, with its variant where one was asked for: `fr-CA` differs from `fr`. */
  readonly target: string;
}

/** All that any of the rules can change. */
const touched = /\d|[IVXL]{2}|[.,!?:;…"“”„«»()[\]’‘]|-(?:\s|$)/u;

/**
 * Sets a translated sentence as its language does (`typography.json` of its pack): no spaces around marks that the source does not
 * have, opening marks in Spanish, spaces in French, the language's own quotation marks and ordinals. What is right stays as it is, as
 * do addresses, paths, code, placeholders and the `kept` ranges of `matchedText`; inline codes stay between the same
 * letters. Linear in the text.
 */
export function typesetTranslation(
  source: Segment,
  translated: Segment,
  languages: TypesettingLanguages,
  kept: readonly ProtectedRange[] = [],
): Segment {
  if (plainText(translated).includes(visibleCode)) return translated;
  const shown = withObjects(translated);
  const text = plainText(shown.segment);
  if (!touched.test(text) && !isAllCapitals(matchedText(source))) return translated;
  const before = toStyledText(shown.segment, [...kept, ...findProtectedText(text)]);
  const after = rewriteStyledText(before, rewritersFor(matchedText(source), languages), languages.target);
  return after === before ? translated : shown.restore(toSegment(after));
}

/** Codes that a reader sees become the one character that `matchedText` has for them, to which spaces belong. */
function withObjects(segment: Segment): { readonly segment: Segment; restore(changed: Segment): Segment } {
  const objects = segment.inlines.filter((inline) => isCode(inline) && inline.equivalent);
  if (objects.length === 0) return { segment, restore: (changed) => changed };
  const inlines = segment.inlines.map((inline) => (isCode(inline) && inline.equivalent ? visibleCode : inline));
  return {
    segment: { inlines },
    restore(changed) {
      const rest = objects.values();
      const restored = changed.inlines.flatMap((inline) =>
        isCode(inline)
          ? [inline]
          : inline.split(visibleCode).flatMap((text, index) => {
              const object = index > 0 ? rest.next().value : undefined;
              return [...(object === undefined ? [] : [object]), ...(text === '' ? [] : [text])];
            }),
      );
      return restored.filter(isCode).length === segment.inlines.filter(isCode).length ? { inlines: restored } : segment;
    },
  };
}

function rewritersFor(sourceText: string, { source, target }: TypesettingLanguages): readonly StyleRewriter[] {
  const { openingMarks, spacesBefore, quotationMarks } = typographyOf(target);
  const rewriters: StyleRewriter[] = isAllCapitals(sourceText) ? [capitals] : [];
  rewriters.push((text) => writeOrdinals(text, sourceText, source, target));
  rewriters.push((text) => dropStrayHyphens(text, sourceText));
  if (baseLanguage(target) !== 'fr') rewriters.push((text) => closeUpMarks(text, sourceText, source));
  if (openingMarks !== undefined) rewriters.push((text) => insertOpeningMarks(text, openingMarks));
  if (quotationMarks !== undefined) rewriters.push(...quotationRewriters(sourceText, quotationMarks));
  if (spacesBefore !== undefined) rewriters.push((text) => spaceMarks(text, spacesBefore));
  return rewriters;
}

/** Capitals of more than one letter, and no small ones. */
function isAllCapitals(text: string): boolean {
  return /\p{Lu}\P{L}{0,8}\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Word by word, so that what is kept stays as it is. */
const capitals: StyleRewriter = (text, { language }) =>
  editMatches(text, /[\p{L}\p{M}]+/gu, ([word]) => word.toLocaleUpperCase(language));

const curly = /[“”„«»]/;
/** Where these are, straight marks may belong to code. */
const codeLike = /[{}=<>\\`]/;

function quotationRewriters(
  sourceText: string,
  { pairs, straight = false }: NonNullable<Typography['quotationMarks']>,
): readonly StyleRewriter[] {
  const isStraight = straight && sourceText.includes('"') && !codeLike.test(sourceText);
  if (!isStraight && !curly.test(sourceText)) return [];
  const split = pairs.map((pair) => [pair.charAt(0), pair.charAt(1)] as const);
  const rewrite = quoted(
    ({ depth }) => split[Math.min(depth, split.length - 1)] ?? ['"', '"'],
    ({ kind, outermost, depth }) => kind !== 'single' || (depth > 0 && outermost !== 'single'),
  );
  // What the source wrote with marks of the keyboard stays so, unless the language has none of them.
  return [(text, context) => (isStraight || !text.includes('"') ? rewrite(text, context) : [])];
}

const wide =
  /(?<=[\p{L}\p{N}\p{M}%)\]”»’…\ufffc])[ \u00a0\u202f]{0,8}(?<marks>(?:[!?]{1,8}(?=["”»’)\]]|\s|$))|[:;](?=\s|$))/gu;

function spaceMarks(text: string, before: NonNullable<Typography['spacesBefore']>) {
  return editMatches(text, wide, ({ 0: found, groups }) => {
    const marks = groups?.marks ?? '';
    const space = before[marks.charAt(0)];
    return space === undefined ? found.trimStart() : space + marks;
  });
}
