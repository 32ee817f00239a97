import type { TextSpan } from '../../language/text-edit.ts';
import { alignText } from '../shared/projection/align-text.ts';
import type { EngineText } from './pool/pool-item.ts';
import { type AlignedSentence, textOf, untranslated } from './text/aligned-sentence.ts';
import { mendPassages } from './text/mend-passages.ts';
import { SentenceWithoutPassages } from './text/sentence-without-passages.ts';
import { TaggedSentence } from './text/tagged-sentence.ts';

/*
 * One sentence. What must come back letter for letter (addresses, placeholders) is a word to the engine as long as it
 * copies it:
 *
 *   sentence ──► with tags, if codes or such passages are in it ──► all passages there ─────────────────────► done
 *                                                                   └─► one changed, but clearly its copy ──► fixed
 *                                                                   └─► else: once more without passages ───► put back
 */

/** Asks the engine for the translation of one sentence. */
export type AskEngine = (sentence: EngineText) => Promise<string>;

/** No model copies longer passages. */
const copiedLength = 200;

const letter = /\p{L}/u;

/** White space that the engine would read as something else than the end of a word, or make less. */
const oddSpace = /[^\S ]| {2}/;

export class SentenceTranslation {
  readonly #ask: AskEngine;

  constructor(ask: AskEngine) {
    this.#ask = ask;
  }

  /** `cuts` are the places where codes are, none of them inside one of the protected `passages`; both in order. */
  async translate(sentence: string, cuts: readonly number[], passages: readonly TextSpan[]): Promise<AlignedSentence> {
    if (!letter.test(withoutPassages(sentence, passages))) return this.#untranslated(sentence, cuts, passages);
    if (passages.length === 0 && cuts.length === 0 && !oddSpace.test(sentence)) return this.#translatePlain(sentence);
    if (passages.length === 0)
      return (await this.#translateTagged(sentence, cuts, [])) ?? this.#untranslated(sentence, cuts, []);
    if (passages.every(({ start, end }) => end - start <= copiedLength)) {
      const aligned = await this.#translateTagged(sentence, cuts, passages);
      const mended = aligned && mendPassages(sentence, aligned, passages);
      if (mended !== undefined) return mended;
    }
    const rest = new SentenceWithoutPassages(sentence, cuts, passages);
    const aligned = await this.#translateTagged(rest.text, rest.cuts, []);
    return aligned === undefined ? this.#untranslated(sentence, cuts, passages) : rest.restore(aligned);
  }

  /** A sentence that the engine has nothing to say about is better left than lost. */
  #untranslated(sentence: string, cuts: readonly number[], passages: readonly TextSpan[]): AlignedSentence {
    return untranslated(sentence, new TaggedSentence(sentence, cuts, passages).units);
  }

  async #translatePlain(sentence: string): Promise<AlignedSentence> {
    const answer = await this.#ask({ text: sentence, tagged: false, characters: sentence.length });
    const units = [{ start: 0, end: sentence.length }];
    return { units, tokens: [{ text: answer.trim() || sentence, space: '', units: [1] }] };
  }

  /** Undefined when the engine has nothing to say. */
  async #translateTagged(
    sentence: string,
    cuts: readonly number[],
    passages: readonly TextSpan[],
  ): Promise<AlignedSentence | undefined> {
    const tagged = new TaggedSentence(sentence, cuts, passages);
    const read = async (as: TaggedSentence) =>
      as.readAnswer(await this.#ask({ text: as.html, tagged: true, characters: sentence.length }));
    const [aligned, words] = await Promise.all([
      read(tagged),
      // Tags inside of a run of text show where its words go; the words are those of the run without tags.
      tagged.addsSpaces ? read(new TaggedSentence(sentence, [], passages)) : undefined,
    ]);
    if (aligned.length === 0 || words?.length === 0) return undefined;
    const tokens = words === undefined ? aligned : alignText(textOf(words), aligned).tokens;
    return { units: tagged.units, tokens };
  }
}

function withoutPassages(sentence: string, passages: readonly TextSpan[]): string {
  let text = '';
  let position = 0;
  for (const { start, end } of passages) {
    text += sentence.slice(position, start);
    position = end;
  }
  return text + sentence.slice(position);
}
