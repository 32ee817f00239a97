import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { ImprovementBatch, WritingEngine } from '../../src/contracts/engines/writing-engine.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { canonicalLanguage } from '../../src/language/codes.ts';
import { protectedRanges } from '../../src/language/writing/protected-ranges.ts';

export interface WritingEngineContract<Engine extends WritingEngine> {
  /** A new engine each time; the suite disposes of it. */
  create(): Engine | Promise<Engine>;
  /** A language that the engine serves. */
  readonly language: string;
  /** Texts with mistakes, and what `correct` makes of them. */
  readonly corrections: readonly (readonly [wrong: string, right: string])[];
  /** Texts without a mistake, with names, rare words and whatever else looks odd. */
  readonly right: readonly string[];
  /** Why nothing can run here, for example because the engine is not installed. */
  readonly skip?: string | false;
  /** Random texts for each property. Default 30. */
  readonly runs?: number;
  /** Breaks the engine once while calls are in flight: kills a process, for example. Absent if nothing can break. */
  crash?(engine: Engine): void;
  /** The engine's processes, which must be gone once it is disposed of. */
  processIds?(engine: Engine): readonly number[];
}

const never = new AbortController().signal;

/** What every WritingEngine does, whatever is behind it: the docstring of the contract as tests. */
export function describeWritingEngine<Engine extends WritingEngine>(
  name: string,
  contract: WritingEngineContract<Engine>,
): void {
  const { language, corrections, right, runs = 30 } = contract;
  const wrong = corrections.map(([text]) => text);

  async function improve(
    engine: WritingEngine,
    texts: readonly string[],
    change: ImprovementBatch['change'] = 'correct',
    signal = never,
  ): Promise<readonly string[]> {
    const batch = Object.freeze({ language, texts: Object.freeze([...texts]), change });
    const outcome = await engine.improve(batch, signal);
    assert.equal(outcome.texts.length, texts.length);
    for (const { code, message } of outcome.warnings) {
      assert.match(code, /^[a-z][a-z_]+$/);
      assert.notEqual(message, '');
    }
    return outcome.texts;
  }

  describe(`the text writingEngine ${name}`, { skip: contract.skip ?? false }, () => {
    let engine: Engine;
    before(async () => {
      engine = await contract.create();
      await engine.started?.();
    });
    after(async () => {
      await engine[Symbol.asyncDispose]();
    });

    it('has a stable id, is ready, and serves languages in canonical codes, each once', () => {
      assert.match(engine.id, /^[a-z][a-z0-9_]*$/);
      assert.deepEqual(engine.health(), { state: 'ready' });
      const languages = engine.languages();
      assert.ok(languages.includes(language));
      assert.equal(new Set(languages).size, languages.length);
      for (const code of languages) assert.equal(canonicalLanguage(code), code);
      assert.equal(engine.languages(), languages);
    });

    it('knows its capabilities for each of its languages', () => {
      for (const code of engine.languages()) {
        const { rephrasing, variants, styles } = engine.capabilities(code);
        assert.deepEqual([typeof rephrasing, typeof variants], ['boolean', 'boolean']);
        assert.equal(new Set(styles).size, styles.length);
      }
    });

    it('corrects mistakes, and answers in the order of the texts', async () => {
      const texts = corrections.flat();
      const expected = corrections.flatMap(([, corrected]) => [corrected, corrected]);
      assert.deepEqual(await improve(engine, texts), expected);
    });

    it('leaves right texts as they are', async () => {
      assert.deepEqual(await improve(engine, right), right);
    });

    it('keeps white space at the ends and line breaks, and answers nothing for no text', async () => {
      assert.deepEqual(await improve(engine, []), []);
      const odd = ['', ' ', '\n\t', ...wrong.map((text) => `\n  ${text}\n\n${text} `)];
      const improved = await improve(engine, odd);
      for (const [index, text] of odd.entries()) {
        assert.deepEqual(improved[index]?.match(/^\s*|\n|\s*$/g), text.match(/^\s*|\n|\s*$/g));
      }
    });

    it('keeps addresses, numbers, placeholders and markup whatever is around them', async () => {
      const kept = fc.constantFrom(
        'https://exmaple.org/wrnog?teh=1',
        'adress@exmaple.org',
        '{recieve_name}',
        '%s',
        '1,234.50',
        '2024-02-30',
        '<b class="teh">',
        '`definately()`',
        '/usr/lcoal/bin',
        'https://exmaple.org/{pth}',
      );
      const piece = fc.oneof(kept, fc.constantFrom(...wrong, ...right), fc.constantFrom('\n', '. ', ', '));
      const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' '));
      const read = (whole: string) => protectedRanges(whole).map(({ start, end }) => whole.slice(start, end));
      await fc.assert(
        fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async (texts) => {
          const improved = await improve(engine, texts);
          assert.deepEqual(improved.map(read), texts.map(read));
        }),
        { numRuns: runs },
      );
    });

    it('takes any text', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
      );
      const clean = text.map((whole) => whole.replaceAll('\0', ''));
      await fc.assert(
        fc.asyncProperty(fc.array(clean, { maxLength: 4 }), async (texts) => {
          for (const improved of await improve(engine, texts)) assert.ok(improved.isWellFormed());
        }),
        { numRuns: runs },
      );
    });

    it('serves calls at the same time, each with its own texts', async () => {
      const alone = await Promise.all(wrong.map((text) => improve(engine, [text])));
      const together = await Promise.all([...wrong, ...wrong].map((text) => improve(engine, [text])));
      assert.deepEqual(together, [...alone, ...alone]);
    });

    it('rejects with the reason of the signal, and serves the next call', async () => {
      const reason = new Error('enough');
      const aborted = AbortSignal.abort(reason);
      await assert.rejects(improve(engine, wrong, 'correct', aborted), reason);
      const controller = new AbortController();
      const call = improve(engine, wrong, 'correct', controller.signal);
      controller.abort(reason);
      await assert.rejects(call, reason);
      assert.deepEqual(
        await improve(engine, wrong),
        corrections.map(([, corrected]) => corrected),
      );
    });

    if (contract.crash !== undefined)
      it('survives the end of its process, also with calls in flight', async () => {
        const calls = wrong.map((text) => improve(engine, [text]));
        contract.crash?.(engine);
        assert.deepEqual(
          (await Promise.all(calls)).flat(),
          corrections.map(([, corrected]) => corrected),
        );
        contract.crash?.(engine);
        assert.deepEqual(await improve(engine, right), right);
      });

    it('ends with its processes, and rejects calls in flight and later ones', async () => {
      const other = await contract.create();
      await other.started?.();
      await improve(other, wrong.slice(0, 1));
      const processes = contract.processIds?.(other) ?? [];
      const inFlight = improve(other, wrong);
      const unavailable = (error: unknown): boolean =>
        error instanceof ServiceError && error.code === 'engine_unavailable';
      const refused = assert.rejects(inFlight, unavailable);
      await other[Symbol.asyncDispose]();
      await refused;
      await assert.rejects(improve(other, wrong), unavailable);
      assert.equal(other.health().state, 'unavailable');
      for (const id of processes) assert.ok(await isGone(id), `process ${id} is there`);
    });
  });
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
