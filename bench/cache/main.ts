import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TextTranslator } from '../../src/contracts/engines/text-translator.ts';
import type { Segment } from '../../src/contracts/segment.ts';
import { CachedTranslator } from '../../src/engines/cached/cached-translator.ts';
import { SentenceCache } from '../../src/engines/cached/sentence-cache.ts';
import { SqliteSentenceCacheStore } from '../../src/storage/sentence-cache/sqlite-sentence-cache-store.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { median } from '../measurement/statistics.ts';
import { EchoTranslator } from './echo-translator.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } }, allowPositionals: true });
const rounds = Number(values.rounds);
const never = new AbortController().signal;

/** The corpus, twenty times over and each time other sentences. */
const sentences = Array.from({ length: 20 }, (_, copy) =>
  readCorpus().sentences.map((text) => `${copy} ${text}`),
).flat();
const plain = sentences.map((text): Segment => ({ inlines: [text] }));
const coded = sentences.map(withCodes);

/** Around the second word and at the end. */
function withCodes(text: string): Segment {
  const [first = '', second = '', ...rest] = text.split(' ');
  return {
    inlines: [
      `${first} `,
      { kind: 'open', id: 1, data: '<b>' },
      second,
      { kind: 'close', id: 1, data: '</b>' },
      ` ${rest.join(' ')}`,
      { kind: 'alone', id: 2, data: '<br>' },
    ],
  };
}

/** Microseconds a sentence. */
async function pass(translator: TextTranslator, segments: readonly Segment[], size: number): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < segments.length; index += size)
    await translator.translate(
      {
        source: 'en',
        target: 'es',
        segments: segments.slice(index, index + size),
        options: { formality: 'default' },
        accountId: 'a',
      },
      never,
    );
  return ((performance.now() - start) * 1_000) / segments.length;
}

async function measure(name: string, once: () => Promise<number>): Promise<void> {
  await once();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await once());
  const rate = Math.round(1e6 / median(times)).toLocaleString('en');
  console.log(`${name.padEnd(52)} ${median(times).toFixed(2).padStart(8)} µs ${rate.padStart(12)}/s`);
}

const memory = () => new SentenceCache({ bytes: 2 ** 28 });
const engine = new EchoTranslator();

if (global.gc !== undefined) {
  const collect = global.gc;
  // What the first pass compiles is not counted.
  await pass(new CachedTranslator(engine, memory()), plain, 50);
  collect();
  const before = process.memoryUsage().heapUsed;
  const cache = memory();
  await pass(new CachedTranslator(engine, cache), plain, 50);
  collect();
  const { entries, bytes } = cache.statistics().memory;
  const real = (process.memoryUsage().heapUsed - before) / entries;
  const characters = sentences.reduce((sum, text) => sum + text.length, 0) / sentences.length;
  console.log(
    `memory: ${Math.round(bytes / entries)} bytes a sentence as counted, ${Math.round(real)} of the heap, ${Math.round(characters)} characters`,
  );
}

for (const [kind, segments] of Object.entries({ plain, 'with codes': coded }))
  for (const size of [1, 50]) {
    const setting = `${size} a call, ${kind}`;
    await measure(`engine that echoes, ${setting}`, () => pass(engine, segments, size));
    const warm = new CachedTranslator(engine, memory());
    await pass(warm, segments, size);
    await measure(`memory hit, ${setting}`, () => pass(warm, segments, size));
    await measure(`miss, ${setting}`, () => pass(new CachedTranslator(engine, memory()), segments, size));

    const folder = await mkdtemp(join(tmpdir(), 'dragoman-bench-'));
    await using store = new SqliteSentenceCacheStore({ path: join(folder, 'sentences.sqlite'), bytes: 2 ** 28 });
    const filling = new CachedTranslator(engine, new SentenceCache({ bytes: 2 ** 28, store }));
    const write = await pass(filling, segments, size);
    console.log(`miss with a file, ${setting}`.padEnd(52), write.toFixed(2).padStart(8), 'µs (once)');
    await store.flush();
    await measure(`disk hit, ${setting}`, () =>
      pass(new CachedTranslator(engine, new SentenceCache({ bytes: 2 ** 28, store })), segments, size),
    );
    const { entries, bytes } = store.statistics();
    console.log(`${Math.round(bytes / entries)} bytes a sentence in the file`);
    rmSync(folder, { recursive: true });
  }
