import type { MemoryTarget, MemoryUnit } from '../../../contracts/stores/translation-memories.ts';
import { baseLanguage, canonicalLanguage } from '../../codes.ts';
import { XmlDecoder } from './decode-bytes.ts';
import { type InlineElement, inlineElements, numberCodes, type RawSegment, SegmentBuilder } from './segment-builder.ts';
import { TmxError } from './tmx-error.ts';
import { type XmlEvents, XmlReader } from './xml-events.ts';

export interface TmxReaderOptions {
  /** Decides where the file leaves the source language open (`srclang="*all*"`, or none). */
  readonly sourceLanguage?: string;
}

interface Variant {
  readonly language: string;
  readonly segment: RawSegment;
}

/** Longer segments are no segments. */
export const longestSegment = 100_000;
/** Inline elements of a segment, and texts of a unit: all of them are in memory at once. */
const mostCodes = 2_000;
const mostVariants = 1_000;

/**
 * Translation units of a TMX file (1.1 to 1.4b), from bytes in pieces of any size:
 *
 *     bytes ──▶ XmlDecoder ──▶ XmlReader ──▶ tmx › header, body › tu › tuv › seg ──▶ SegmentBuilder ──▶ unit
 *
 * A unit whose source language is missing, or which is in no other language, is skipped. What surrounds segments
 * (notes, properties, dates, users) is not kept.
 */
export class TmxReader implements XmlEvents {
  readonly #decoder = new XmlDecoder();
  readonly #xml = new XmlReader(this);
  readonly #path: string[] = [];
  readonly #given: string | undefined;
  #units: MemoryUnit[] = [];
  #sourceLanguage: string | undefined;
  #unitSource: string | undefined;
  #variants: Variant[] = [];
  #language: string | undefined;
  #segment: SegmentBuilder | undefined;
  #segmentsOfVariant = 0;
  #skipped = 0;

  constructor({ sourceLanguage }: TmxReaderOptions = {}) {
    this.#given = sourceLanguage;
  }

  /** Undefined until the file has said so, or never where it holds no unit. */
  get sourceLanguage(): string | undefined {
    return this.#sourceLanguage ?? this.#given;
  }

  /** Units that were skipped so far. */
  get skipped(): number {
    return this.#skipped;
  }

  get line(): number {
    return this.#xml.line;
  }

  /** The units that end in these bytes. Throws a `TmxError`. */
  push(bytes: Uint8Array): readonly MemoryUnit[] {
    this.#xml.push(this.#decoder.push(bytes));
    return this.#take();
  }

  finish(): readonly MemoryUnit[] {
    this.#xml.push(this.#decoder.finish());
    this.#xml.finish();
    return this.#take();
  }

  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (parent === undefined) {
      if (name !== 'tmx') throw new TmxError(line, `The root element is <${name}>; that of a TMX file is <tmx>.`);
    } else if (this.#segment !== undefined) this.#openInline(this.#segment, name, attributes, line);
    else if (parent === 'tmx' && name === 'header') this.#sourceLanguage = sourceOf(attributes.get('srclang'), line);
    else if (parent === 'body' && name === 'tu') {
      this.#variants = [];
      this.#unitSource = sourceOf(attributes.get('srclang'), line);
    } else if (parent === 'tu' && name === 'tuv') {
      const written = attributes.get('lang');
      if (written === undefined) throw new TmxError(line, 'A <tuv> has no xml:lang.');
      this.#language = languageOf(written, line);
      this.#segmentsOfVariant = 0;
    } else if (parent === 'tuv' && name === 'seg') this.#segment = new SegmentBuilder();
    else if (name === 'tu' || name === 'tuv' || name === 'seg')
      throw new TmxError(line, `<${name}> does not belong in <${parent}>.`);
  }

  text(text: string, line: number): void {
    if (this.#segment === undefined) return;
    this.#segment.text(text);
    if (this.#segment.length > longestSegment)
      throw new TmxError(line, `A segment is longer than ${longestSegment} characters.`);
  }

  close(name: string, line: number): void {
    this.#path.pop();
    if (name === 'seg' && this.#segment !== undefined && this.#language !== undefined) {
      if (this.#variants.length === mostVariants)
        throw new TmxError(line, `A <tu> has more than ${mostVariants} texts.`);
      this.#variants.push({ language: this.#language, segment: this.#segment.finish() });
      this.#segment = undefined;
      this.#segmentsOfVariant += 1;
    } else if (this.#segment !== undefined) this.#segment.close();
    else if (name === 'tuv' && this.#path.at(-1) === 'tu') {
      if (this.#segmentsOfVariant !== 1) throw new TmxError(line, 'A <tuv> holds one <seg>, not more and not less.');
    } else if (name === 'tu' && this.#path.at(-1) === 'body') {
      const unit = this.#finishUnit();
      if (unit === undefined) this.#skipped += 1;
      else this.#units.push(unit);
    }
  }

  #openInline(segment: SegmentBuilder, name: string, attributes: ReadonlyMap<string, string>, line: number): void {
    if (name !== 'sub' && !inlineElements.has(name))
      throw new TmxError(line, `<${name}> does not belong in a segment.`);
    segment.open(name as InlineElement | 'sub', attributes);
    if (segment.codes > mostCodes) throw new TmxError(line, `A segment has more than ${mostCodes} inline elements.`);
  }

  /** Undefined for a unit that is skipped. */
  #finishUnit(): MemoryUnit | undefined {
    this.#sourceLanguage ??= this.#given ?? this.#unitSource ?? this.#variants[0]?.language;
    const wanted = this.#unitSource ?? this.#sourceLanguage;
    if (wanted === undefined || baseLanguage(wanted) !== baseLanguage(this.#sourceLanguage ?? '')) return undefined;
    const source =
      this.#variants.find(({ language }) => language === wanted) ??
      this.#variants.find(({ language }) => baseLanguage(language) === baseLanguage(wanted));
    if (source === undefined || isEmpty(source.segment)) return undefined;
    const targets = this.#variants
      .filter((variant) => variant !== source && variant.language !== source.language && !isEmpty(variant.segment))
      .map(({ language, segment }): MemoryTarget => ({ language, segment: numberCodes(segment, source.segment) }));
    return targets.length > 0 ? { source: numberCodes(source.segment), targets } : undefined;
  }

  #take(): readonly MemoryUnit[] {
    const units = this.#units;
    this.#units = [];
    return units;
  }
}

function sourceOf(written: string | undefined, line: number): string | undefined {
  return written === undefined || written === '*all*' ? undefined : languageOf(written, line);
}

function languageOf(written: string, line: number): string {
  const language = canonicalLanguage(written.trim());
  if (language === undefined) throw new TmxError(line, `"${written.slice(0, 40)}" is not a language code.`);
  return language;
}

function isEmpty({ inlines }: RawSegment): boolean {
  return !inlines.some((inline) => typeof inline === 'string' && inline.trim() !== '');
}
