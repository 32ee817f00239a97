import type { FoundTerm } from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { Segment } from '../../contracts/segment.ts';
import { findDatePhrases } from '../../language/dates/find-date-phrases.ts';
import { hasCodes, plainText, textSegment } from '../../language/segments.ts';
import { matchedText } from '../../language/terminology/matched-text.ts';
import { statementOrder } from './french-inversion.ts';
import type { ModeRunner } from './mode-runner.ts';
import { PlainTextTranslation } from './plain-text-translation.ts';
import { CodedTranslation } from './projection/coded-translation.ts';
import { wordsForCodes } from './projection/words-for-codes.ts';
import { latinLetters, readsLatinOnly } from './serbian-script.ts';
import type { StreamRewrites } from './stream-rewrites.ts';
import type { TargetLexicon } from './terms/target-lexicon.ts';
import { TermTranslation } from './terms/term-translation.ts';

/** Translates segments through one mode. */
export class ApertiumSegmentTranslation {
  readonly #text: PlainTextTranslation;
  readonly #coded: CodedTranslation;
  readonly #terms: TermTranslation;
  readonly #prepare: (text: string) => string;
  readonly #pair: LanguagePair;

  constructor(runner: ModeRunner, pair: LanguagePair, lexicon: TargetLexicon) {
    const { source, target } = pair;
    this.#pair = pair;
    this.#text = new PlainTextTranslation(runner, target);
    this.#prepare = preparation(source);
    this.#coded = new CodedTranslation(runner, this.#text, this.#prepare);
    const translate = this.translate.bind(this);
    this.#terms = new TermTranslation({ runner, lexicon, translate, prepare: this.#prepare, source, target });
  }

  /** With the terms of a glossary that are in the segment. */
  async translateTerms(
    segment: Segment,
    terms: readonly FoundTerm[],
    rewrites?: StreamRewrites,
    observe?: (layer: string, text: string) => void,
  ): Promise<Segment> {
    const dates = this.#dates(segment, terms);
    for (const { found, target } of dates) observe?.('dates', `${found} → ${target}`);
    if (rewrites !== undefined) observe?.('form of address', 'is rewritten');
    const all = [...terms, ...dates].sort((one, other) => one.start - other.start);
    return all.length === 0 ? this.translate(segment, rewrites) : this.#terms.translate(segment, all, rewrites);
  }

  /** Dates and times go the way of terms. */
  #dates(segment: Segment, terms: readonly FoundTerm[]): readonly FoundTerm[] {
    const { source, target } = this.#pair;
    return findDatePhrases(matchedText(segment), source, target)
      .filter(({ start, end }) => terms.every((term) => term.end <= start || term.start >= end))
      .map((phrase) => ({ ...phrase, source: phrase.found }));
  }

  async translate(segment: Segment, rewrites?: StreamRewrites): Promise<Segment> {
    if (!hasCodes(segment)) return textSegment(await this.#text.translate(this.#prepare(plainText(segment)), rewrites));
    for (const useWords of [true, false]) {
      const words = wordsForCodes(segment, this.#pair.source, useWords);
      const translated = words?.restore(await this.translate(words.segment, rewrites));
      if (translated !== undefined) return translated;
    }
    return this.#coded.translate(segment, rewrites);
  }
}

/** What is done to a text before the analyser reads it. */
function preparation(source: string): (text: string) => string {
  if (readsLatinOnly(source)) return latinLetters;
  return source === 'fr' ? statementOrder : (text) => text;
}
