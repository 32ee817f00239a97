import type { TextStyle, TypesetText } from '../../../../typesetting/text-request.ts';
import { isRightToLeft } from '../../../shared/pictures/fonts.ts';
import type { Box } from '../../reading/page-content.ts';
import { StreamEdits } from '../content/edit-streams.ts';
import { removeText } from '../content/remove-text.ts';
import type { TextSetter } from '../fit-blocks.ts';
import type { IncrementalUpdate } from '../objects/incremental-update.ts';
import type { PdfFile } from '../objects/pdf-file.ts';
import type { PdfDictionary, PdfReference, PdfValue } from '../objects/pdf-values.ts';
import type { EmbeddedFonts } from '../text/embedded-fonts.ts';
import { writeLines } from '../text/write-lines.ts';
import { type DefaultAppearance, readDefaultAppearance, styleOfFont } from './default-appearance.ts';
import { type Appearance, type AppearanceLine, makeAppearance, readAppearance } from './read-appearance.ts';

export interface AppearanceWriting {
  readonly file: PdfFile;
  readonly update: IncrementalUpdate;
  readonly fonts: EmbeddedFonts;
  readonly setter: TextSetter;
  /** BCP 47, of the new text. */
  readonly language: string;
}

/** What an annotation is to show. */
export interface AppearanceText {
  /** `list`: each text on the line where the source has one; `lines` break where they are full. */
  readonly kind: 'line' | 'lines' | 'button' | 'list';
  readonly texts: readonly string[];
  /** Entry `DA`, which may be inherited. */
  readonly defaultAppearance: PdfValue;
  /** Entry `Q`. */
  readonly alignment: PdfValue;
  /** The form, for its fonts. */
  readonly form: PdfDictionary | undefined;
  /** What is beside the text within its box: left, bottom, right, top. */
  readonly insets?: readonly number[];
  readonly tag: 'Tx' | undefined;
}

/** Why an annotation cannot show a text. */
export interface AppearanceFailure {
  readonly code: 'text_without_room' | 'font_missing' | 'text_not_replaced';
  readonly why: string;
}

const noRoom: AppearanceFailure = { code: 'text_without_room', why: 'its translation has no room there' };
const notSeparable: AppearanceFailure = {
  code: 'text_not_replaced',
  why: 'it cannot be separated from what is drawn around it',
};

/** Of the letters, beside those of the source. */
const smallest = 0.4;
const largestSize = 12;
const padding = 2;
const wide = 100_000;

interface PlacedText {
  readonly typeset: TypesetText;
  readonly left: number;
  /** Of its first line. */
  readonly baseline: number;
  readonly fill: string;
}

/**
 * Draws the texts of form fields and text boxes anew, in what is around them:
 *
 *     appearance of the file ─ without its text ─┐
 *     ground and border as the annotation says ──┴─► text set at the same position, size and colour ─► new appearance
 */
export class AppearanceWriter {
  readonly #writing: AppearanceWriting;

  constructor(writing: AppearanceWriting) {
    this.#writing = writing;
  }

  get isRightToLeft(): boolean {
    return isRightToLeft(this.#writing.language);
  }

  write(annotation: PdfDictionary, text: AppearanceText): PdfReference | AppearanceFailure {
    const { file } = this.#writing;
    const hasOne = file.dictionary(annotation.get('AP'))?.has('N') ?? false;
    const known = readAppearance(file, annotation, text.form);
    // A text box without letters is a picture of them.
    if (hasOne && known === undefined) return notSeparable;
    const isPicture = text.tag === undefined && text.kind === 'lines' && known?.lines.length === 0;
    const appearance = isPicture || known === undefined ? makeAppearance(file, annotation) : known;
    if (appearance === undefined) return noRoom;
    const placed = this.#path(appearance, text);
    return 'code' in placed ? placed : this.#draw(appearance, placed, text.tag);
  }

  #path(appearance: Appearance, text: AppearanceText): readonly PlacedText[] | AppearanceFailure {
    const given = readDefaultAppearance(text.defaultAppearance);
    const placing = new Placing(this.#writing, appearance, text, given);
    const placed = text.kind === 'lines' ? placing.paragraph() : placing.lines();
    if ('code' in placed) return placed;
    const missing = placed.flatMap(({ typeset }) => typeset.missing).filter((character) => /\p{L}/u.test(character));
    if (missing.length === 0) return placed;
    return { code: 'font_missing', why: `no installed font has the letters ${missing.slice(0, 5).join(' ')}` };
  }

  #draw(
    { operations, entries, resources }: Appearance,
    placed: readonly PlacedText[],
    tag: 'Tx' | undefined,
  ): PdfReference {
    const { file, update, fonts } = this.#writing;
    const root = operations.root.resources === resources ? operations.root : { ...operations.root, resources };
    const page = { ...operations, root };
    const edits = new StreamEdits(update, new Map());
    const whole = new Set(page.shows.map(({ ordinal }) => ordinal));
    removeText(file, page, { whole, parts: new Map() }, () => [], edits);
    const contents = placed.map(({ typeset, left, baseline, fill }) => {
      const top = baseline + (typeset.lines[0]?.baseline ?? 0);
      const fontName = (face: string): string => edits.addResource(root, 'Font', 'Dg', fonts.reference(face));
      return writeLines(typeset, { left, top, paints: [{ fill }], renderingMode: 0, fontName }, fonts).content;
    });
    const content = `q\n${contents.join('')}Q\n`;
    edits.append(tag === undefined ? content : `/${tag} BMC\n${content}EMC\n`);
    return edits.finishForm(root, page.openStates, entries);
  }
}

/** Where text goes within one appearance. */
class Placing {
  readonly #setter: TextSetter;
  readonly #language: string;
  readonly #text: AppearanceText;
  readonly #given: DefaultAppearance;
  readonly #lines: readonly AppearanceLine[];
  readonly #box: Box;
  readonly #style: Omit<TextStyle, 'size'>;
  readonly #isRightToLeft: boolean;

  constructor(writing: AppearanceWriting, appearance: Appearance, text: AppearanceText, given: DefaultAppearance) {
    this.#setter = writing.setter;
    this.#language = writing.language;
    this.#text = text;
    this.#given = given;
    this.#lines = appearance.lines;
    const [left = 0, bottom = 0, right = 0, top = 0] = text.insets ?? [];
    const { box } = appearance;
    this.#box = { left: box.left + left, bottom: box.bottom + bottom, right: box.right - right, top: box.top - top };
    const shown = appearance.lines[0]?.fontName;
    const resources = writing.file.dictionary(text.form?.get('DR'));
    this.#style =
      shown === undefined
        ? styleOfFont(writing.file, resources, given.fontName)
        : styleOfFont(writing.file, appearance.resources, shown);
    this.#isRightToLeft = isRightToLeft(writing.language);
  }

  /** Each text on a line of its own. */
  lines(): readonly PlacedText[] | AppearanceFailure {
    const { kind, texts } = this.#text;
    const size = this.#sizeOf(this.#lines[0]);
    const placed: PlacedText[] = [];
    for (const [index, text] of texts.entries()) {
      const line = this.#lines[index] ?? (kind === 'list' ? undefined : this.#lines[0]);
      const middle = (this.#box.bottom + this.#box.top) / 2 - 0.35 * size;
      const first = this.#box.top - padding - 0.95 * size;
      const baseline = line?.baseline ?? (kind === 'list' ? first - index * 1.2 * size : middle);
      // What is below the box was not seen before either.
      if (kind === 'list' && baseline < this.#box.bottom) break;
      const one = this.#line(text, line?.size ?? size, line?.x, baseline, line);
      if ('code' in one) return one;
      placed.push(one);
    }
    return placed;
  }

  /** Lines that break, from where the source's began. */
  paragraph(): readonly PlacedText[] | AppearanceFailure {
    const [first, second] = this.#lines;
    const size = this.#sizeOf(first);
    const [text = ''] = this.#text.texts;
    const gap = first && second ? first.baseline - second.baseline : 0;
    const leading = gap > 0.8 * size && gap < 2.5 * size ? gap : 1.15 * size;
    const left = this.#left(first?.x);
    const side = left - this.#box.left;
    const width = Math.max(1, this.#box.right - this.#box.left - 2 * side);
    const align = this.#align();
    const alignment = align === 'center' ? 'center' : (align === 'right') === this.#isRightToLeft ? 'start' : 'end';
    const request = { ...this.#request(text, size, width), alignment, leading } as const;
    const whole = this.#setter.typeset(request);
    const baseline = first?.baseline ?? this.#box.top - padding - (whole.lines[0]?.baseline ?? size);
    const maximumHeight = baseline + (whole.lines[0]?.baseline ?? size) - this.#box.bottom;
    const usual = this.#setter.fit(request, { maximumHeight, scales: { from: 1, to: 0.6 } });
    const fitted = usual.overflows
      ? this.#setter.fit(request, { maximumHeight, scales: { from: 0.6, to: smallest } })
      : usual;
    if (fitted.overflows) return noRoom;
    return [{ typeset: fitted.text, left, baseline, fill: this.#fill(first) }];
  }

  #line(
    text: string,
    size: number,
    x: number | undefined,
    baseline: number,
    line: AppearanceLine | undefined,
  ): PlacedText | AppearanceFailure {
    const natural = this.#setter.typeset(this.#request(text, size, wide));
    const left = this.#left(x);
    const side = this.#align() === 'left' ? left - this.#box.left : padding;
    const room = this.#box.right - this.#box.left - Math.min(2 * side, side + padding);
    const scale = Math.min(1, (room / Math.max(natural.width, 1e-6)) * 0.999);
    if (scale < smallest) return noRoom;
    const typeset = this.#setter.typeset(this.#request(text, size, wide), scale);
    const start = typeset.lines[0]?.x ?? 0;
    const free = this.#box.right - this.#box.left - typeset.width;
    const wanted = {
      left,
      center: this.#box.left + free / 2,
      right: this.#box.right - Math.min(side, padding) - typeset.width,
    }[this.#align()];
    return {
      typeset,
      left: wanted - start,
      // Smaller letters stay in the middle of the line.
      baseline: baseline + 0.35 * size * (1 - scale),
      fill: this.#fill(line),
    };
  }

  #request(text: string, size: number, width: number): Parameters<TextSetter['typeset']>[0] {
    return {
      runs: [{ text, style: { ...this.#style, size }, tag: 0 }],
      language: this.#language,
      width,
      firstLineIndent: 0,
      alignment: 'start',
      leading: 1.2 * size,
    };
  }

  /** Where lines begin that are aligned to the left. */
  #left(x: number | undefined): number {
    const { left, right } = this.#box;
    if (x === undefined || this.#align() !== 'left') return left + padding;
    return x >= left && x < left + (right - left) / 2 ? x : left + padding;
  }

  #align(): 'left' | 'center' | 'right' {
    const { kind, alignment } = this.#text;
    if (kind === 'button' || alignment === 1) return 'center';
    return alignment === 2 || this.#isRightToLeft ? 'right' : 'left';
  }

  #sizeOf(line: AppearanceLine | undefined): number {
    const height = this.#box.top - this.#box.bottom;
    const { kind } = this.#text;
    const shown = line?.size ?? this.#given.size;
    if (shown > 0.5) return Math.min(shown, 1_000);
    return kind === 'line' || kind === 'button' ? Math.max(4, Math.min(largestSize, height * 0.7)) : largestSize;
  }

  #fill(line: AppearanceLine | undefined): string {
    return line === undefined || line.fill === '' ? this.#given.fill : line.fill;
  }
}

/** Whether an entry of an appearance is the reason why there is none. */
export function isFailure(result: PdfReference | AppearanceFailure): result is AppearanceFailure {
  return 'code' in result;
}
