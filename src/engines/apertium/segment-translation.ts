import type { Segment } from '../../contracts/segment.ts';
import { hasCodes, plainText, textSegment } from '../../language/segments.ts';
import type { InstalledMode } from './installed-modes.ts';
import type { Caller, PoolKeeper } from './pool-keeper.ts';
import { latinLetters, readsLatinOnly } from './serbian-script.ts';
import { TextTranslation } from './text-translation.ts';

/** Translates segments through one mode. */
export class SegmentTranslation {
  readonly #text: TextTranslation;
  readonly #prepare: (text: string) => string;

  constructor(mode: InstalledMode, keeper: PoolKeeper, caller: Caller, source: string) {
    this.#text = new TextTranslation(mode, keeper, caller);
    this.#prepare = readsLatinOnly(source) ? latinLetters : (text) => text;
  }

  async translate(segment: Segment): Promise<Segment> {
    if (!hasCodes(segment)) return textSegment(await this.#text.translate(this.#prepare(plainText(segment))));
    return segment;
  }
}
