import type { FaceChoice } from '../fonts/face-choice.ts';
import type { Shaper } from '../harfbuzz/shaper.ts';
import { type ShapedText, shapeText } from '../shaping/shape-text.ts';
import type { TextRequest, TypesetText } from '../text-request.ts';
import { type BreakOpportunity, breakOpportunities } from './break-opportunities.ts';
import { fillLines } from './fill-lines.ts';
import { insetOf } from './line-insets.ts';
import { type Hyphen, placeLine } from './place-line.ts';

/** A shaped text that can be set at any scale. */
export interface Paragraph {
  readonly shaped: ShapedText;
  readonly opportunities: readonly BreakOpportunity[];
  readonly hyphen: Hyphen | undefined;
  /** Of the letters above the first baseline and below the last one, at scale 1. */
  readonly ascent: number;
  readonly descent: number;
}

export function prepareParagraph(request: TextRequest, choice: FaceChoice, shaper: Shaper): Paragraph {
  const shaped = shapeText(request.runs, request.language, choice, shaper);
  const opportunities = shaped.text === '' ? [] : atClusters(breakOpportunities(shaped.text, request.language), shaped);
  let ascent = 0;
  let descent = 0;
  for (const { style } of request.runs) {
    const face = choice.first(style, 'Latn', 'SC');
    if (face === undefined) continue;
    ascent = Math.max(ascent, (face.ascent * style.size) / face.unitsPerEm + (style.rise ?? 0));
    descent = Math.max(descent, (-face.descent * style.size) / face.unitsPerEm - (style.rise ?? 0));
  }
  const hyphen = opportunities.some((one) => one.hyphen) ? shapeHyphen(shaped, choice, shaper) : undefined;
  return { shaped, opportunities, hyphen, ascent, descent };
}

/**
 * HarfBuzz makes one cluster of characters that nobody sees, such as a space without width where the font changes, and the letter
 * after them. A line begins before all of them, or the letter would be on neither line. One pass over the text.
 */
function atClusters(
  opportunities: readonly BreakOpportunity[],
  { boundaries }: ShapedText,
): readonly BreakOpportunity[] {
  const found: BreakOpportunity[] = [];
  let start = 0;
  let at = 0;
  for (const opportunity of opportunities) {
    for (; at <= opportunity.position; at += 1) if (boundaries[at] === 1) start = at;
    if (start === opportunity.position) found.push(opportunity);
    else if (start > 0 && found.at(-1)?.position !== start)
      found.push({ ...opportunity, position: start, textEnd: Math.min(opportunity.textEnd, start) });
  }
  return found;
}

/** Of the heights of a face, what its letters take. */
const inked = 0.7;

export function setParagraph(
  paragraph: Paragraph,
  request: TextRequest,
  options: { readonly width: number; readonly scale: number; readonly leadingScale: number },
): TypesetText {
  const { shaped, opportunities, hyphen } = paragraph;
  const { width, scale, leadingScale } = options;
  const hyphenWidth = hyphen?.width ?? 0;
  const leading = request.leading * scale * leadingScale;
  const insets: ReturnType<typeof insetOf>[] = [];
  const inset = (index: number) => {
    insets[index] ??= insetOf(request.insets, width, {
      top: index * leading - paragraph.ascent * scale * inked,
      bottom: index * leading + paragraph.descent * scale * inked,
    });
    return insets[index];
  };
  const { left, right } = inset(0);
  // A first line that is further in than what is beside it keeps its position.
  const firstLineIndent =
    request.firstLineIndent <= 0
      ? request.firstLineIndent
      : Math.max(0, request.firstLineIndent - (shaped.rightToLeft ? right : left));
  const filled = fillLines(shaped, opportunities, {
    widthOf: (index) => width - inset(index).left - inset(index).right,
    firstLineIndent,
    scale,
    hyphenWidth,
  });
  const lines = filled.lines.map((line, index) =>
    placeLine(
      shaped,
      line,
      {
        left: inset(index).left,
        width: width - inset(index).left - inset(index).right,
        indent: index === 0 ? firstLineIndent : 0,
        alignment: request.alignment,
        scale,
        baseline: paragraph.ascent * scale + index * leading,
      },
      hyphen,
    ),
  );
  const last = lines.at(-1);
  return {
    lines,
    width: lines.reduce((widest, line) => Math.max(widest, line.width), 0),
    height: last === undefined ? 0 : last.baseline + paragraph.descent * scale,
    rightToLeft: shaped.rightToLeft,
    dividesWords: filled.dividesWords,
    missing: shaped.missing,
  };
}

/** The hyphen in the style of the first soft hyphen. */
function shapeHyphen(shaped: ShapedText, choice: FaceChoice, shaper: Shaper): Hyphen | undefined {
  const at = shaped.text.indexOf('\u00ad');
  const item = shaped.items.find((one) => one.start <= at && at < one.end);
  if (item === undefined) return undefined;
  const sign = ['\u2010', '-'].find((character) => choice.has(item.face, character));
  if (sign === undefined) return undefined;
  const text = Uint16Array.of(sign.charCodeAt(0));
  const glyphs = shaper.shape({
    ...{ face: item.face, text, start: 0, end: 1, script: item.script, language: shaped.language },
    rightToLeft: item.level % 2 === 1,
  });
  const width = (glyphs.advances[0] ?? 0) * (item.style.size / item.face.unitsPerEm);
  return { item, glyph: glyphs.ids[0] ?? 0, width };
}
