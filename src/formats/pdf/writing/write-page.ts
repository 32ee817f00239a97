import type { DocumentWarning } from '../../../contracts/documents/document-filter.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { type Matrix, transformBox } from '../geometry.ts';
import { fillsAndStrokes } from '../reading/bold-strokes.ts';
import { type SecondDrawings, secondDrawings } from '../reading/drawn-copies.ts';
import type { Box, PageContent } from '../reading/page-content.ts';
import type { BlockCopy, DrawnWord, ListMark, PageBlock } from '../reading/page-layout.ts';
import { blockText, isMarkOfLetters, markRun } from './block-text.ts';
import { isVertical } from './content/character-codes.ts';
import { drawWord, SourceCodes, withDrawings } from './content/draw-word.ts';
import { type FormCopies, StreamEdits } from './content/edit-streams.ts';
import { insertionPoint, isFilledBetween, ownPoint } from './content/insert-text.ts';
import { LetterLooks, type TextAround } from './content/letter-looks.ts';
import { matrixOperator } from './content/line-origin.ts';
import { readPageOperations } from './content/read-page-operations.ts';
import { areRemovable, removePaths } from './content/remove-paths.ts';
import { type CharacterRange, isDivisible, isRemovable, removeText, type TextRemoval } from './content/remove-text.ts';
import type { ContentStream, PageOperations } from './content/text-state.ts';
import { type FittedBlock, fitBlocks, reachOf, type TextSetter, topOf } from './fit-blocks.ts';
import { dotsUnder, withRoomOfLeader } from './leader-room.ts';
import { moveLinks, withStaying } from './move-links.ts';
import type { IncrementalUpdate } from './objects/incremental-update.ts';
import type { PdfFile } from './objects/pdf-file.ts';
import type { PdfPage } from './objects/read-pages.ts';
import { openLines } from './open-lines.ts';
import { pageKept, textKept } from './page-warnings.ts';
import { countText, type StayingText } from './staying-text.ts';
import type { EmbeddedFonts } from './text/embedded-fonts.ts';
import { type Paint, writeLines } from './text/write-lines.ts';

export interface PageWriting {
  readonly file: PdfFile;
  readonly update: IncrementalUpdate;
  readonly copies: FormCopies;
  readonly fonts: EmbeddedFonts;
  readonly setter: TextSetter;
  /** BCP 47, of the new text. */
  readonly language: string;
  warn(warning: DocumentWarning): void;
}

export interface TranslatedBlock {
  readonly block: PageBlock;
  readonly translation: Segment;
}

/** What has to look the same on the new page: everything but new text, outside of the masks. */
export interface WrittenPage {
  readonly index: number;
  /** Ordinals of the source's text objects that are gone. */
  readonly removed: ReadonlySet<number>;
  readonly masks: readonly Box[];
  readonly cropBox: Box;
  readonly rotation: PageContent['rotation'];
  /** What has to be read on it still, besides its new text. */
  readonly staying?: StayingText;
}

/** Replaces the texts of blocks on a page, and removes the text objects `also`. Undefined where the page stays as it is. */
export function writePage(
  writing: PageWriting,
  page: PdfPage,
  content: PageContent,
  translated: readonly TranslatedBlock[],
  also: ReadonlySet<number> = new Set(),
): WrittenPage | undefined {
  const operations = readPageOperations(writing.file, page);
  if (operations.shows.length !== content.objects.length || content.incomplete) {
    writing.warn(pageKept(content.index, 'its content is not understood in full'));
    return undefined;
  }
  return new PageWriter(writing, page, content, operations).write(translated, also);
}

class PageWriter {
  readonly #writing: PageWriting;
  readonly #page: PdfPage;
  readonly #content: PageContent;
  readonly #operations: PageOperations;
  readonly #edits: StreamEdits;
  readonly #characters = new Map<number, Character[]>();
  readonly #sourceCodes: SourceCodes;
  readonly #looks: LetterLooks;
  readonly #drawings: SecondDrawings;
  readonly #links = new Map<number, Box[]>();
  readonly #masks: Box[] = [];

  constructor(writing: PageWriting, page: PdfPage, content: PageContent, operations: PageOperations) {
    this.#writing = writing;
    this.#page = page;
    this.#content = content;
    this.#operations = operations;
    this.#edits = new StreamEdits(writing.update, writing.copies);
    for (const character of content.characters) {
      const characters = this.#characters.get(character.object);
      if (characters === undefined) this.#characters.set(character.object, [character]);
      else characters.push(character);
    }
    for (const characters of this.#characters.values()) characters.sort(alongWriting);
    this.#sourceCodes = new SourceCodes(writing.file, operations.shows, this.#charactersOf);
    this.#looks = new LetterLooks(operations.shows);
    this.#drawings = secondDrawings(content);
  }

  write(translated: readonly TranslatedBlock[], also: ReadonlySet<number>): WrittenPage | undefined {
    const { language, setter } = this.#writing;
    const possible = translated.filter(({ block }) => this.#isReplaceable(block));
    const texts = possible.map(({ block, translation }) => ({
      block: withRoomOfLeader(this.#withMovableMark(block), language, (parts) => this.#areSeparable(parts)),
      text: blockText(block, translation),
    }));
    const fitted = openLines(fitBlocks(texts, language, setter), setter).filter((block) => this.#fits(block));
    if (fitted.length === 0) return undefined;
    const others = [...also].filter((ordinal) => isRemovable(this.#operations.shows[ordinal]));
    const sources = fitted.flatMap((each) => {
      const { block, markRight } = each;
      const dots = dotsUnder(block, reachOf(each).right, (object) => this.#charactersOf(object).length);
      return block.mark === undefined || markRight === undefined ? [block, dots] : [block, dots, block.mark];
    });
    const whole = new Set([...sources.flatMap(({ objects }) => objects), ...others]);
    const parts = new Map<number, CharacterRange[]>();
    for (const { object, start, end } of sources.flatMap((each) => each.parts)) {
      const ranges = parts.get(object) ?? [];
      parts.set(object, ranges);
      ranges.push({ start, end });
      this.#mask(this.#content.objects[object]?.box);
    }
    const removal = { whole, parts };
    const result = removeText(this.#writing.file, this.#operations, removal, this.#charactersOf, this.#edits);
    for (const ordinal of result.shifted) this.#mask(this.#content.objects[ordinal]?.box);
    for (const block of fitted) this.#writeBlock(block);
    this.#edits.dropReturns(this.#operations.shows, result);
    const removed = this.#removedCharacters(removal);
    const staying = this.#content.characters.filter((each) => !whole.has(each.object) && !removed.has(each));
    return this.#finish(translated, whole, staying);
  }

  /** Of operators that stay otherwise. */
  #removedCharacters({ parts }: TextRemoval): ReadonlySet<Character> {
    const gone = new Set<Character>();
    for (const [ordinal, ranges] of parts) {
      const characters = this.#charactersOf(ordinal);
      for (const { start, end } of ranges) for (const each of characters.slice(start, end)) gone.add(each);
    }
    return gone;
  }

  readonly #charactersOf = (ordinal: number): readonly Character[] => this.#characters.get(ordinal) ?? [];

  #areSeparable({ objects, parts }: Pick<PageBlock, 'objects' | 'parts'>): boolean {
    const { shows } = this.#operations;
    const { file } = this.#writing;
    const wholly = objects.every((ordinal) => isRemovable(shows[ordinal]));
    const partly = parts.every(({ object }) => {
      const show = shows[object];
      return (
        isRemovable(show) &&
        show !== undefined &&
        isDivisible(file, show, this.#charactersOf) &&
        !isVertical(file, show)
      );
    });
    return wholly && partly;
  }

  #withMovableMark(block: PageBlock): PageBlock {
    const { mark, ...rest } = block;
    if (mark === undefined) return block;
    const isKnown = isMarkOfLetters(mark.text) || this.#sourceCodes.of(mark) !== undefined;
    return isKnown && this.#areSeparable(mark) ? block : rest;
  }

  #isReplaceable(block: PageBlock): boolean {
    const { drawn } = block;
    const known = drawn.every((word) => this.#sourceCodes.of(word) !== undefined);
    const bars = drawn.flatMap((word) => word.bars).flatMap(({ path }) => this.#content.paths[path] ?? []);
    if (this.#areSeparable(block) && known && areRemovable(this.#operations, bars)) return true;
    this.#warn('text_not_replaced', 'it cannot be separated from the rest of the page');
    return false;
  }

  #fits({ overflows, typeset }: FittedBlock): boolean {
    if (typeset.missing.some((character) => /\p{L}/u.test(character))) {
      this.#warn('font_missing', `no installed font has the letters ${typeset.missing.slice(0, 5).join(' ')}`);
      return false;
    }
    if (!overflows) return true;
    this.#warn('text_without_room', 'its translation has no room on the page');
    return false;
  }

  #warn(code: string, why: string): void {
    this.#writing.warn(textKept(this.#content.index, why, code));
  }

  #writeBlock(fitted: FittedBlock): void {
    const { block, text, area, typeset } = fitted;
    const { shows } = this.#operations;
    const { copies = [] } = block;
    const copied = new Set(copies.flatMap(({ looks }) => [...looks.values()].map(({ object }) => object)));
    const ordinals = [...block.objects, ...block.parts.map(({ object }) => object)].filter((each) => !copied.has(each));
    for (const copy of copies) if (copy.isWhole) this.#writeCopy(fitted, copy);
    const frame = turned(block.angle);
    const [first, last] = [Math.min(...ordinals), Math.max(...ordinals)];
    const isPaintedOver = isFilledBetween(this.#operations, first, last, transformBox(block.box, frame));
    const show = shows[isPaintedOver ? last : first];
    if (show === undefined) return;
    const top = topOf(fitted);
    const point = insertionPoint(this.#operations, show, transformBox(reachOf(fitted), frame));
    const stream = point.stream ?? this.#operations.root;
    const { fonts } = this.#writing;
    // Strokes around letters make them bold, for which there is a face.
    const renderingMode = show.state.renderingMode === fillsAndStrokes ? 0 : show.state.renderingMode;
    const paints = text.looks.map(
      ({ style, link, drawn }): Paint => ({
        fill: this.#looks.fill(style.object, style.fill, point.stream),
        underline: style.underlined,
        strike: style.struck,
        ...(link !== undefined && { link }),
        ...(drawn && {
          drawn: this.#drawn(drawn, block.angle, stream, { at: point.stream, renderingMode }),
          bars: drawn.bars.map(({ box }) => box),
          sourceSize: drawn.style.size,
        }),
      }),
    );
    const written = writeLines(
      typeset,
      {
        left: area.left,
        top,
        paints,
        renderingMode,
        fontName: (face) => this.#edits.addResource(stream, 'Font', 'Dg', fonts.reference(face)),
      },
      fonts,
    );
    const turn = block.angle === 0 ? '' : `${matrixOperator(frame, 'cm')}\n`;
    const mark = this.#moveMark(fitted, stream, point.stream);
    point.insert(this.#edits, `${turn}${written.content}${mark}`);
    this.#moveDecorations(block);
    for (const box of written.decorations) this.#mask(transformBox(box, frame));
    for (const [link, boxes] of written.links) {
      const all = this.#links.get(link) ?? [];
      this.#links.set(link, all);
      all.push(...boxes.map((box) => transformBox(box, frame)));
    }
  }

  /**
   * A shadow has the lines of its text. It is drawn only where it was: elsewhere it could be over the text, or without what makes it
   * transparent.
   */
  #writeCopy(fitted: FittedBlock, { x, y, looks }: BlockCopy): void {
    const { block, text, area, typeset } = fitted;
    const { fonts } = this.#writing;
    const frame = turned(block.angle);
    const { left, bottom, right, top } = reachOf(fitted);
    const show = this.#operations.shows[Math.min(...[...looks.values()].map(({ object }) => object))];
    const reach = { left: left + x, bottom: bottom + y, right: right + x, top: top + y };
    const point = show && ownPoint(show, transformBox(reach, frame));
    const styles = text.looks.map(({ style }) => looks.get(style.object));
    const isGone = [...looks.values()].every(
      ({ object }) => block.objects.includes(object) || block.parts.some((part) => part.object === object),
    );
    if (show === undefined || point === undefined || !isGone || styles.includes(undefined)) return;
    const paints = styles.map((look, index): Paint => {
      const fill = look === undefined ? '' : this.#looks.fill(look.object, look.fill, point.stream);
      // Words that are drawn as they were have their own copies.
      return { fill, ...(text.looks[index]?.drawn && { drawn: () => '' }) };
    });
    const options = {
      left: area.left + x,
      top: top + y,
      paints,
      renderingMode: show.state.renderingMode === fillsAndStrokes ? 0 : show.state.renderingMode,
      fontName: (face: string) => this.#edits.addResource(show.stream, 'Font', 'Dg', fonts.reference(face)),
    };
    const turn = block.angle === 0 ? '' : `${matrixOperator(frame, 'cm')}\n`;
    point.insert(this.#edits, `${turn}${writeLines(typeset, options, fonts).content}`);
  }

  /** The operators that show a mark where its text begins now. */
  #moveMark(
    { block, scale, markRight }: FittedBlock,
    stream: ContentStream,
    painted: ContentStream | undefined,
  ): string {
    const { mark } = block;
    if (mark === undefined || markRight === undefined) return '';
    const { language, setter, fonts } = this.#writing;
    const run = markRun(mark);
    const leading = mark.style.size;
    const request = {
      runs: [run],
      language,
      width: markWidth,
      firstLineIndent: 0,
      alignment: 'start',
      leading,
    } as const;
    const typeset = setter.typeset(request, scale);
    const { x = 0, width = 0, baseline = 0 } = typeset.lines[0] ?? {};
    const paint: Paint = {
      fill: this.#looks.fill(mark.style.object, mark.style.fill, painted),
      ...(run.width !== undefined && {
        drawn: this.#drawn(mark, block.angle, stream, { at: painted, renderingMode: 0 }),
      }),
    };
    const options = {
      left: markRight - x - width,
      top: mark.baseline + baseline,
      paints: [paint],
      renderingMode: 0,
      fontName: (face: string) => this.#edits.addResource(stream, 'Font', 'Dg', fonts.reference(face)),
    };
    return writeLines(typeset, options, fonts).content;
  }

  #drawn(
    word: DrawnWord | ListMark,
    angle: number,
    stream: ContentStream,
    around: TextAround,
  ): NonNullable<Paint['drawn']> {
    const { fonts } = this.#writing;
    const toBlock = turned(-angle);
    const own = this.#sourceCodes.of(word) ?? [];
    const codes = withDrawings(own, this.#operations.shows, this.#drawings, toBlock);
    return (x, y, size) =>
      drawWord(codes, {
        x,
        y,
        scale: size / word.style.size,
        toBlock,
        around: this.#looks.around(word.style, around),
        look: ({ show, fill = this.#charactersOf(show.ordinal)[0]?.fill ?? word.style.fill }) =>
          this.#looks.of(show, fill, word.style, around, size / word.style.size),
        fontName: (font) => {
          const copy = fonts.copy(font);
          return copy === undefined ? undefined : this.#edits.addResource(stream, 'Font', 'Dg', copy);
        },
      });
  }

  #moveDecorations({ decorations, drawn }: PageBlock): void {
    const moved = [...decorations, ...drawn.flatMap(({ bars }) => bars)];
    const paths = moved.flatMap(({ path }) => this.#content.paths[path] ?? []);
    removePaths(this.#operations, paths, this.#edits);
    for (const { box } of paths) this.#mask(box);
  }

  #mask(box: Box | undefined): void {
    if (box !== undefined) this.#masks.push(box);
  }

  #finish(
    translated: readonly TranslatedBlock[],
    removed: ReadonlySet<number>,
    staying: readonly Character[],
  ): WrittenPage | undefined {
    const { update, file } = this.#writing;
    const result = this.#edits.finish(this.#operations.root, this.#operations.openStates);
    if (result === undefined) return undefined;
    const dictionary = new Map(this.#page.dictionary)
      .set('Contents', result.contents)
      .set('Resources', result.resources);
    const links = [...this.#links].flatMap(([link, boxes]) => {
      const source = this.#content.links[link];
      return source === undefined
        ? []
        : [{ annotation: source.annotation, boxes: withStaying(boxes, source, staying) }];
    });
    moveLinks(file, update, dictionary, links);
    update.set(this.#page.reference, dictionary);
    if (translated.length === 0) return undefined;
    const { index, cropBox, rotation } = this.#content;
    return { index, removed, masks: this.#masks, cropBox, rotation, staying: countText(staying) };
  }
}

/** Points; no mark is wider. */
const markWidth = 1_000;

function turned(angle: number): Matrix {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [cosine, sine, -sine, cosine, 0, 0];
}

type Character = PageContent['characters'][number];

/** Right-to-left text is read from its end. */
function alongWriting(left: Character, right: Character): number {
  const cosine = Math.cos(left.angle);
  const sine = Math.sin(left.angle);
  return (left.origin.x - right.origin.x) * cosine + (left.origin.y - right.origin.y) * sine;
}
