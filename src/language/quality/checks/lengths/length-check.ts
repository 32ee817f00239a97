import type { TextSpan } from '../../../text-edit.ts';
import type { CheckedText } from '../../checked-text.ts';
import type { CheckedSegment, FoundError, SegmentCheck } from '../../quality-check.ts';
import { hasLetters, quote, trimmedSpan } from '../texts.ts';
import { alignSentences, type Bead } from './align-sentences.ts';
import { type LengthModel, lengthModel } from './length-model.ts';
import { type AnchoredSentence, anchoredSentences } from './sentence-anchors.ts';

/** How much cheaper an alignment is that leaves a sentence alone. */
const leastGain = 1.4;
/** Standard deviations of the length of a whole text. */
const leastDeviation = 4.2;
const shortestSentence = 12;
/** Texts of more sentences than people write are compared as a whole. */
const mostSentences = 200;

/** Sentences that only one of the texts has, and translations that are far too short or too long. */
export const lengthCheck: SegmentCheck = {
  id: 'length',
  find(segment) {
    const { source, target } = segment;
    if (!hasLetters(source.prose))
      return hasLetters(target.prose) && source.text.trim() === '' ? [addedText(target)] : [];
    if (!/[\p{L}\p{N}]/u.test(target.text)) return [missingText(source)];
    if (!hasLetters(target.prose)) return [];
    const model = lengthModel(source.base, target.base);
    const alone = sentencesAlone(segment, model);
    return alone.length > 0 ? alone : wholeText(segment, model);
  },
};

function missingText(source: CheckedText): FoundError {
  return {
    type: 'Accuracy',
    subType: 'Omission',
    severity: 'Critical',
    explanation: 'The text has no translation.',
    source: [trimmedSpan(source.text)],
    target: [],
    confidence: 1,
  };
}

function addedText(target: CheckedText): FoundError {
  return {
    type: 'Accuracy',
    subType: 'Addition',
    severity: 'Critical',
    explanation: 'The translation has a text where the source has none.',
    source: [],
    target: [trimmedSpan(target.text)],
    confidence: 1,
  };
}

function sentencesAlone({ source, target }: CheckedSegment, model: LengthModel): readonly FoundError[] {
  if (Math.max(source.sentences.length, target.sentences.length) > mostSentences) return [];
  const texts = {
    source: anchoredSentences(source),
    target: anchoredSentences(target),
    model,
    sharesScript: isLatin(source) && isLatin(target),
  };
  if (texts.source.length + texts.target.length < 3) return [];
  const paired = alignSentences(texts, false);
  const free = alignSentences(texts, true);
  if (free.cost > paired.cost - leastGain) return [];
  return free.beads.flatMap((bead) => sentenceAlone(bead, texts.source, texts.target, source, target));
}

function sentenceAlone(
  bead: Bead,
  sources: readonly AnchoredSentence[],
  targets: readonly AnchoredSentence[],
  source: CheckedText,
  target: CheckedText,
): readonly FoundError[] {
  const [ours, theirs] = [sources.slice(...bead.source), targets.slice(...bead.target)];
  const [missing, added] = [theirs.length === 0 ? ours[0] : undefined, ours.length === 0 ? theirs[0] : undefined];
  if (missing !== undefined && missing.length >= shortestSentence)
    return [
      {
        type: 'Accuracy',
        subType: 'Omission',
        severity: 'Critical',
        explanation: `The sentence ${quote(source.slice(missing))} is not in the translation.`,
        source: [missing],
        target: [],
        confidence: 0.8,
      },
    ];
  if (added !== undefined && added.length >= shortestSentence / 2)
    return [
      {
        type: 'Accuracy',
        subType: 'Addition',
        severity: 'Critical',
        explanation: `The sentence ${quote(target.slice(added))} is not in the source.`,
        source: [],
        target: [added],
        confidence: 0.8,
      },
    ];
  return [];
}

function wholeText({ source, target }: CheckedSegment, model: LengthModel): readonly FoundError[] {
  const deviation = model.deviation(lengthOf(source), lengthOf(target));
  if (Math.abs(deviation) < leastDeviation) return [];
  const tooShort = deviation < 0;
  const span: readonly TextSpan[] = [trimmedSpan((tooShort ? source : target).text)];
  return [
    {
      type: 'Accuracy',
      subType: tooShort ? 'Omission' : 'Addition',
      severity: 'Major',
      explanation: tooShort
        ? 'The translation is far shorter than translations of such texts are: something is missing.'
        : 'The translation is far longer than translations of such texts are: it says more than the source.',
      source: tooShort ? span : [],
      target: tooShort ? [] : span,
      confidence: 0.7,
    },
  ];
}

function lengthOf({ prose }: CheckedText): number {
  return prose.replaceAll('\0', '').trim().length;
}

function isLatin({ prose }: CheckedText): boolean {
  return (prose.match(/\p{Script=Latin}/gu)?.length ?? 0) > prose.length / 2;
}
