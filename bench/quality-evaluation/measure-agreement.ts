import type {
  CodePointSpan,
  EvaluatedSegment,
  QualityEvaluator,
  QualityFinding,
} from '../../src/contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import { scoreEvaluation } from '../../src/language/quality/score-evaluation.ts';
import { kendallTau } from './kendall-tau.ts';
import type { JudgedDocument, JudgedSegment, MarkedError, MarkedRange } from './read-judgements.ts';

/** How errors of one kind that people marked compare with findings. */
export interface KindAgreement {
  readonly kind: string;
  readonly marked: number;
  /** A finding of the kind is in the same segment. */
  readonly found: number;
  /** It marks some of the same words. */
  readonly located: number;
  /** Findings of the kind, and those in a segment with such an error, and with any error of it or of another kind. */
  readonly findings: number;
  readonly confirmed: number;
  readonly inFaulty: number;
}

export interface Agreement {
  readonly segments: number;
  readonly faulty: number;
  readonly kinds: readonly KindAgreement[];
  /** Kendall's tau-b of segments with the penalty of people, for the score and for baselines. */
  readonly tau: Readonly<Record<string, number>>;
}

interface Kind {
  readonly name: string;
  isMarked(error: MarkedError): boolean;
  isFound(finding: QualityFinding): boolean;
}

/** A few words with a number; in longer spans the number is seldom what is wrong. */
const numberSpan = /^(?:\S+\s+){0,3}\S*\d\S*(?:\s+\S+){0,2}\s*$/u;
const wrongMeaning = /^(?:Accuracy\/Mistranslation|Lexical Selection)$/;
const kinds: readonly Kind[] = [
  kind('omissions', /^Accuracy\/Omission$|\bomitted\b/i, 'Omission'),
  kind('additions', /^(?:Accuracy\/)?Addition$/, 'Addition'),
  kind('untranslated text', /^(?:Accuracy\/)?Untranslated(?: text)?$/, 'Untranslated text'),
  {
    name: 'numbers',
    isMarked: ({ category, target }) => wrongMeaning.test(category) && numberSpan.test(target?.text ?? ''),
    isFound: ({ check }) => /\.(?:numbers|units|months)$/.test(check),
  },
  kind('punctuation', /^(?:Fluency\/)?Punctuation$/, 'Punctuation'),
  kind('spelling', /^(?:Fluency\/Spelling|Orthography)$/, 'Spelling'),
  kind('register', /^Fluency\/Register$/, 'Grammatical register'),
  kind('inconsistency', /^(?:Fluency\/)?Inconsistency$/, 'Inconsistency'),
];

/** Campaigns name categories in several ways. */
function kind(name: string, category: RegExp, subType: string): Kind {
  return {
    name,
    isMarked: (error) => category.test(error.category),
    isFound: (finding) => finding.subType === subType && !/\.numbers$/.test(finding.check),
  };
}

interface Judged {
  readonly segment: JudgedSegment;
  readonly findings: readonly QualityFinding[];
  readonly score: number;
}

export async function measureAgreement(
  evaluator: QualityEvaluator,
  pair: LanguagePair,
  documents: readonly JudgedDocument[],
): Promise<Agreement> {
  const judged: Judged[] = [];
  for (const { segments } of documents) {
    const given: readonly EvaluatedSegment[] = segments.map(({ source, target }) => ({ source, target }));
    const outcome = await evaluator.evaluate({ ...pair, segments: given }, new AbortController().signal);
    const scores = scoreEvaluation(given, outcome.segments).segments;
    for (const [index, segment] of segments.entries())
      judged.push({ segment, findings: outcome.segments[index]?.findings ?? [], score: scores[index] ?? 100 });
  }
  const penalties = judged.map(({ segment }) => -segment.penalty);
  const tauOf = (value: (one: Judged) => number): number => kendallTau(judged.map(value), penalties);
  return {
    segments: judged.length,
    faulty: judged.filter(({ segment }) => segment.errors.length > 0).length,
    kinds: kinds.map((one) => agreementOf(one, judged)),
    tau: {
      score: tauOf(({ score }) => score),
      'length of the translation, shorter is better': tauOf(({ segment }) => -segment.target.length),
      'ratio of lengths, nearer to that of the text is better': tauOf(({ segment }) => -Math.abs(logRatio(segment))),
      'score, then length': tauOf(({ segment, score }) => score * 1_000 - segment.target.length),
    },
  };
}

function logRatio({ source, target }: JudgedSegment): number {
  return Math.log((target.length + 1) / (source.length + 1) / 1.17);
}

function agreementOf({ name, isMarked, isFound }: Kind, judged: readonly Judged[]): KindAgreement {
  let [marked, found, located, findings, confirmed, inFaulty] = [0, 0, 0, 0, 0, 0];
  for (const { segment, findings: all } of judged) {
    const own = all.filter(isFound);
    const errors = segment.errors.filter(isMarked);
    marked += errors.length;
    findings += own.length;
    if (errors.length > 0) confirmed += own.length;
    if (segment.errors.length > 0) inFaulty += own.length;
    if (own.length > 0) found += errors.length;
    located += errors.filter((error) => own.some((finding) => overlaps(finding, error))).length;
  }
  return { kind: name, marked, found, located, findings, confirmed, inFaulty };
}

/** Some of the words, or words right beside them. */
function overlaps({ sourceSpans, targetSpans }: QualityFinding, { source, target }: MarkedError): boolean {
  return touches(targetSpans, target) || touches(sourceSpans, source);
}

function touches(spans: readonly CodePointSpan[], range: MarkedRange | undefined): boolean {
  return range !== undefined && spans.some(({ start, end }) => start <= range.end && end >= range.start);
}
