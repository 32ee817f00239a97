import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  FoundTerm,
  TextTranslator,
  TranslationBatch,
  TranslationOptions,
} from '../../contracts/engines/text-translator.ts';
import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { FakeTranslator, type FakeTranslatorOptions } from '../fake/fake-translator.ts';
import { CachedTranslator, type Lookups } from './cached-translator.ts';
import { SentenceCache } from './sentence-cache.ts';

const never = new AbortController().signal;

/** A fake engine whose id and version the test sets. */
class VersionedFake extends FakeTranslator {
  override version = '1';
}

function open(options: FakeTranslatorOptions = {}) {
  const engine = new VersionedFake(options);
  const lookups: Lookups[] = [];
  const cache = new SentenceCache({ bytes: 2 ** 24 });
  const translator = new CachedTranslator(engine, cache, { onLookups: (event) => lookups.push(event) });
  return { engine, translator, cache, lookups, asked: () => engine.calls.map(({ batch }) => textsOf(batch)) };
}

function batchOf(texts: readonly (string | Segment)[], changes: Partial<TranslationBatch> = {}): TranslationBatch {
  const segments = texts.map((text) => (typeof text === 'string' ? textSegment(text) : text));
  return { source: 'en', target: 'es', segments, options: { formality: 'default' }, ...changes };
}

function textsOf({ segments }: Pick<TranslationBatch, 'segments'>): readonly string[] {
  return segments.map(plainText);
}

async function translate(translator: TextTranslator, batch: TranslationBatch): Promise<readonly string[]> {
  return textsOf(await translator.translate(batch, never));
}

function code(kind: InlineCode['kind'], id: number, data: string, equivalent?: string): Inline {
  return { kind, id, data, ...(equivalent === undefined ? {} : { equivalent }) };
}

describe('an engine behind the cache', () => {
  it('is to its users the engine', async () => {
    const { engine, translator } = open({ id: 'other', tier: 'next_gen', capabilities: { formality: true } });
    assert.equal(translator.id, 'other');
    assert.equal(translator.tier, 'next_gen');
    assert.equal(translator.pairs(), engine.pairs());
    assert.equal(translator.capabilities({ source: 'en', target: 'es' }), engine.capabilities());
    engine.report({ state: 'failing', reason: 'a test' });
    assert.equal(translator.health(), engine.health());
    engine.version = '2';
    assert.equal(translator.version, '2');
    assert.equal(translator.remedy({ source: 'en', target: 'es' }), undefined);
    await translator.started();
    const remedied = Object.assign(new FakeTranslator(), { remedy: () => 'pull', started: () => Promise.reject('up') });
    const other = new CachedTranslator(remedied, new SentenceCache({ bytes: 0 }));
    assert.equal(other.remedy({ source: 'en', target: 'es' }), 'pull');
    await assert.rejects(other.started(), (reason) => reason === 'up');
  });

  it('is asked for what is not known, each sentence once, and the order stays', async () => {
    const { translator, asked, lookups } = open();
    assert.deepEqual(await translate(translator, batchOf(['b', 'd'])), ['c', 'e']);
    const texts = ['a', 'b', 'a', 'c', 'd', 'c', 'a'];
    assert.deepEqual(await translate(translator, batchOf(texts)), ['b', 'c', 'b', 'd', 'e', 'd', 'b']);
    assert.deepEqual(await translate(translator, batchOf(texts)), ['b', 'c', 'b', 'd', 'e', 'd', 'b']);
    assert.deepEqual(asked(), [
      ['b', 'd'],
      ['a', 'c'],
    ]);
    assert.deepEqual(lookups, [
      { engine: 'fake', hits: 0, misses: 2 },
      { engine: 'fake', hits: 2, misses: 5 },
      { engine: 'fake', hits: 7, misses: 0 },
    ]);
  });

  it('gets everything else of the call as it was', async () => {
    const { engine, translator } = open();
    const batch = batchOf(['a', 'a'], { accountId: 'one', options: { formality: 'more', context: 'c' } });
    const { signal } = new AbortController();
    await translator.translate(batch, signal);
    assert.deepEqual(engine.calls, [{ batch: { ...batch, segments: batch.segments.slice(1) }, signal }]);
  });

  it('is asked again for segments that are too long to keep', async () => {
    const { translator, asked } = open();
    const texts = ['a'.repeat(16_000), 'a'.repeat(17_000)];
    await translate(translator, batchOf(texts));
    await translate(translator, batchOf(texts));
    assert.deepEqual(
      asked().map((sent) => sent.length),
      [2, 1],
    );
  });
});

describe('what is kept', () => {
  const options: TranslationOptions = {
    formality: 'default',
    context: 'c',
    instructions: ['one', 'two'],
    styleRules: ['one'],
  };
  const term: FoundTerm = { source: 'word', target: 'palabra', start: 0, end: 4, found: 'word' };
  const first = batchOf(['word'], { accountId: 'one', options, terms: [[term]] });
  const differences: Record<string, TranslationBatch> = {
    'another account': { ...first, accountId: 'two' },
    'no account': batchOf(['word'], { options, terms: [[term]] }),
    'another source': { ...first, source: 'fr' },
    'another target': { ...first, target: 'es-419' },
    'another text': { ...first, segments: [textSegment('word ')] },
    'another formality': { ...first, options: { ...options, formality: 'more' } },
    'another context': { ...first, options: { ...options, context: 'd' } },
    'other instructions': { ...first, options: { ...options, instructions: ['one,two'] } },
    'instructions in another order': { ...first, options: { ...options, instructions: ['two', 'one'] } },
    'instructions as style rules': {
      ...first,
      options: { ...options, instructions: ['one'], styleRules: ['one', 'two'] },
    },
    'another target of a term': { ...first, terms: [[{ ...term, target: 'vocablo' }]] },
    'a term in another place': { ...first, terms: [[{ ...term, source: 'wor', end: 3, found: 'wor' }]] },
    'no terms': { ...first, terms: [[]] },
    'an option from the future': { ...first, options: { ...options, tone: 'warm' } as TranslationOptions },
  };
  for (const [name, other] of Object.entries(differences))
    it(`is not used for ${name}`, async () => {
      const { engine, translator } = open();
      await translate(translator, first);
      await translate(translator, other);
      assert.equal(engine.calls.length, 2);
      await translate(translator, first);
      await translate(translator, other);
      assert.equal(engine.calls.length, 2);
    });

  it('is not used for another engine', async () => {
    const { cache, translator } = open();
    const engine = new FakeTranslator({ id: 'other' });
    await translate(translator, first);
    await translate(new CachedTranslator(engine, cache), first);
    assert.equal(engine.calls.length, 1);
  });

  it('is used where another segment of the batch has other terms', async () => {
    const { engine, translator } = open();
    await translate(translator, first);
    const other = { ...term, source: 'other', found: 'other', end: 5 };
    await translate(translator, batchOf(['other', 'word'], { accountId: 'one', options, terms: [[other], [term]] }));
    assert.deepEqual(
      engine.calls.map(({ batch }) => [batch.segments.map(plainText), batch.terms]),
      [
        [['word'], [[term]]],
        [['other'], [[other]]],
      ],
    );
  });

  it('is used where an option is said to be undefined or left out', async () => {
    const { engine, translator } = open();
    await translate(translator, batchOf(['word']));
    const unset = {
      instructions: undefined,
      context: undefined,
      formality: 'default',
    } as unknown as TranslationOptions;
    await translate(translator, batchOf(['word'], { options: unset, ...({ accountId: undefined } as object) }));
    assert.equal(engine.calls.length, 1);
  });

  it('is not used for another version, and used again when the version is back', async () => {
    const { engine, translator } = open();
    await translate(translator, first);
    engine.version = '2';
    await translate(translator, first);
    assert.equal(engine.calls.length, 2);
    engine.version = '1';
    await translate(translator, first);
    assert.equal(engine.calls.length, 2);
  });

  it('is nothing of a call in which the version changed', async () => {
    const { engine, translator } = open();
    const gate = engine.hold();
    const call = translate(translator, first);
    engine.version = '2';
    gate.open();
    assert.deepEqual(await call, ['xpse']);
    await translate(translator, first);
    engine.version = '1';
    await translate(translator, first);
    assert.equal(engine.calls.length, 3);
  });

  it('is nothing of an outcome with warnings, which are said each time', async () => {
    const warnings = [{ code: 'a_test', message: 'A test.' }];
    const { engine, translator } = open({ warnings });
    for (let call = 1; call <= 2; call += 1) {
      assert.deepEqual((await translator.translate(first, never)).warnings, warnings);
      assert.equal(engine.calls.length, call);
    }
  });

  it('is nothing of a call that failed or was aborted', async () => {
    const { engine, translator, cache } = open();
    const failure = new ServiceError('engine_timed_out', {});
    engine.failWith(failure);
    await assert.rejects(translator.translate(first, never), failure);
    const gate = engine.hold();
    const controller = new AbortController();
    const call = translator.translate(first, controller.signal);
    const rejected = assert.rejects(call, /enough/);
    controller.abort(new Error('enough'));
    await rejected;
    gate.open();
    assert.equal(cache.statistics().memory.entries, 0);
    assert.deepEqual(await translate(translator, first), ['xpse']);
  });

  it('does not answer a call that was aborted before it began, nor one after disposal', async () => {
    const { translator } = open();
    await translate(translator, first);
    await assert.rejects(translator.translate(first, AbortSignal.abort(new Error('before'))), /before/);
    await translator[Symbol.asyncDispose]();
    await assert.rejects(translator.translate(first, never), { code: 'engine_unavailable' });
    assert.equal(translator.health().state, 'unavailable');
  });

  it('is right when many calls at once ask for the same', async () => {
    const { engine, translator } = open();
    const gate = engine.hold();
    const calls = Array.from({ length: 20 }, (_, index) => translate(translator, batchOf(['a', `${index % 4} b`])));
    gate.open();
    for (const [index, texts] of (await Promise.all(calls)).entries()) assert.deepEqual(texts, ['b', `${index % 4} c`]);
    const before = engine.calls.length;
    await translate(translator, batchOf(['a', '0 b', '1 b', '2 b', '3 b']));
    assert.equal(engine.calls.length, before);
  });
});

describe('codes', () => {
  const bold = (id: number, data: string, equivalent?: string): Segment => ({
    inlines: [
      code('open', id, `<${data}>`),
      'red',
      code('close', id, `</${data}>`),
      ' ',
      code('alone', id + 1, data, equivalent),
      'car',
    ],
  });

  it('are those of the requested segment, in their positions', async () => {
    const { engine, translator } = open({ reversesWords: true });
    const expected = (id: number, data: string): Segment => ({
      inlines: [
        code('alone', id + 1, data),
        'dbs',
        ' ',
        code('open', id, `<${data}>`),
        'sfe',
        code('close', id, `</${data}>`),
      ],
    });
    const { segments } = await translator.translate(batchOf([bold(1, 'b'), bold(7, 'i')]), never);
    assert.deepEqual(segments, [expected(1, 'b'), expected(7, 'i')].map(withoutSplitTexts));
    assert.deepEqual(
      engine.calls.map(({ batch }) => batch.segments.length),
      [1],
    );
    const later = await translator.translate(batchOf([bold(30, 'span')]), never);
    assert.deepEqual(later.segments.map(withoutSplitTexts), [expected(30, 'span')].map(withoutSplitTexts));
    assert.equal(engine.calls.length, 1);
  });

  it('make another sentence when they are elsewhere, are of another kind or read otherwise', async () => {
    const { engine, translator } = open();
    const segments: readonly Segment[] = [
      { inlines: ['red car'] },
      { inlines: [code('alone', 1, 'x'), 'red car'] },
      { inlines: ['red ', code('alone', 1, 'x'), 'car'] },
      { inlines: ['red ', code('alone', 1, 'x', '\n'), 'car'] },
      { inlines: ['red ', code('alone', 1, 'x', ''), 'car'] },
      { inlines: [code('open', 1, 'x'), 'red ', code('close', 1, 'x'), 'car'] },
      {
        inlines: [code('open', 1, 'x'), code('open', 2, 'y'), 'red car', code('close', 2, 'y'), code('close', 1, 'x')],
      },
      {
        inlines: [code('open', 1, 'x'), code('close', 1, 'x'), code('open', 2, 'y'), 'red car', code('close', 2, 'y')],
      },
    ];
    await translator.translate(batchOf(segments), never);
    assert.equal(engine.calls[0]?.batch.segments.length, segments.length);
  });

  it('do not let a text that looks like them pass for them', async () => {
    const { engine, translator } = open();
    await translate(translator, batchOf(['alone0;', '7:alone0;', { inlines: [code('alone', 1, 'x')] }, '1:a', 'a']));
    assert.equal(engine.calls[0]?.batch.segments.length, 5);
  });
});

/** Neighbouring texts as one, which they are to every reader. */
function withoutSplitTexts({ inlines }: Segment): Segment {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined.splice(-1, 1, last + inline);
    else joined.push(inline);
  }
  return { inlines: joined };
}
