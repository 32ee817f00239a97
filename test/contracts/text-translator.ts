import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type {
  FoundTerm,
  TermTranslation,
  TextTranslator,
  TranslationBatch,
  Urgency,
} from '../../src/contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import type { Inline, InlineCode, Segment } from '../../src/contracts/segment.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { baseLanguage, canonicalLanguage } from '../../src/language/codes.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { segmentArbitrary, textArbitrary } from './segment-arbitrary.ts';
import { assertSameCodes } from './segment-codes.ts';

export interface SampleSentence {
  readonly source: string;
  /** What the engine makes of it, where that is known. */
  readonly translation?: string;
}

export interface TextTranslatorContract<Engine extends TextTranslator> {
  /** A new engine each time; the suite disposes of it. */
  create(): Engine | Promise<Engine>;
  /** A direction that the engine serves. */
  readonly pair: LanguagePair;
  /** At least three different ones, with letters. */
  readonly sentences: readonly SampleSentence[];
  /** The same text may come out in different words. Default false. */
  readonly variable?: boolean;
  /** Why nothing can run here, for example because the engine is not installed. */
  readonly skip?: string | false;
  /** For engines that take terms: a word of the sentence, and what it shall become. */
  readonly term?: TermTranslation & { readonly sentence: string };
  /** Random batches for each property, of four segments each. Default 50. */
  readonly runs?: number;
  /** Breaks the engine once while calls are in flight: kills a process, for example. Absent if nothing can break. */
  crash?(engine: Engine): void;
  /** The engine's processes, which must be gone once it is disposed of. */
  processIds?(engine: Engine): readonly number[];
}

const never = new AbortController().signal;

/** What every TextTranslator does, whatever is behind it: the docstring of the contract as tests. */
export function describeTextTranslator<Engine extends TextTranslator>(
  name: string,
  contract: TextTranslatorContract<Engine>,
): void {
  const { pair, sentences, runs = 50, variable = false } = contract;
  const sources = sentences.map(({ source }) => source);

  const batchOf = (segments: readonly Segment[]): TranslationBatch =>
    frozen({ ...pair, segments, options: { formality: 'default' } });

  async function translate(engine: TextTranslator, segments: readonly Segment[]): Promise<readonly Segment[]> {
    const outcome = await engine.translate(batchOf(segments), never);
    assert.equal(outcome.segments.length, segments.length);
    return outcome.segments;
  }

  async function translateTexts(engine: TextTranslator, texts: readonly string[]): Promise<readonly string[]> {
    return (await translate(engine, texts.map(textSegment))).map(plainText);
  }

  /** Equal, or for engines that vary of the same count. */
  function assertSameTexts(actual: readonly string[], expected: readonly string[]): void {
    if (variable) assert.equal(actual.length, expected.length);
    else assert.deepEqual(actual, expected);
  }

  describe(`the text translator ${name}`, { skip: contract.skip ?? false }, () => {
    let engine: Engine;
    let alone: readonly string[];
    before(async () => {
      engine = await contract.create();
      alone = (await Promise.all(sources.map((source) => translateTexts(engine, [source])))).flat();
    });
    after(async () => {
      await engine[Symbol.asyncDispose]();
    });

    describe('what it offers', () => {
      it('has a stable id and a tier', () => {
        assert.match(engine.id, /^[a-z][a-z0-9_]*$/);
        assert.ok(engine.tier === 'classic' || engine.tier === 'next_gen');
      });

      it('is ready and serves the pair, each pair once, in canonical codes with base languages as sources', () => {
        assert.deepEqual(engine.health(), { state: 'ready' });
        const pairs = engine.pairs();
        const names = pairs.map(({ source, target }) => `${source} ${target}`);
        assert.ok(names.includes(`${pair.source} ${pair.target}`));
        assert.equal(new Set(names).size, names.length);
        for (const { source, target } of pairs) {
          assert.equal(source, baseLanguage(source));
          assert.equal(canonicalLanguage(source), source);
          assert.equal(canonicalLanguage(target), target);
        }
      });

      it('answers pairs() with the same array while nothing changes', async () => {
        const pairs = engine.pairs();
        await translateTexts(engine, sources);
        assert.equal(engine.pairs(), pairs);
      });

      it('knows its capabilities for each of its pairs', () => {
        for (const served of engine.pairs())
          for (const value of Object.values(engine.capabilities(served))) assert.equal(typeof value, 'boolean');
      });

      it('keeps its version while nothing changes, in another instance too', async () => {
        const { version } = engine;
        assert.notEqual(version, '');
        await translateTexts(engine, sources);
        assert.equal(engine.version, version);
        await using other = await contract.create();
        assert.equal(other.version, version);
      });
    });

    describe('texts', () => {
      for (const { source, translation } of sentences)
        if (translation !== undefined)
          it(`translates "${source}"`, async () => {
            assert.deepEqual(await translateTexts(engine, [source]), [translation]);
          });

      it('keeps count and order, and no segment changes the translation of another', async () => {
        const order = Array.from({ length: 60 }, (_, index) => (index * 7) % sources.length);
        const translated = await translateTexts(
          engine,
          order.map((index) => sources[index] ?? ''),
        );
        assertSameTexts(
          translated,
          order.map((index) => alone[index] ?? ''),
        );
      });

      it('answers an empty batch with an empty one', async () => {
        assert.deepEqual((await engine.translate(batchOf([]), never)).segments, []);
      });

      it('gives back unchanged what has no letters, codes included', async () => {
        const segments: readonly Segment[] = [
          { inlines: [] },
          ...[' ', '\n\t \u00a0\u3000', '12 + 3.5 = 15,5', '…', '!?', '🙂 → 👩‍👩‍👧', '[^$/\\]{<@*#>}', '\u200b'].map(
            textSegment,
          ),
          { inlines: [code('alone', 1)] },
          { inlines: [code('open', 1), ' ', code('close', 1)] },
          { inlines: ['1', code('open', 1), '2 ', code('alone', 2), code('close', 1), '.'] },
        ];
        assert.deepEqual(await translate(engine, segments), segments);
      });

      it('keeps white space at the ends of segments', async () => {
        const ends = [' ', '  ', '\n', '\r\n', '\t', '\u00a0', '\u3000', '\u2028', '\ufeff', ' \n \t'];
        const texts = ends.flatMap((space) => [space + sources[0], sources[0] + space, space + sources[0] + space]);
        assertSameTexts(
          await translateTexts(engine, texts),
          ends.flatMap((space) => [space + alone[0], alone[0] + space, space + alone[0] + space]),
        );
      });

      it('takes any Unicode text, and its neighbours in the batch come out as ever', async () => {
        const texts = fc.array(textArbitrary(sources), { minLength: 1, maxLength: 3 });
        await fc.assert(
          fc.asyncProperty(texts, async (some) => {
            const translated = await translateTexts(engine, [...some, sources[0] ?? '']);
            assertSameTexts(translated.slice(-1), alone.slice(0, 1));
            for (const [index, text] of some.entries()) assertSound(translated[index] ?? '', text);
          }),
          { numRuns: runs },
        );
      });
    });

    describe('codes', () => {
      it('come out exactly once, unchanged and well nested, wherever they are', async () => {
        const segments = fc.array(segmentArbitrary(sources), { minLength: 1, maxLength: 4 });
        await fc.assert(
          fc.asyncProperty(segments, async (some) => {
            const translated = await translate(engine, some);
            for (const [index, source] of some.entries()) {
              assertSameCodes(translated[index] ?? source, source);
              assertSound(plainText(translated[index] ?? source), plainText(source));
            }
          }),
          { numRuns: runs },
        );
      });

      it('around a whole sentence leave its translation as it is', async () => {
        const wrapped = sources.map((source): Segment => ({ inlines: [code('open', 1), source, code('close', 1)] }));
        assertSameTexts((await translate(engine, wrapped)).map(plainText), alone);
        for (const [index, segment] of (await translate(engine, wrapped)).entries())
          assertSameCodes(segment, wrapped[index] ?? segment);
      });

      it('may be a hundred in one sentence, pairs in pairs', async () => {
        const ids = Array.from({ length: 50 }, (_, index) => index + 1);
        const words = (sources[0] ?? '')
          .split(' ')
          .flatMap((word): Inline[] => [`${word} `, code('alone', 100 + word.length)]);
        const unique = words.map((inline, index) =>
          typeof inline === 'string' ? inline : { ...inline, id: 100 + index },
        );
        const segment = {
          inlines: [...ids.map((id) => code('open', id)), ...unique, ...ids.reverse().map((id) => code('close', id))],
        };
        const [translated = segment] = await translate(engine, [segment]);
        assertSameCodes(translated, segment);
      });
    });

    describe('terms', { skip: contract.term === undefined ? 'this engine takes no terms' : false }, () => {
      const { sentence = '', source = '', target = '' } = contract.term ?? {};
      const start = sentence.indexOf(source);
      const term: FoundTerm = { source, target, start, end: start + source.length, found: source };

      it('appear in the segment that has them, and change no other', async () => {
        assert.equal(engine.capabilities(pair).terminology, true);
        const [termless = ''] = await translateTexts(engine, [sentence]);
        const batch = { ...batchOf([sentence, sentence, sentence].map(textSegment)), terms: [[], [term], []] };
        const texts = (await engine.translate(frozen(batch), never)).segments.map(plainText);
        assert.ok(texts[1]?.includes(target), texts[1]);
        assertSameTexts([texts[0] ?? '', texts[2] ?? ''], [termless, termless]);
      });

      it('appear where codes are in and around them, which come out once', async () => {
        const middle = start + Math.ceil(source.length / 2);
        const inlines = [
          sentence.slice(0, start),
          code('open', 1),
          sentence.slice(start, middle),
          code('alone', 2),
          sentence.slice(middle, term.end),
          code('close', 1),
          sentence.slice(term.end),
        ];
        const segment = { inlines: inlines.filter((inline) => inline !== '') };
        const batch = frozen({ ...batchOf([segment]), terms: [[term]] });
        const [translated = segment] = (await engine.translate(batch, never)).segments;
        assertSameCodes(translated, segment);
        assert.ok(plainText(translated).includes(target), plainText(translated));
      });
    });

    describe('many calls at once', () => {
      it('give the same as one after the other', async () => {
        const order = Array.from({ length: 100 }, (_, index) => index % sources.length);
        const translated = await Promise.all(order.map((index) => translateTexts(engine, [sources[index] ?? ''])));
        assertSameTexts(
          translated.flat(),
          order.map((index) => alone[index] ?? ''),
        );
      });
    });

    describe('an interactive batch', () => {
      const longBatch = (urgency: Urgency, name: string): TranslationBatch => {
        const texts = Array.from({ length: 200 }, (_, index) => `${sources[index % sources.length]} ${name} ${index}`);
        return frozen({ ...batchOf(texts.map(textSegment)), urgency });
      };

      it('is not behind background batches that came first', async () => {
        const ended: string[] = [];
        const run = async (name: string, batch: TranslationBatch): Promise<void> => {
          const outcome = await engine.translate(batch, never);
          assert.equal(outcome.segments.length, batch.segments.length);
          ended.push(name);
        };
        const background = Array.from({ length: 8 }, (_, index) =>
          run('background', longBatch('background', `document ${index}`)),
        );
        await run('interactive', batchOf([textSegment(`${sources[0]} now`)]));
        assert.deepEqual(ended, ['interactive']);
        await Promise.all(background);
      });

      it('comes out as one of the background does', async () => {
        const [interactive, background] = await Promise.all(
          (['interactive', 'background'] as const).map((urgency) =>
            engine.translate(frozen({ ...batchOf(sources.map(textSegment)), urgency }), never),
          ),
        );
        for (const outcome of [interactive, background]) assertSameTexts(outcome?.segments.map(plainText) ?? [], alone);
      });
    });

    describe('an abort', () => {
      it('before the call rejects it with the reason of the signal', async () => {
        const reason = new Error('before');
        const call = engine.translate(batchOf(sources.map(textSegment)), AbortSignal.abort(reason));
        await assert.rejects(call, (error) => error === reason);
      });

      for (const turns of [0, 1, 5])
        it(`${turns} turns of the event loop into the call rejects it at once and leaves the others alone`, async () => {
          const controller = new AbortController();
          const many = Array.from({ length: 500 }, (_, index) =>
            textSegment(`${sources[index % sources.length]} ${index}`),
          );
          const other = translateTexts(engine, sources);
          const call = engine.translate(batchOf(many), controller.signal);
          let answered = false;
          const settled = call.then(
            () => {
              answered = true;
            },
            (error: unknown) => error,
          );
          for (let turn = 0; turn < turns; turn += 1) await nextTurn();
          const reason = new Error('during');
          const tooLate = answered;
          controller.abort(reason);
          const outcome = await Promise.race([settled, nextTurn().then(() => 'still in flight')]);
          if (!tooLate) assert.equal(outcome, reason);
          assertSameTexts(await other, alone);
          assertSameTexts(await translateTexts(engine, sources), alone);
        });
    });

    describe('a crash', {
      skip: contract.crash === undefined ? 'this engine has nothing that can crash' : false,
    }, () => {
      it('is made good inside: calls in flight and later ones are answered', async () => {
        await using own = await contract.create();
        assertSameTexts(await translateTexts(own, sources), alone);
        const calls = Array.from({ length: 20 }, () => translateTexts(own, sources));
        contract.crash?.(own);
        for (const texts of await Promise.all(calls)) assertSameTexts(texts, alone);
        assertSameTexts(await translateTexts(own, sources), alone);
      });
    });

    describe('disposal', () => {
      it('rejects calls in flight and later ones, and ends every process', async () => {
        const own = await contract.create();
        assertSameTexts(await translateTexts(own, sources), alone);
        const many = Array.from({ length: 500 }, (_, index) =>
          textSegment(`${sources[index % sources.length]} ${index}`),
        );
        const call = own.translate(batchOf(many), never);
        const rejected = assert.rejects(call, (error) => error instanceof ServiceError);
        const ids = contract.processIds?.(own) ?? [];
        await own[Symbol.asyncDispose]();
        await rejected;
        await assert.rejects(own.translate(batchOf(many), never), (error) => error instanceof ServiceError);
        assert.deepEqual(ids.filter(isRunning), []);
      });

      it('can be asked for twice, and of an engine that never worked', async () => {
        const own = await contract.create();
        await own[Symbol.asyncDispose]();
        await own[Symbol.asyncDispose]();
      });
    });
  });
}

function code(kind: InlineCode['kind'], id: number): InlineCode {
  return { kind, id, data: kind === 'close' ? '</b>' : '<b>' };
}

/** What holds for the translation of any text: well-formed Unicode that begins and ends with the white space of its source. */
function assertSound(translated: string, source: string): void {
  assert.ok(translated.isWellFormed() && !translated.includes('\0'), JSON.stringify(translated));
  const start = source.slice(0, source.length - source.trimStart().length);
  const end = source.slice(source.trimEnd().length);
  const change = `${JSON.stringify(source)} became ${JSON.stringify(translated)}`;
  assert.ok(translated.startsWith(start) && translated.endsWith(end), change);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** So that an engine that writes into what it was given is found out. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
