import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { Clock } from '../../src/contracts/clock.ts';
import type { TextTranslator } from '../../src/contracts/engines/text-translator.ts';
import { type BergamotOptions, BergamotTranslator } from '../../src/engines/bergamot/bergamot-translator.ts';
import { CompiledEngine } from '../../src/engines/bergamot/pool/compiled-engine.ts';
import { type PoolIncident, WorkerPool } from '../../src/engines/bergamot/pool/worker-pool.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { FixedModels, readExamples, toyModel } from './bergamot-fixtures.ts';

const examples = readExamples('ende');
const [example = { source: '', translation: '' }] = examples;
const mebibyte = 1024 ** 2;
const folder = mkdtempSync(join(tmpdir(), 'bergamot-'));
after(() => rmSync(folder, { recursive: true }));

function create(options: Partial<BergamotOptions> = {}): BergamotTranslator & { readonly incidents: PoolIncident[] } {
  const incidents: PoolIncident[] = [];
  const onIncident = (incident: PoolIncident) => void incidents.push(incident);
  const translator = new BergamotTranslator({
    models: new FixedModels(),
    workers: 1,
    clock: new ManualClock(),
    onIncident,
    ...options,
  });
  return Object.assign(translator, { incidents });
}

async function translate(
  translator: TextTranslator,
  texts: readonly string[],
  pair = { source: 'en', target: 'de' },
): Promise<readonly string[]> {
  const batch = { ...pair, options: { formality: 'default' }, segments: texts.map(textSegment) } as const;
  return (await translator.translate(batch, new AbortController().signal)).segments.map(plainText);
}

async function rejection(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ServiceError, String(error));
  return error;
}

describe('an engine without models', () => {
  it('is unavailable and says what to type', async () => {
    await using translator = create({ models: new FixedModels([]) });
    const health = translator.health();
    assert.equal(health.state, 'unavailable');
    assert.match(health.state === 'unavailable' ? health.reason : '', /dragoman models pull en-de/);
    assert.equal(translator.remedy({ source: 'en', target: 'fr' }), 'dragoman models pull en-fr');
    assert.equal((await rejection(translate(translator, ['a']))).code, 'engine_unavailable');
    assert.deepEqual(translator.threads, []);
  });
});

describe('loading', () => {
  it('is done once for many calls', async () => {
    await using translator = create();
    await Promise.all(Array.from({ length: 50 }, () => translate(translator, [example.source])));
    const [thread] = translator.threads;
    assert.deepEqual(thread?.models, [{ source: 'en', target: 'de' }]);
    assert.ok(thread.heapBytes < 400 * mebibyte, `${thread.heapBytes} bytes`);
  });

  it('500 times in turn takes no more memory than a few times, and frees every handle', async () => {
    await using translator = create({ modelsPerWorker: 1 });
    const memory: { heapBytes: number; handles: number }[] = [];
    for (let round = 0; round < 250; round += 1) {
      assert.deepEqual(await translate(translator, [example.source]), [example.translation]);
      assert.deepEqual(await translate(translator, [example.translation], { source: 'de', target: 'en' }), [
        example.source,
      ]);
      const [thread] = translator.threads;
      assert.equal(thread?.models.length, 1);
      memory.push(thread);
    }
    const [early, late] = [memory[9], memory.at(-1)];
    assert.ok(early !== undefined && late !== undefined);
    assert.equal(late.handles, early.handles);
    assert.ok(late.heapBytes <= early.heapBytes * 1.2, `${early.heapBytes} became ${late.heapBytes} bytes`);
    assert.deepEqual(translator.incidents, []);
  });

  it('keeps models in a thread until they are too many, least recently used out', async () => {
    const models = ['fr', 'es', 'it', 'pt'].map((target) => toyModel('ende', { target, fingerprint: target }));
    await using translator = create({ models: new FixedModels(models), modelsPerWorker: 3 });
    for (const target of ['fr', 'es', 'fr', 'it', 'pt']) await translate(translator, ['a'], { source: 'en', target });
    const kept = translator.threads.map((thread) => thread.models.map(({ target }) => target));
    assert.deepEqual(kept, [['fr', 'it', 'pt']]);
  });

  it('keeps to the memory limit', async () => {
    await using translator = create({ memoryLimit: 400 * mebibyte });
    await translate(translator, [example.source]);
    const [worker] = translator.workers;
    for (let round = 0; round < 3; round += 1) {
      await translate(
        translator,
        examples.map(({ source }) => source),
      );
      await translate(
        translator,
        examples.map(({ translation }) => translation),
        { source: 'de', target: 'en' },
      );
      const [thread] = translator.threads;
      assert.equal(thread?.models.length, 1);
      assert.ok(thread.heapBytes <= 400 * mebibyte, `${thread.heapBytes} bytes`);
      assert.equal(translator.workers[0], worker);
    }
  });

  it('starts no more threads than memory allows', async () => {
    await using translator = create({ workers: 8, memoryLimit: 1_100 * mebibyte });
    await translate(
      translator,
      Array.from({ length: 2_000 }, () => example.source),
    );
    assert.equal(translator.threads.length, 2);
  });
});

describe('a broken model', () => {
  const good = readFileSync(toyModel('ende').files.model);
  const noise = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919 + (index >> 3) * 31) & 0xff));
  const write = (name: string, content: Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const sound = toyModel('ende').files;
  for (const [what, files, reason] of [
    ['weights of noise', { model: write('noise.bin', noise) }, /Binary file versions do not match/],
    ['weights cut short', { model: write('short.bin', good.subarray(0, 50_000)) }, /Requested shape/],
    ['empty weights', { model: write('empty.bin', Buffer.alloc(0)) }, /./],
    ['a lexicon of noise', { lexicon: write('lexicon.bin', noise) }, /Incorrect magic in binary shortlist/],
    ['a vocabulary of noise', { vocabularies: [write('vocabulary.spm', noise)] }, /SentencePiece/],
    ['a missing file', { model: join(folder, 'missing.bin') }, /ENOENT/],
  ] as const)
    it(`with ${what} fails with the reason, at once from there on, and disturbs no other`, async () => {
      const broken = toyModel('deen', { fingerprint: 'broken', files: { ...sound, ...files } });
      await using translator = create({ models: new FixedModels([toyModel('ende'), broken]) });
      const pair = { source: 'de', target: 'en' };
      assert.deepEqual(await translate(translator, [example.source]), [example.translation]);
      const error = await rejection(translate(translator, ['Die Katze.', 'Das Haus.'], pair));
      assert.equal(error.code, 'engine_failed');
      assert.match(String(error.cause), /de-en/);
      assert.match(String(error.cause), reason);
      const incidents = translator.incidents.length;
      assert.equal((await rejection(translate(translator, ['Die Katze.'], pair))).code, 'engine_failed');
      assert.equal(translator.incidents.length, incidents);
      assert.deepEqual(await translate(translator, [example.source]), [example.translation]);
      assert.deepEqual(translator.health(), { state: 'ready' });
    });

  it('is tried again after a while, and at once when it has been replaced', async () => {
    const path = write('later.bin', noise);
    const clock = new ManualClock();
    const model = toyModel('ende', { files: { ...sound, model: path } });
    await using translator = create({ models: new FixedModels([model]), clock });
    await rejection(translate(translator, ['a']));
    assert.equal(translator.health().state, 'failing');
    writeFileSync(path, good);
    await rejection(translate(translator, ['a']));
    clock.advance(60_000);
    assert.deepEqual(await translate(translator, [example.source]), [example.translation]);
    assert.deepEqual(translator.health(), { state: 'ready' });
  });
});

describe('time', () => {
  it('that a sentence takes too long ends its thread, and no other sentence', async () => {
    const clock = new HastyClock();
    await using translator = create({ clock });
    await translate(translator, [example.source]);
    const [before] = translator.workers;
    clock.hasty = true;
    assert.equal((await rejection(translate(translator, [example.source]))).code, 'engine_timed_out');
    clock.hasty = false;
    assert.deepEqual(await translate(translator, [example.source]), [example.translation]);
    assert.notEqual(translator.workers[0], before);
    assert.deepEqual(
      translator.incidents.map(({ kind }) => kind),
      ['timed_out'],
    );
  });

  it('without work ends the threads, and work starts them again', async () => {
    const clock = new ManualClock();
    await using translator = create({ clock, idleTime: 60_000 });
    await translate(translator, [example.source]);
    const [worker] = translator.workers;
    clock.advance(61_000);
    assert.deepEqual(translator.threads, []);
    await worker?.gone;
    assert.deepEqual(await translate(translator, [example.source]), [example.translation]);
  });
});

describe('a pool', () => {
  const model = toyModel('ende');

  it('fails the text that makes the engine abort, and no other', async () => {
    const { pool, incidents, ask } = openPool();
    await using _ = pool;
    const caller = { cancelled: false };
    const all = [...examples.slice(0, 10), undefined, ...examples.slice(10, 20)].map((one) =>
      one === undefined ? ask(caller, '<b>no end', true) : ask(caller, one.source),
    );
    const outcomes = await Promise.allSettled(all);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    assert.deepEqual(
      outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
      examples.slice(0, 20).map(({ translation }) => translation),
    );
    assert.equal(failed.length, 1);
    assert.equal(failed[0]?.reason.code, 'engine_failed');
    assert.equal(incidents.length, 2);
  });

  it('serves a single sentence before hundreds of another caller', async () => {
    const { pool, ask } = openPool();
    await using _ = pool;
    const [many, one] = [{ cancelled: false }, { cancelled: false }];
    let answered = 0;
    const work = Array.from({ length: 5_000 }, () => ask(many, example.source).then(() => answered++));
    await ask(one, example.source);
    assert.ok(answered < 2_500, `${answered} answered before`);
    many.cancelled = true;
    pool.drop(many);
    void Promise.allSettled(work);
  });

  it('does no more for a caller who is gone', async () => {
    const { pool, ask } = openPool();
    await using _ = pool;
    const [gone, other] = [{ cancelled: false }, { cancelled: false }];
    let answered = 0;
    const first = ask(gone, example.source).then(() => answered++);
    for (let index = 0; index < 20_000; index += 1) void ask(gone, example.source).then(() => answered++);
    await first;
    gone.cancelled = true;
    pool.drop(gone);
    const before = answered;
    assert.equal(await ask(other, example.source), example.translation);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      [...pool.threads].map(({ queue }) => queue),
      [undefined],
    );
    assert.equal(answered, before);
    assert.ok(answered < 10_000);
  });

  it('spreads much work over threads and keeps little in one', async () => {
    const { pool, ask } = openPool(2);
    await using _ = pool;
    const caller = { cancelled: false };
    await ask(caller, example.source);
    await ask(caller, example.source);
    assert.equal(pool.threads.size, 1);
    await Promise.all(Array.from({ length: 20_000 }, () => ask(caller, example.source)));
    assert.equal(pool.threads.size, 2);
  });

  function openPool(maximumThreads = 1) {
    const incidents: PoolIncident[] = [];
    const engine = new CompiledEngine();
    const pool = new WorkerPool({
      clock: { ...systemClock, after: () => () => {} },
      compile: () => engine.module(),
      maximumThreads,
      heapLimit: 1024 * mebibyte,
      modelsPerThread: 3,
      idleTime: 60_000,
      timeLimit: 60_000,
      onIncident: (incident) => void incidents.push(incident),
    });
    const ask = (caller: { readonly cancelled: boolean }, text: string, tagged = false) =>
      new Promise<string>((answered, failed) => {
        pool.submit('en de', model, { caller, text, tagged, characters: text.length, answered, failed });
      });
    return { pool: Object.assign(pool, { [Symbol.asyncDispose]: () => pool.dispose() }), incidents, ask };
  }
});

describe('a process', () => {
  for (const [what, last] of [
    ['ends by itself, threads or not', ''],
    ['ends after disposal', 'await translator[Symbol.asyncDispose](); console.log("disposed");'],
  ] as const)
    it(what, async () => {
      const modules = {
        translator: '../../src/engines/bergamot/bergamot-translator.ts',
        fixtures: './bergamot-fixtures.ts',
      };
      const [translatorUrl, fixturesUrl] = Object.values(modules).map((path) => new URL(path, import.meta.url).href);
      const program = `
        import { BergamotTranslator } from '${translatorUrl}';
        import { FixedModels } from '${fixturesUrl}';
        const translator = new BergamotTranslator({ models: new FixedModels() });
        const segments = [{ inlines: [${JSON.stringify(example.source)}] }];
        const batch = { source: 'en', target: 'de', segments, options: { formality: 'default' } };
        const outcome = await translator.translate(batch, new AbortController().signal);
        console.log(outcome.segments[0].inlines[0]);
        ${last}`;
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
      assert.deepEqual(stdout.trim().split('\n'), [example.translation, ...(last === '' ? [] : ['disposed'])]);
    });
});

/** Lets every time limit pass before anything can be answered, while `hasty`. */
class HastyClock implements Clock {
  hasty = false;

  now(): Date {
    return new Date();
  }

  elapsed(): number {
    return performance.now();
  }

  after(_delay: number, callback: () => void): () => void {
    if (this.hasty) queueMicrotask(callback);
    return () => {};
  }
}
