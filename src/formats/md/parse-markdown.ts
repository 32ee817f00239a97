import type { TakeText, TextUnit } from '../../contracts/documents/document-filter.ts';
import type { InlineCode, Segment } from '../../contracts/segment.ts';
import { isTranslatable } from '../../language/segmentation/segment-text.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { cutUnit, type SegmentSlot } from '../../language/tag-handling/cut-unit.ts';
import { extractTagged, type TaggedText } from '../../language/tag-handling/extract-tagged.ts';
import { hasSameCodes, repairCodes } from '../../language/tag-handling/repair-codes.ts';
import { simplifyCodes } from '../../language/tag-handling/simplify-codes.ts';
import type { TextEdit, TextSpan } from '../../language/text-edit.ts';
import type { GiveWay } from '../shared/files/give-way.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { Definitions } from './definitions.ts';
import { findSyntax, isStatement } from './find-syntax.ts';
import type { ValueRange } from './find-values.ts';
import { frontMatterEnd, frontMatterValues, writeFrontMatterValue } from './front-matter.ts';
import type { MarkdownRoot } from './node-range.ts';
import { parseBlocks } from './parse-blocks.ts';
import { protectSyntax } from './protect-syntax.ts';
import { type MarkdownBlock, type ReadMarkdown, readBlocks } from './read-markdown.ts';
import { splitMarkdown } from './split-markdown.ts';
import { endsLine, writeMarkdown } from './write-markdown.ts';
import { writeValue } from './write-value.ts';

interface SourceRange extends TextSpan {
  readonly units: readonly TextUnit[];
}

/** A unit, the place where it is, and how it is written there. */
interface Part extends SourceRange {
  /** `markup` gives a range of the source with the translated values inside of it. */
  write(translation: Segment, markup: (start: number, end: number) => string): string;
}

/** HTML between paragraphs, which has as many units as it has texts. */
interface HtmlBlock extends SourceRange {
  readonly tagged: TaggedText;
}

export interface MarkdownOptions {
  readonly language?: string | undefined;
  /** Deepest nesting of blocks and marks. */
  readonly depth?: number;
  /** Called between stretches of the text. */
  readonly giveWay?: GiveWay;
  readonly takeText?: TakeText;
  /** Characters that are read at once at least; the result is the same for any number. */
  readonly stretchLength?: number;
}

/** Markdown as units: paragraphs, headings and cells, texts of images, titles, and what HTML between them says. */
export async function parseMarkdown(source: string, options: MarkdownOptions = {}): Promise<ParsedText> {
  const parts = await readParts(source, options);
  return {
    units: parts.flatMap(({ units }) => units),
    edit(translations) {
      let count = 0;
      const filled = parts.map((part): FilledPart => {
        const first = count;
        count += part.units.length;
        return { part, translations: translations.slice(first, count) };
      });
      return editsOf(source, filled);
    },
  };
}

/** In reading order. What refers to other definitions than was likely is read once more when all are known. */
async function readParts(source: string, options: MarkdownOptions): Promise<(Part | HtmlBlock)[]> {
  const { language = 'en', depth = 1000, giveWay, takeText } = options;
  const partsIn = (tree: MarkdownRoot, html: TextSpan | undefined): (Part | HtmlBlock)[] => {
    const parts = partsOf(source, readBlocks(source, tree, depth, html), language);
    if (takeText !== undefined) for (const { units } of parts) for (const { segment } of units) takeText(segment);
    return parts;
  };
  const definitions = new Definitions(source);
  const definitionsFor = (text: string): string => definitions.likelyMissingIn(text);
  const stretches = [];
  for (const stretch of splitMarkdown(source, frontMatterEnd(source), {
    definitionsFor,
    depth,
    usualLength: options.stretchLength,
  })) {
    const { range, tree, html, definitions: given } = stretch;
    stretches.push({ range, html, given, own: definitions.add(tree), parts: partsIn(tree, html) });
    await giveWay?.();
  }
  for (const stretch of stretches) {
    const { range, html, own, given } = stretch;
    const missing = definitions.missingIn(source.slice(range.start, range.end), own);
    if (missing !== given) stretch.parts = partsIn(parseBlocks(source, range, missing, depth), html);
    await giveWay?.();
  }
  return [...headParts(source), ...stretches.flatMap(({ parts }) => parts)];
}

/** Values in the head of the file that readers see. */
function headParts(source: string): Part[] {
  const toml = source.startsWith('+');
  return frontMatterValues(source)
    .filter(({ text }) => isTranslatable(text, 0, text.length))
    .map((value) => ({
      start: value.start,
      end: value.end,
      units: [{ segment: textSegment(value.text), kind: value.kind }],
      write: (translation) => writeFrontMatterValue(plainText(translation), value, toml),
    }));
}

function partsOf(source: string, { blocks, values, html }: ReadMarkdown, language: string): (Part | HtmlBlock)[] {
  return [
    ...blocks.flatMap((block) => blockPart(source, block, language)),
    ...values.flatMap(valuePart),
    ...html.map((range) => readHtml(source, range, language)),
  ].sort((one, other) => one.start - other.start);
}

interface FilledPart {
  readonly part: Part | HtmlBlock;
  readonly translations: readonly (Segment | undefined)[];
}

function editsOf(source: string, filled: readonly FilledPart[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let position = 0;
  for (const [index, { part, translations }] of filled.entries()) {
    if ('tagged' in part) {
      const segments = part.tagged.segments.map((segment, at) => translations[at] ?? segment);
      for (const { start, end, text } of part.tagged.edit(segments, '')) {
        edits.push({ start: part.start + start, end: part.start + end, text });
      }
      continue;
    }
    const [translation] = translations;
    if (translation === undefined || part.start < position) continue;
    const text = part.write(translation, (start, end) => markupBetween(source, filled, index + 1, start, end));
    // Values inside that have changed while the text has not are written by themselves.
    if (text === source.slice(part.start, part.end)) continue;
    edits.push({ start: part.start, end: part.end, text });
    position = part.end;
  }
  return edits;
}

/** A range of the source inside a text, with the translations of the values in it. */
function markupBetween(
  source: string,
  filled: readonly FilledPart[],
  from: number,
  start: number,
  end: number,
): string {
  let text = '';
  let position = start;
  for (let index = from; (filled[index]?.part.start ?? Infinity) < end; index++) {
    const { part, translations } = filled[index] as FilledPart;
    const [translation] = translations;
    if (part.start < start || translation === undefined || 'tagged' in part) continue;
    text += source.slice(position, part.start) + part.write(translation, (at, to) => source.slice(at, to));
    position = part.end;
  }
  return text + source.slice(position, end);
}

function blockPart(source: string, block: MarkdownBlock, language: string): Part[] {
  if (isStatement(source.slice(block.start, block.end))) return [];
  const items = simplifyCodes(protectSyntax(block.items, findSyntax(source, block.start, block.end)));
  const slots = cutUnit(source, { items, notation: 'xml' }, { language, splitSentences: '0' });
  return slots.map((slot, index) => {
    // What is between two slots, as a tab, goes with the first.
    const end = slots[index + 1]?.start ?? items.at(-1)?.end ?? slot.end;
    return {
      start: slot.start,
      end,
      units: [{ segment: slot.segment, kind: block.kind }],
      write: (translation, markup) => writeSlot(source, { block, slot, end }, translation, markup),
    };
  });
}

/** A text of a block, and where what belongs to it ends. */
interface BlockSlot {
  readonly block: MarkdownBlock;
  readonly slot: SegmentSlot;
  readonly end: number;
}

function writeSlot(
  source: string,
  { block, slot, end }: BlockSlot,
  translation: Segment,
  markup: (start: number, end: number) => string,
): string {
  const { segment, codes } = slot;
  const translated = hasSameCodes(segment, translation) ? translation : repairCodes(segment, translation);
  if (JSON.stringify(segment.inlines) === JSON.stringify(translated.inlines)) return markup(slot.start, end);
  const lines = source.slice(block.start, block.end).split(/\r\n|[\n\r]/);
  const writeCode = (code: InlineCode): string => {
    const item = code.kind === 'close' ? codes.get(code.id)?.close : codes.get(code.id)?.open;
    return item === undefined ? '' : labelledMarkup(block, item, markup);
  };
  const part = {
    kind: block.kind,
    lineBreak: block.kind === 'text' ? lineBreakOf(source, slot) : undefined,
    width: Math.max(40, ...lines.map((line) => line.length)),
    startsLine: block.kind !== 'cell' && startsLine(source, block, slot),
  };
  const text = writeMarkdown(translated, part, writeCode);
  // A link around the whole text ends behind it.
  return text.trim() + labelledMarkup(block, { start: slot.end, end }, markup);
}

/** Markup in which links name the label that their text was. */
function labelledMarkup(
  { labelled }: MarkdownBlock,
  { start, end }: TextSpan,
  markup: (start: number, end: number) => string,
): string {
  let written = '';
  let position = start;
  for (const link of labelled) {
    // A link that is all within is as it was.
    if (link.opened >= start || link.start < position || link.end > end) continue;
    written += `${markup(position, link.start)}][${link.label}]`;
    position = link.end;
  }
  return written + markup(position, end);
}

function startsLine(source: string, { items }: MarkdownBlock, { start }: SegmentSlot): boolean {
  return start === items[0]?.start || endsLine.test(source.slice(Math.max(0, start - 200), start));
}

/** The end of a line inside the text, with what the next line begins with. */
function lineBreakOf(source: string, { start, end }: SegmentSlot): string | undefined {
  return /(?:\r\n|[\n\r])[ \t>]*/.exec(source.slice(start, end))?.[0];
}

function valuePart(value: ValueRange): Part[] {
  if (!isTranslatable(value.text, 0, value.text.length)) return [];
  return [
    {
      start: value.start,
      end: value.end,
      units: [{ segment: textSegment(value.text), kind: 'attribute' }],
      write: (translation) => writeValue(plainText(translation), value.mark),
    },
  ];
}

function readHtml(source: string, { start, end }: TextSpan, language: string): HtmlBlock {
  const tagged = extractTagged(source.slice(start, end), {
    format: 'html',
    version: 'v2',
    language,
    splitSentences: '0',
    outlineDetection: true,
    splittingTags: [],
    nonSplittingTags: [],
    ignoreTags: [],
  });
  const units = tagged.segments.map(
    (segment, index): TextUnit => ({ segment, kind: tagged.inAttribute[index] === true ? 'attribute' : 'text' }),
  );
  return { start, end, units, tagged };
}
