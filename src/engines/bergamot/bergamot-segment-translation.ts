import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, mergeTexts, plainText, textSegment } from '../../language/segments.ts';
import { foldAttachedMarks } from '../shared/projection/attached-marks.ts';
import { type CodeNode, readCodes, trimCodes } from '../shared/projection/code-tree.ts';
import { placeCodes } from '../shared/projection/place-codes.ts';
import type { SourceUnit, TargetText, TargetToken } from '../shared/projection/target-text.ts';
import { type AskEngine, SentenceTranslation } from './sentence-translation.ts';
import { textOf } from './text/aligned-sentence.ts';
import { cutSentences } from './text/cut-sentences.ts';
import { findPassages, joinCutPassages } from './text/find-passages.ts';
import { placeInOrder } from './text/place-in-order.ts';
import { spellCodes } from './text/spell-codes.ts';

const letter = /\p{L}/u;

/** Codes times words from which codes are placed in the order of the source. */
const placementLimit = 5_000_000;

/** Translates segments: sentences go to the engine one by one, white space and codes are put back around their words. */
export class BergamotSegmentTranslation {
  readonly #sentences: SentenceTranslation;
  readonly #language: string;

  constructor(ask: AskEngine, sourceLanguage: string) {
    this.#sentences = new SentenceTranslation(ask);
    this.#language = sourceLanguage;
  }

  async translate(segment: Segment): Promise<Segment> {
    if (!letter.test(plainText(segment))) return segment;
    const spelled = spellCodes(segment);
    const restored = spelled?.restore(await this.#translate(spelled.segment, spelled.passages));
    return restored ?? this.#translate(segment, []);
  }

  /** `kept` are texts that come back letter for letter, besides those that are known by their looks. */
  async #translate(segment: Segment, kept: readonly string[]): Promise<Segment> {
    if (!segment.inlines.some(isCode)) {
      const { target } = await this.#translateText(withoutHyphens(plainText(segment)), [], kept);
      return textSegment(textOf(target.tokens) + target.rest);
    }
    const folded = foldAttachedMarks(segment);
    const { before, body, after } = trimCodes(folded.segment);
    const inlines = mergeTexts([...before, ...(await this.#translateBody(body, kept)), ...after]);
    return { inlines: folded.unfold(inlines) };
  }

  async #translateBody(body: readonly Inline[], kept: readonly string[]): Promise<readonly Inline[]> {
    const source = readCodes(body, withoutHyphens);
    if (!letter.test(source.text)) return body;
    const cuts = cutsOf(source.codes);
    const { units, target } = await this.#translateText(source.text, cuts, kept);
    if (cuts.length * (units.length + target.tokens.length) > placementLimit) return placeInOrder(body, target);
    return placeCodes({ source, units, target });
  }

  async #translateText(text: string, cuts: readonly number[], kept: readonly string[]): Promise<TranslatedText> {
    const passages = findPassages(text, cuts, kept);
    const spans = joinCutPassages(cutSentences(text, this.#language), passages);
    const [cutsIn, passagesIn] = [inside(cuts, (cut) => cut), inside(passages, ({ start }) => start)];
    const sentences = await Promise.all(
      spans.map(({ start, end }) =>
        this.#sentences.translate(
          text.slice(start, end),
          cutsIn(start + 1, end).map((cut) => cut - start),
          passagesIn(start, end).map((passage) => ({ start: passage.start - start, end: passage.end - start })),
        ),
      ),
    );
    const units: SourceUnit[] = [];
    const tokens: TargetToken[] = [];
    let position = 0;
    for (const [index, { start, end }] of spans.entries()) {
      const sentence = sentences[index];
      const before = units.length;
      const space = text.slice(position, start);
      for (const unit of sentence?.units ?? []) units.push({ start: unit.start + start, end: unit.end + start });
      for (const [at, token] of (sentence?.tokens ?? []).entries())
        tokens.push({
          text: token.text,
          space: at === 0 ? space : token.space,
          units: token.units.map((unit) => unit + before),
        });
      position = end;
    }
    return { units, target: { tokens, rest: text.slice(position) } };
  }
}

interface TranslatedText {
  readonly units: readonly SourceUnit[];
  readonly target: TargetText;
}

/** Soft hyphens are no part of a word's spelling, and the vocabularies have none. */
function withoutHyphens(text: string): string {
  return text.includes('\u00ad') ? text.replaceAll('\u00ad', '') : text;
}

/** Where codes are in the text, in order. */
function cutsOf(codes: readonly CodeNode[]): readonly number[] {
  const cuts: number[] = [];
  const collect = (nodes: readonly CodeNode[]): void => {
    for (const node of nodes) {
      cuts.push(node.start, node.end);
      if (node.kind === 'pair') collect(node.children);
    }
  };
  collect(codes);
  return cuts.sort((one, other) => one - other);
}

/** Reads those of an ordered list that lie in one stretch after the other. */
function inside<Item>(items: readonly Item[], positionOf: (item: Item) => number) {
  let next = 0;
  return (start: number, end: number): readonly Item[] => {
    const found: Item[] = [];
    for (; next < items.length && positionOf(items[next] as Item) < end; next += 1)
      if (positionOf(items[next] as Item) >= start) found.push(items[next] as Item);
    return found;
  };
}
