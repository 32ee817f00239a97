import { ServiceError } from '../errors/service-error.ts';
import type { Face } from './fonts/face.ts';
import { FaceChoice } from './fonts/face-choice.ts';
import { describeForPdf, type FaceMetrics, type SubsetFont } from './fonts/face-metrics.ts';
import type { FontCatalogue } from './fonts/font-catalogue.ts';
import { compileHarfBuzz, HarfBuzz } from './harfbuzz/harfbuzz-module.ts';
import { Shaper } from './harfbuzz/shaper.ts';
import { FontSubsetter } from './harfbuzz/subset-font.ts';
import type { CompiledModule } from './harfbuzz/web-assembly.ts';
import { type Paragraph, prepareParagraph, setParagraph } from './lines/paragraph.ts';
import type { FaceId, FitLimits, FittedText, TextRequest, TypesetText } from './text-request.ts';

const mostMemory = 192 << 20;
const missingFonts = 'no fonts are installed (Debian packages fonts-liberation2 and fonts-noto-core).';

/**
 * Sets text in any script with installed fonts.
 *
 *   runs ─► levels, scripts, faces ─► glyphs ─► where lines may end ─► lines ─► glyphs from left to right
 *              (once for each text)                                     (for each scale tried)
 */
export class Typesetter implements Disposable {
  readonly #faces: ReadonlyMap<FaceId, Face>;
  readonly #choice: FaceChoice;
  readonly #subsetter: FontSubsetter;
  readonly #shaping: CompiledModule;
  #shaper: Shaper | undefined;
  #prepared = new WeakMap<object, Paragraph>();

  private constructor(fonts: FontCatalogue, shaping: CompiledModule, subsetter: FontSubsetter) {
    this.#faces = new Map(fonts.faces.map((face) => [face.id, face]));
    this.#choice = new FaceChoice(fonts);
    this.#shaping = shaping;
    this.#subsetter = subsetter;
  }

  /**
   * Rejects with `engine_unavailable` if there is no font at all: set-up may be bringing them. `beforeLargeFont` can make room in memory
   * before a font of Chinese characters is cut.
   */
  static async open(fonts: FontCatalogue, beforeLargeFont: () => void = () => {}): Promise<Typesetter> {
    if (fonts.faces.length === 0) throw new ServiceError('engine_unavailable', { reason: missingFonts });
    const subsetter = new FontSubsetter(await compileHarfBuzz('harfbuzz-subset'), beforeLargeFont);
    return new Typesetter(fonts, await compileHarfBuzz('harfbuzz'), subsetter);
  }

  /** Lines of the text at a scale of its letters and of the distance between lines, which also follows the letters. */
  typeset(request: TextRequest, scale = 1, leadingScale = 1): TypesetText {
    return setParagraph(this.#paragraph(request), request, { width: request.width, scale, leadingScale });
  }

  /** The largest letters with which the text is inside the box: by bisection, then with less distance between lines. */
  fit(request: TextRequest, limits: FitLimits): FittedText {
    const paragraph = this.#paragraph(request);
    const width = limits.maximumWidth ?? request.width;
    const set = (scale: number, leadingScale: number) =>
      setParagraph(paragraph, request, { width, scale, leadingScale });
    return fitInto(set, limits);
  }

  /** What a file says of a face, and the widths of its glyphs. */
  face(id: FaceId): FaceMetrics {
    const face = this.#known(id);
    return describeForPdf(face, (glyph) => (this.#shapes().advance(face, glyph) * 1000) / face.unitsPerEm);
  }

  /** The outlines of some glyphs of a face as a font to embed. Glyphs keep their ids. */
  subset(id: FaceId, glyphIds: Iterable<number>): SubsetFont {
    const face = this.#known(id);
    const ids = [...new Set(glyphIds)].sort((a, b) => a - b);
    return { name: subsetName(face.id, ids), kind: face.kind, bytes: this.#subsetter.subset(face, ids) };
  }

  /** Drops the memory in which fonts are cut until the next one is. */
  endSubsets(): void {
    this.#subsetter.close();
  }

  /** Drops the memory of HarfBuzz with every open font. */
  [Symbol.dispose](): void {
    this.#shaper = undefined;
    this.#subsetter.close();
    this.#prepared = new WeakMap();
  }

  #known(id: FaceId): Face {
    const face = this.#faces.get(id);
    if (face === undefined) throw new RangeError(`no face is named ${id}`);
    return face;
  }

  #shapes(): Shaper {
    this.#shaper ??= new Shaper(HarfBuzz.instantiate(this.#shaping, mostMemory));
    return this.#shaper;
  }

  #paragraph(request: TextRequest): Paragraph {
    const known = this.#prepared.get(request.runs);
    if (known !== undefined && known.shaped.language === request.language) return known;
    try {
      const paragraph = prepareParagraph(request, this.#choice, this.#shapes());
      this.#prepared.set(request.runs, paragraph);
      return paragraph;
    } catch (error) {
      // What an instance holds after a fault is unknown, so the next text gets a new one.
      this.#shaper = undefined;
      throw error;
    }
  }
}

const steps = 6;

function fitInto(set: (scale: number, leadingScale: number) => TypesetText, limits: FitLimits): FittedText {
  const { from, to } = limits.scales ?? { from: 1, to: 0.6 };
  const height = limits.maximumHeight + 0.01;
  const inside = (text: TypesetText) => text.height <= height;
  const whole = (text: TypesetText) => inside(text) && !text.dividesWords;
  const fitted = (text: TypesetText, scale: number, leadingScale: number): FittedText => {
    const bottom = text.lines.at(-1);
    const below = bottom === undefined ? 0 : text.height - bottom.baseline;
    const fittingLines = text.lines.filter((line) => line.baseline + below <= height).length;
    return { text, scale, leadingScale, overflows: fittingLines < text.lines.length, fittingLines };
  };
  const largest = set(from, 1);
  if (whole(largest) || from <= to) return fitted(largest, from, 1);
  const smallest = set(to, 1);
  const accepted = whole(smallest) ? whole : inside;
  if (accepted(largest)) return fitted(largest, from, 1);
  if (accepted(smallest)) {
    let [low, high, text] = [to, from, smallest];
    for (let step = 0; step < steps; step += 1) {
      const middle = (low + high) / 2;
      const tried = set(middle, 1);
      if (accepted(tried)) [low, text] = [middle, tried];
      else high = middle;
    }
    return fitted(text, low, 1);
  }
  const leading = limits.smallestLeadingScale ?? 0.9;
  for (let step = 1; step < 4; step += 1) {
    const leadingScale = 1 + ((leading - 1) * step) / 4;
    const tried = set(to, leadingScale);
    if (inside(tried)) return fitted(tried, to, leadingScale);
  }
  return fitted(set(to, leading), to, leading);
}

/** PDF wants a tag of six letters before the name: the same glyphs always get the same. */
function subsetName(id: string, glyphIds: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const glyph of glyphIds) hash = Math.imul(hash ^ glyph, 0x01000193) >>> 0;
  let letters = '';
  for (let index = 0; index < 6; index += 1) {
    letters += String.fromCharCode(0x41 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return `${letters}+${id}`;
}
