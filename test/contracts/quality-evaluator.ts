import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type {
  CodePointSpan,
  ErrorType,
  EvaluatedSegment,
  QualityEvaluator,
  QualityFinding,
} from '../../src/contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { compareFindings } from '../../src/language/quality/merge-findings.ts';

/** A segment with one error. */
export interface FaultySegment extends EvaluatedSegment {
  readonly type: ErrorType;
  readonly subType: string;
  /** The words of each text that the finding marks; all of them. */
  readonly marked: { readonly source: readonly string[]; readonly target: readonly string[] };
}

export interface QualityEvaluatorContract<Evaluator extends QualityEvaluator> {
  /** A new evaluator each time; the suite disposes of it. */
  create(): Evaluator | Promise<Evaluator>;
  /** One that the evaluator serves. */
  readonly pair: LanguagePair;
  readonly faulty: readonly FaultySegment[];
  /** Translations without an error. */
  readonly right: readonly EvaluatedSegment[];
  /** Why nothing can run here, for example because the evaluator is not installed. */
  readonly skip?: string | false;
  /** Random segments for each property. Default 30. */
  readonly runs?: number;
  /** Breaks the evaluator once while calls are in flight: kills a process, for example. Absent if nothing can break. */
  crash?(evaluator: Evaluator): void;
  /** The evaluator's processes, which must be gone once it is disposed of. */
  processIds?(evaluator: Evaluator): readonly number[];
}

const never = new AbortController().signal;

const subTypes: Readonly<Record<ErrorType, readonly string[]>> = {
  Accuracy: ['Addition', 'Omission', 'Mistranslation', 'Over-translation', 'Under-translation', 'Untranslated text'],
  Fluency: ['Punctuation', 'Spelling', 'Grammar', 'Grammatical register', 'Inconsistency', 'Character encoding'],
  Style: ['Awkward', 'Inconsistent style'],
  Terminology: ['Glossary term missed'],
  Miscellaneous: ['Other'],
};

/** What every QualityEvaluator does, whatever is behind it: the docstring of the contract as tests. */
export function describeQualityEvaluator<Evaluator extends QualityEvaluator>(
  name: string,
  contract: QualityEvaluatorContract<Evaluator>,
): void {
  const { pair, faulty, right, runs = 30 } = contract;
  const wrong = faulty.map(({ type, subType, marked, ...segment }) => segment);

  /** Findings of each segment, checked for their form. */
  async function evaluate(
    evaluator: QualityEvaluator,
    segments: readonly EvaluatedSegment[],
    signal = never,
  ): Promise<readonly (readonly QualityFinding[])[]> {
    const request = Object.freeze({ ...pair, segments: Object.freeze([...segments]) });
    const outcome = await evaluator.evaluate(request, signal);
    assert.equal(outcome.segments.length, segments.length);
    for (const { code, message } of outcome.warnings) {
      assert.match(code, /^[a-z][a-z_]+$/);
      assert.notEqual(message, '');
    }
    for (const [index, { findings, score }] of outcome.segments.entries()) {
      if (score !== undefined) assert.ok(score >= 0 && score <= 100, `score ${score}`);
      for (const finding of findings) checkForm(segments[index] as EvaluatedSegment, finding);
      assert.deepEqual(findings.toSorted(compareFindings), findings);
    }
    return outcome.segments.map(({ findings }) => findings);
  }

  describe(`the quality evaluator ${name}`, { skip: contract.skip ?? false }, () => {
    let evaluator: Evaluator;
    before(async () => {
      evaluator = await contract.create();
      await evaluator.started?.();
    });
    after(async () => {
      await evaluator[Symbol.asyncDispose]();
    });

    it('has a stable id and a version, is ready, and serves its pair, but no language into itself', () => {
      assert.match(evaluator.id, /^[a-z][a-z0-9_]*$/);
      assert.notEqual(evaluator.version, '');
      assert.deepEqual(evaluator.health(), { state: 'ready' });
      assert.equal(evaluator.serves(pair), true);
      assert.equal(evaluator.serves({ source: pair.source, target: pair.source }), false);
    });

    for (const { type, subType, marked, ...segment } of faulty)
      it(`marks ${subType} in ${JSON.stringify(segment.target)}`, async () => {
        const [findings = []] = await evaluate(evaluator, [segment]);
        const seen = findings.map((finding) => ({
          type: finding.type,
          subType: finding.subType,
          marked: {
            source: finding.sourceSpans.map((span) => textOf(segment.source, span)),
            target: finding.targetSpans.map((span) => textOf(segment.target, span)),
          },
        }));
        assert.deepEqual(seen, [{ type, subType, marked }]);
      });

    it('finds nothing in right translations, and answers nothing for no segment', async () => {
      assert.deepEqual(await evaluate(evaluator, []), []);
      assert.deepEqual(
        await evaluate(evaluator, right),
        right.map(() => []),
      );
    });

    it('answers in the order of the segments, and the same whenever it is asked', async () => {
      const segments = [...right, ...wrong];
      const once = await evaluate(evaluator, segments);
      assert.deepEqual(await evaluate(evaluator, segments), once);
      for (const [index, findings] of once.entries())
        assert.equal(findings.length > 0, index >= right.length, JSON.stringify(segments[index]));
    });

    it('takes any text', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('', ' ', '\n', '\u{1F600}', '« ', '((', '12,5 %', '<b', '{0', 'https://'),
        fc.constantFrom(...[...right, ...wrong].flatMap(({ source, target }) => [source, target])),
      );
      const clean = fc
        .array(text, { maxLength: 3 })
        .map((pieces) => pieces.join('').toWellFormed().replaceAll('\0', ''));
      const segment = fc.record({
        source: clean,
        target: clean,
        glossaryTerms: fc.array(
          fc.record({
            source: fc.string({ minLength: 1, maxLength: 8 }),
            target: fc.string({ minLength: 1, maxLength: 8 }),
          }),
          { maxLength: 2 },
        ),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(segment, { maxLength: 4 }), async (segments) => {
          await evaluate(evaluator, segments);
        }),
        { numRuns: runs },
      );
    });

    it('serves calls at the same time, each with its own segments', async () => {
      const alone = await Promise.all(wrong.map((segment) => evaluate(evaluator, [segment])));
      const together = await Promise.all([...wrong, ...wrong].map((segment) => evaluate(evaluator, [segment])));
      assert.deepEqual(together, [...alone, ...alone]);
    });

    it('rejects with the reason of the signal, and serves the next call', async () => {
      const reason = new Error('enough');
      await assert.rejects(evaluate(evaluator, wrong, AbortSignal.abort(reason)), reason);
      const controller = new AbortController();
      const call = evaluate(evaluator, wrong, controller.signal);
      controller.abort(reason);
      await assert.rejects(call, reason);
      assert.ok((await evaluate(evaluator, wrong)).every((findings) => findings.length > 0));
    });

    if (contract.crash !== undefined)
      it('survives the end of its process, also with calls in flight', async () => {
        const expected = await evaluate(evaluator, wrong);
        const calls = evaluate(evaluator, wrong);
        contract.crash?.(evaluator);
        assert.deepEqual(await calls, expected);
        contract.crash?.(evaluator);
        assert.deepEqual(await evaluate(evaluator, wrong), expected);
      });

    it('ends with its processes, and rejects calls in flight and later ones', async () => {
      const other = await contract.create();
      await other.started?.();
      await evaluate(other, wrong.slice(0, 1));
      const processes = contract.processIds?.(other) ?? [];
      const inFlight = evaluate(other, wrong);
      const unavailable = (error: unknown): boolean =>
        error instanceof ServiceError && error.code === 'engine_unavailable';
      const refused = assert.rejects(inFlight, unavailable);
      await other[Symbol.asyncDispose]();
      await refused;
      await assert.rejects(evaluate(other, wrong), unavailable);
      assert.equal(other.health().state, 'unavailable');
      for (const id of processes) assert.ok(await isGone(id), `process ${id} is there`);
    });
  });
}

function checkForm({ source, target }: EvaluatedSegment, finding: QualityFinding): void {
  assert.ok(subTypes[finding.type].includes(finding.subType), `${finding.type} ${finding.subType}`);
  assert.ok(['Critical', 'Major', 'Minor'].includes(finding.severity), finding.severity);
  assert.match(finding.explanation, /^\S.*[.!?]$/su);
  assert.match(finding.check, /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9-]*)+$/);
  assert.ok(finding.confidence > 0 && finding.confidence <= 1, `confidence ${finding.confidence}`);
  assert.ok(finding.sourceSpans.length + finding.targetSpans.length > 0 || source + target === '');
  checkSpans(finding.sourceSpans, Array.from(source).length);
  checkSpans(finding.targetSpans, Array.from(target).length);
}

function checkSpans(spans: readonly CodePointSpan[], length: number): void {
  let last = 0;
  for (const { start, end } of spans) {
    assert.ok(start >= last && end > start && end <= length, `${start}–${end} in a text of ${length}`);
    last = end;
  }
}

/** The words in a span of code points. */
function textOf(text: string, { start, end }: CodePointSpan): string {
  return Array.from(text).slice(start, end).join('');
}

async function isGone(id: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      process.kill(id, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return false;
}
