import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { CachedTranslator } from '../../src/engines/cached/cached-translator.ts';
import { SentenceCache } from '../../src/engines/cached/sentence-cache.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextTranslator } from './text-translator.ts';

/** So that the tests reach the engine behind the cache. */
const behind = new WeakMap<CachedTranslator, FakeTranslator | ApertiumTranslator>();

function cached(engine: FakeTranslator | ApertiumTranslator, bytes = 2 ** 24): CachedTranslator {
  const translator = new CachedTranslator(engine, new SentenceCache({ bytes }));
  behind.set(translator, engine);
  return translator;
}

function fakeBehind(translator: CachedTranslator): FakeTranslator | undefined {
  const engine = behind.get(translator);
  return engine instanceof FakeTranslator ? engine : undefined;
}

function processIds(translator: CachedTranslator): readonly number[] {
  const engine = behind.get(translator);
  return engine instanceof ApertiumTranslator ? engine.processIds : [];
}

describeTextTranslator('apertium behind the cache', {
  create: () => cached(new ApertiumTranslator({ clock: new ManualClock() })),
  pair: { source: 'en', target: 'es' },
  sentences: [
    { source: 'The house is red.', translation: 'La casa es roja.' },
    { source: 'She has seen two big dogs.' },
    { source: 'Nobody knows why the car is blue' },
  ],
  crash: (translator) => process.kill(processIds(translator)[0] ?? 0, 'SIGKILL'),
  processIds,
});

for (const bytes of [0, 5_000, 2 ** 24])
  describeTextTranslator(`fake that changes the order of words behind a cache of ${bytes} bytes`, {
    create: () => cached(new FakeTranslator({ reversesWords: true }), bytes),
    pair: { source: 'en', target: 'es' },
    sentences: [
      { source: 'The house is red.', translation: 'sfe. jt ipvtf Uif' },
      { source: 'Zoë has 2 cats!', translation: 'dbut! 2 ibt Apë' },
      { source: 'Nobody knows why', translation: 'xiz lopxt Opcpez' },
    ],
    runs: 300,
    crash: (translator) => fakeBehind(translator)?.crash(1),
  });
