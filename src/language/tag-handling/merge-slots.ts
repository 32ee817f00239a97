import type { Segment } from '../../contracts/segment.ts';
import { joinSentences } from '../segmentation/join-sentences.ts';
import { isCode, plainText } from '../segments.ts';
import type { TextEdit } from '../text-edit.ts';
import type { SegmentSlot } from './cut-unit.ts';
import { encodeCdata, encodeText } from './encode-text.ts';
import { hasSameCodes, repairCodes } from './repair-codes.ts';

/**
 * The source with translations in the slots. Slots are in order of their start; those of attributes may lie in the tags
 * of a sentence, that is inside another slot, and those of footnotes in its codes. What has not changed comes back as it was written.
 */
export function mergeSlots(
  source: string,
  slots: readonly SegmentSlot[],
  translated: readonly Segment[],
  targetLanguage: string | undefined,
): string {
  return new SlotMerge(source, slots, translated, targetLanguage).merge();
}

/** The same as changes to the source, in order, without those that change nothing. */
export function editSlots(source: string, slots: readonly SegmentSlot[], translated: readonly Segment[]): TextEdit[] {
  return new SlotMerge(source, slots, translated, undefined).edits();
}

class SlotMerge {
  readonly #source: string;
  readonly #slots: readonly SegmentSlot[];
  readonly #translated: readonly Segment[];
  readonly #targetLanguage: string | undefined;
  readonly #starts: Int32Array;

  constructor(
    source: string,
    slots: readonly SegmentSlot[],
    translated: readonly Segment[],
    targetLanguage: string | undefined,
  ) {
    this.#source = source;
    this.#slots = slots;
    this.#translated = translated;
    this.#targetLanguage = targetLanguage;
    this.#starts = Int32Array.from(slots, (slot) => slot.start);
  }

  merge(): string {
    let merged = '';
    let position = 0;
    let left: Segment | undefined;
    for (const [index, slot] of this.#slots.entries()) {
      // Attributes in the tags of a sentence have come with it.
      if (slot.start < position) continue;
      const segment = this.#translated[index] as Segment;
      merged += this.#between(position, slot, left, segment) + this.#fill(slot, segment);
      position = slot.end;
      left = segment;
    }
    return merged + this.#source.slice(position);
  }

  edits(): TextEdit[] {
    const edits: TextEdit[] = [];
    let position = 0;
    for (const [index, { start, end }] of this.#slots.entries()) {
      if (start < position) continue;
      const text = this.#fill(this.#slots[index] as SegmentSlot, this.#translated[index] as Segment);
      if (text !== this.#source.slice(start, end)) edits.push({ start, end, text });
      position = end;
    }
    return edits;
  }

  /** What comes before a slot, with its white space adapted to the target language. */
  #between(position: number, slot: SegmentSlot, left: Segment | undefined, right: Segment): string {
    const before = this.#source.slice(position, slot.start);
    const { gap } = slot;
    if (gap?.after !== position || left === undefined || this.#targetLanguage === undefined) return before;
    const text = gap.text.replace(/^\s$/, ' ');
    const wanted = joinSentences(text, plainText(left), plainText(right), this.#targetLanguage);
    if (wanted === text) return before;
    // Either a space comes in, or the only one goes out.
    if (text === '') return before + wanted;
    const at = gap.start - position;
    return before.slice(0, at) + wanted + before.slice(at + 1);
  }

  #fill(slot: SegmentSlot, translated: Segment): string {
    if (sameInlines(slot.segment, translated)) {
      return slot.codes.size === 0
        ? this.#source.slice(slot.start, slot.end)
        : this.#markup(slot.start, slot.end, slot);
    }
    const segment = hasSameCodes(slot.segment, translated) ? translated : repairCodes(slot.segment, translated);
    const writer = new SlotWriter(slot, (start, end) => this.#markup(start, end, slot));
    for (const inline of segment.inlines) {
      if (isCode(inline)) writer.code(inline.kind, inline.id);
      else writer.text(inline);
    }
    return writer.end();
  }

  /** Markup of a slot, or all of an unchanged one, with the translated attributes that lie in it. */
  #markup(start: number, end: number, around: SegmentSlot): string {
    let merged = '';
    let position = start;
    for (let index = this.#firstFrom(start); index < this.#slots.length; ) {
      const slot = this.#slots[index] as SegmentSlot;
      if (slot.start >= end) break;
      if (slot === around) {
        index += 1;
        continue;
      }
      merged += this.#source.slice(position, slot.start) + this.#fill(slot, this.#translated[index] as Segment);
      position = slot.end;
      // Slots inside of this one have come with it.
      index = Math.max(index + 1, this.#firstFrom(position));
    }
    return merged + this.#source.slice(position, end);
  }

  #firstFrom(start: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) >= start) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Writes the inlines of a slot. CDATA sections are closed before a code and opened again for the text after it. */
class SlotWriter {
  readonly #slot: SegmentSlot;
  readonly #copy: (start: number, end: number) => string;
  #written = '';
  #inCdata: boolean;
  #sectionOpen: boolean;

  constructor(slot: SegmentSlot, copy: (start: number, end: number) => string) {
    this.#slot = slot;
    this.#copy = copy;
    this.#inCdata = slot.cdata;
    this.#sectionOpen = slot.cdata;
  }

  text(text: string): void {
    if (text === '') return;
    if (this.#inCdata) {
      if (!this.#sectionOpen) this.#written += '<![CDATA[';
      this.#sectionOpen = true;
      this.#written += encodeCdata(text);
    } else {
      this.#written += this.#slot.written.get(text) ?? encodeText(text, this.#slot.notation);
    }
  }

  code(kind: 'open' | 'close' | 'alone', id: number): void {
    const code = this.#slot.codes.get(id);
    if (code === undefined) return;
    const item = kind === 'close' ? code.close : code.open;
    if (item.cdata) {
      if (kind === 'close') this.#closeSection();
      this.#inCdata = kind === 'open';
      return;
    }
    this.#closeSection();
    this.#written += this.#copy(item.start, item.end);
  }

  end(): string {
    return this.#written;
  }

  #closeSection(): void {
    if (this.#sectionOpen) this.#written += ']]>';
    this.#sectionOpen = false;
  }
}

function sameInlines(source: Segment, translated: Segment): boolean {
  if (source === translated) return true;
  if (source.inlines.length !== translated.inlines.length) return false;
  return source.inlines.every((inline, index) => {
    const other = translated.inlines[index];
    if (other === undefined || !isCode(inline)) return inline === other;
    return isCode(other) && other.kind === inline.kind && other.id === inline.id;
  });
}
