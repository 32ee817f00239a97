import type { Inline, Segment } from '../../contracts/segment.ts';
import { isCode, plainText, textSegment } from '../../language/segments.ts';
import { foldAttachedMarks } from '../shared/projection/attached-marks.ts';
import { type CodeNode, readCodes, trimCodes } from '../shared/projection/code-tree.ts';
import { joinInlines } from '../shared/projection/join-inlines.ts';
import { placeCodes } from '../shared/projection/place-codes.ts';
import type { SourceUnit, TargetText, TargetToken } from '../shared/projection/target-text.ts';
import type { EngineText } from './pool/pool-item.ts';
import { cutSentences } from './text/cut-sentences.ts';
import { placeInOrder } from './text/place-in-order.ts';
import { TaggedSentence } from './text/tagged-sentence.ts';

/** Asks the engine for the translation of one sentence. */
export type TranslateSentence = (sentence: EngineText) => Promise<string>;

const letter = /\p{L}/u;

/** Codes times words from which codes are placed in the order of the source. */
const placementLimit = 5_000_000;

/** Translates segments: sentences go to the engine one by one, white space and codes are put back around their words. */
export class SegmentTranslation {
  readonly #translate: TranslateSentence;
  readonly #language: string;

  constructor(translate: TranslateSentence, sourceLanguage: string) {
    this.#translate = translate;
    this.#language = sourceLanguage;
  }

  async translate(segment: Segment): Promise<Segment> {
    if (!letter.test(plainText(segment))) return segment;
    if (!segment.inlines.some(isCode)) {
      const { target } = await this.#translateText(withoutHyphens(plainText(segment)), []);
      return textSegment(writeText(target));
    }
    const folded = foldAttachedMarks(segment);
    const { before, body, after } = trimCodes(folded.segment);
    const inlines = joinInlines([...before, ...(await this.#translateBody(body)), ...after]);
    return { inlines: folded.unfold(inlines) };
  }

  async #translateBody(body: readonly Inline[]): Promise<readonly Inline[]> {
    const source = readCodes(body, withoutHyphens);
    if (!letter.test(source.text)) return body;
    const cuts = cutsOf(source.codes);
    const { units, target } = await this.#translateText(source.text, cuts);
    if (cuts.length * (units.length + target.tokens.length) > placementLimit) return placeInOrder(body, target);
    return placeCodes({ source, units, target });
  }

  async #translateText(text: string, cuts: readonly number[]): Promise<TranslatedText> {
    const units: SourceUnit[] = [];
    const pending: Promise<readonly TargetToken[]>[] = [];
    let position = 0;
    let next = 0;
    for (const { start, end } of cutSentences(text, this.#language)) {
      while ((cuts[next] ?? end) <= start) next += 1;
      const inside: number[] = [];
      for (let at = next; (cuts[at] ?? end) < end; at += 1) inside.push(cuts[at] as number);
      pending.push(this.#translateSentence(text, { start, end }, text.slice(position, start), inside, units));
      position = end;
    }
    return { units, target: { tokens: (await Promise.all(pending)).flat(), rest: text.slice(position) } };
  }

  /** Tokens of the sentence, with `space` before the first. Adds the sentence's units to those of the text. */
  async #translateSentence(
    text: string,
    span: SourceUnit,
    space: string,
    cuts: readonly number[],
    units: SourceUnit[],
  ): Promise<readonly TargetToken[]> {
    const sentence = text.slice(span.start, span.end);
    const first = units.length + 1;
    if (cuts.length > 0 || oddSpace.test(sentence)) {
      const tagged = new TaggedSentence(text, span, new Set(cuts), first);
      units.push(...tagged.units);
      const own = tagged.units.map((_, index) => first + index);
      if (!letter.test(sentence)) return [{ text: sentence, space, units: own }];
      const answer = await this.#translate({ text: tagged.html, tagged: true, characters: sentence.length });
      const tokens = tagged.readAnswer(answer, space);
      return tokens.length > 0 ? tokens : [{ text: sentence, space, units: own }];
    }
    units.push(span);
    if (!letter.test(sentence)) return [{ text: sentence, space, units: [first] }];
    const answer = await this.#translate({ text: sentence, tagged: false, characters: sentence.length });
    // A sentence that the engine has nothing to say about is better left than lost.
    return [{ text: answer.trim() || sentence, space, units: [first] }];
  }
}

interface TranslatedText {
  readonly units: readonly SourceUnit[];
  readonly target: TargetText;
}

/** White space that the engine would read as something else than the end of a word, or make less. */
const oddSpace = /[^\S ]| {2}/;

/** Soft hyphens are no part of a word's spelling, and the vocabularies have none. */
function withoutHyphens(text: string): string {
  return text.includes('\u00ad') ? text.replaceAll('\u00ad', '') : text;
}

/** Where codes stand in the text, in order. */
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

function writeText({ tokens, rest }: TargetText): string {
  return tokens.map(({ space, text }) => space + text).join('') + rest;
}
