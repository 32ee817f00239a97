import type { Segment } from '../../../contracts/segment.ts';
import { isCode, mergeTexts } from '../../../language/segments.ts';
import { alignInProportion, alignText } from '../../shared/projection/align-text.ts';
import { foldAttachedMarks } from '../../shared/projection/attached-marks.ts';
import { type CodedText, readCodes, trimCodes } from '../../shared/projection/code-tree.ts';
import { placeCodes } from '../../shared/projection/place-codes.ts';
import type { SourceUnit, TargetText } from '../../shared/projection/target-text.ts';
import type { ModeRunner } from '../mode-runner.ts';
import type { PlainTextTranslation } from '../plain-text-translation.ts';
import { encodeText } from '../stream-format.ts';
import type { StreamRewrites } from '../stream-rewrites.ts';
import { readAnalysis } from './source-units.ts';
import { readTokens } from './target-tokens.ts';

/*
 * Translation of a segment with codes.
 *
 *   a <b>red</b> car ──► codes off ──► "a red car" ──► whole mode ────────────► "un coche rojo" ──┐
 *                           │              │                                                      ▼
 *                           │              └─► analyser ──► units, numbered ──► rest of the mode ─► which word comes
 *                           │                  [[1]]a [[2]]red [[3]]car         [[1]]un [[3]]coche  from which unit
 *                           ▼                                                   [[2]]rojo         │
 *                        b covers 2 ──────────────────────────────────────────────────────────────┴─► un coche <b>rojo</b>
 *
 * The words are always those of the text without codes. The second way only shows where they come from: the numbers
 * travel as blanks bound to words, which transfer moves with them. Where that fails the codes are placed in proportion.
 */

/** Longer texts are not aligned word by word. */
const alignmentLimit = 5000;

export class CodedTranslation {
  readonly #runner: ModeRunner;
  readonly #text: PlainTextTranslation;
  readonly #prepare: (text: string) => string;

  constructor(runner: ModeRunner, text: PlainTextTranslation, prepare: (text: string) => string) {
    this.#runner = runner;
    this.#text = text;
    this.#prepare = prepare;
  }

  async translate(segment: Segment, rewrites?: StreamRewrites): Promise<Segment> {
    const folded = foldAttachedMarks(segment);
    const { inlines } = await this.#translateFolded(folded.segment, rewrites);
    return { inlines: folded.unfold(inlines) };
  }

  async #translateFolded(segment: Segment, rewrites: StreamRewrites | undefined): Promise<Segment> {
    const { before, body, after } = trimCodes(segment);
    if (!body.some(isCode)) {
      const translation = await this.#text.translate(this.#prepare(body.join('')), rewrites);
      return { inlines: mergeTexts([...before, translation, ...after]) };
    }
    const source = readCodes(body, this.#prepare);
    if (!/\p{L}/u.test(source.text)) return segment;
    const [translation, aligned] = await Promise.all([
      this.#text.translate(source.text, rewrites),
      this.#align(source, rewrites),
    ]);
    const { units, target } = complete(source, translation, aligned);
    return { inlines: mergeTexts([...before, ...placeCodes({ source, units, target }), ...after]) };
  }

  /** Undefined when the mode, the text or a failure leaves nothing to go by; that is no reason to fail. */
  async #align(source: CodedText, rewrites: StreamRewrites | undefined): Promise<Alignment | undefined> {
    const body = source.text.trim();
    if (!this.#runner.canCarryCodes || !source.wellNested || body.length > alignmentLimit) return undefined;
    const encoded = encodeText(body);
    try {
      const analysis = readAnalysis(await this.#runner.analyse(encoded.payload, rewrites), body, encoded);
      if (analysis === undefined) return undefined;
      const output = await this.#runner.synthesize(analysis.stream, rewrites);
      const offset = source.text.indexOf(body);
      return {
        units: analysis.units.map(({ start, end }) => (start === -1 ? { start, end } : shift({ start, end }, offset))),
        tokens: readTokens(output, analysis, encoded, body),
      };
    } catch {
      return undefined;
    }
  }
}

interface Alignment {
  readonly units: readonly SourceUnit[];
  readonly tokens: TargetText['tokens'];
}

function complete(
  source: CodedText,
  translation: string,
  aligned: Alignment | undefined,
): { readonly units: readonly SourceUnit[]; readonly target: TargetText } {
  if (aligned !== undefined) return { units: aligned.units, target: alignText(translation, aligned.tokens) };
  const units = Array.from(source.text.matchAll(/\S+/g), ({ 0: word, index }) =>
    shift({ start: 0, end: word.length }, index),
  );
  return { units, target: alignInProportion(translation, units.length) };
}

function shift({ start, end }: SourceUnit, offset: number): SourceUnit {
  return { start: start + offset, end: end + offset };
}
