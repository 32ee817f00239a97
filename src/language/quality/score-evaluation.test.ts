import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ErrorSeverity, QualityFinding } from '../../contracts/engines/quality-evaluator.ts';
import { countWords, scoreEvaluation } from './score-evaluation.ts';

const finding = (severity: ErrorSeverity): QualityFinding => ({
  type: 'Fluency',
  subType: 'Spelling',
  severity,
  explanation: 'Wrong.',
  sourceSpans: [],
  targetSpans: [{ start: 0, end: 1 }],
  check: 'checks.spelling',
  confidence: 1,
});
const textOf = (words: number) => ({ source: 'word '.repeat(words), target: 'Wort '.repeat(words) });
const scoreOf = (words: number, ...severities: readonly ErrorSeverity[]) =>
  scoreEvaluation([textOf(words)], [{ findings: severities.map(finding) }]).segments[0] as number;

describe('the score of an evaluation', () => {
  it('is 100 without findings and without text', () => {
    assert.deepEqual(scoreEvaluation([], []), { segments: [], overall: 100 });
    assert.deepEqual(scoreEvaluation([textOf(5)], [{ findings: [] }]), { segments: [100], overall: 100 });
  });

  it('falls with severity and with density, and never below 0', () => {
    const scores = [
      scoreOf(40, 'Minor'),
      scoreOf(20, 'Minor'),
      scoreOf(20, 'Major'),
      scoreOf(20, 'Critical'),
      scoreOf(20, 'Critical', 'Minor'),
    ];
    assert.deepEqual(
      scores,
      scores.toSorted((one, other) => other - one),
    );
    assert.equal(new Set(scores).size, scores.length);
    assert.ok(scoreOf(1, ...Array.from({ length: 50 }, () => 'Critical' as const)) >= 0);
  });

  it('of a whole text weighs segments by their length', () => {
    const long = [textOf(8), textOf(400)];
    const short = [textOf(400), textOf(8)];
    const evaluations = [{ findings: [finding('Critical')] }, { findings: [] }];
    const { segments, overall } = scoreEvaluation(long, evaluations);
    assert.ok(overall > 90 && (segments[0] as number) < 50, `${overall}, ${segments}`);
    assert.equal(scoreEvaluation(short, evaluations).overall, overall);
  });

  it('follows an estimate of the segment where that is lower', () => {
    const estimated = (score: number) => scoreEvaluation([textOf(20)], [{ findings: [finding('Major')], score }]);
    assert.equal(estimated(20).segments[0], 20);
    assert.equal(estimated(20).overall, 20);
    assert.equal(estimated(100).segments[0], scoreOf(20, 'Major'));
  });

  it('counts words also where no spaces are between them', () => {
    assert.equal(countWords('Two words, 3 numbers.'), 4);
    assert.equal(countWords('今日は天気がいい。'), 4);
  });
});
