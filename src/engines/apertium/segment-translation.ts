import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { Segment } from '../../contracts/segment.ts';
import { hasCodes, plainText, textSegment } from '../../language/segments.ts';
import type { ModeRunner } from './mode-runner.ts';
import { CodedTranslation } from './projection/coded-translation.ts';
import { latinLetters, readsLatinOnly } from './serbian-script.ts';
import type { StreamRewrites } from './stream-rewrites.ts';
import { TextTranslation } from './text-translation.ts';

/** Translates segments through one mode. */
export class SegmentTranslation {
  readonly #text: TextTranslation;
  readonly #coded: CodedTranslation;
  readonly #prepare: (text: string) => string;

  constructor(runner: ModeRunner, { source, target }: LanguagePair) {
    this.#text = new TextTranslation(runner, target);
    this.#prepare = readsLatinOnly(source) ? latinLetters : (text) => text;
    this.#coded = new CodedTranslation(runner, this.#text, this.#prepare);
  }

  async translate(segment: Segment, rewrites?: StreamRewrites): Promise<Segment> {
    if (hasCodes(segment)) return this.#coded.translate(segment, rewrites);
    return textSegment(await this.#text.translate(this.#prepare(plainText(segment)), rewrites));
  }
}
