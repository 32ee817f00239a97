import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { ApertiumTranslator } from './apertium-translator.ts';

const translator = new ApertiumTranslator({ clock: new ManualClock() });
after(() => translator[Symbol.asyncDispose]());
const { signal } = new AbortController();

async function translate(source: string, target: string, texts: readonly string[]): Promise<readonly string[]> {
  const batch = { source, target, options: { formality: 'default' }, segments: texts.map(textSegment) } as const;
  return (await translator.translate(batch, signal)).segments.map(plainText);
}

function skipUnlessInstalled(source: string, target: string): string | false {
  const installed = translator.pairs().some((pair) => pair.source === source && pair.target === target);
  return installed ? false : `the pair ${source}-${target} is not installed`;
}

const references: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['en', 'es', 'eng-spa', ['The red car was bought by my neighbour, who lives in London.', 'Did you see it?', 'Good']],
  ['es', 'en', 'spa-eng', ['El presidente viajó ayer a Madrid para la reunión.', 'No lo sé.']],
  ['es', 'pt', 'es-pt', ['La casa del perro está en la calle mayor.', 'Los niños comieron manzanas.']],
  ['en', 'ca', 'eng-cat', ['The administrators of the network were happy.']],
  ['nb', 'nn', 'nob-nno', ['Jeg vet ikke hva de vil gjøre i morgen.']],
];
for (const [source, target, mode, texts] of references) {
  test(`${mode} says what the apertium command says`, { skip: skipUnlessInstalled(source, target) }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'apertium-'));
    const file = join(folder, 'text.txt');
    const expected = texts.map((text) => {
      writeFileSync(file, text);
      return execFileSync('apertium', ['-u', mode, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    });
    rmSync(folder, { recursive: true });
    const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    assert.deepEqual(await translate(source, target, texts), expected.map(tidy));
  });
}

test('capitals are those of the source', { skip: skipUnlessInstalled('en', 'es') }, async () => {
  assert.deepEqual(await translate('en', 'es', ['THE RED CAR', 'The Red Car', 'the red car', 'The red car']), [
    'EL COCHE ROJO',
    'El Coche Rojo',
    'el coche rojo',
    'El coche rojo',
  ]);
});

test('a word without a translation stays', { skip: skipUnlessInstalled('ca', 'es') }, async () => {
  assert.deepEqual(await translate('ca', 'es', ['hi']), ['hi']);
});

test('protected passages come back unchanged', { skip: skipUnlessInstalled('en', 'es') }, async () => {
  const passages = ['https://example.com/red/car?the=house', 'the.red@car.com', '{the_car}', '%(red)s', '/the/red/car'];
  const texts = passages.flatMap((passage) => [`The red ${passage} car.`, `${passage}`, `I saw the (${passage})`]);
  const translations = await translate('en', 'es', texts);
  for (const [index, translation] of translations.entries()) {
    assert.ok(translation.includes(passages[Math.floor(index / 3)] ?? '?'), translation);
  }
});

test('Serbian is read in both scripts', { skip: skipUnlessInstalled('sr', 'en') }, async () => {
  const [cyrillic, latin] = await translate('sr', 'en', ['Куће су велике.', 'Kuće su velike.']);
  assert.equal(cyrillic, latin);
});

test('very long words and texts are no trouble', { skip: skipUnlessInstalled('en', 'es') }, async () => {
  const word = 'x'.repeat(100_000);
  const many = 'The car is red and the house is blue '.repeat(1000);
  const [one, other] = await translate('en', 'es', [word, many]);
  assert.equal(one, word);
  assert.equal(other?.match(/casa/g)?.length, 1000);
});

const character = fc.oneof(
  fc.constantFrom(...'^$/[]{}\\<>@*#~+&;:|_"\'%=-.!? \t\n\u00a0\u00ad\u200d\u202e\u2028\ufffd\uffff\ue000\u0301'),
  fc.constantFrom('.[]', '[[1]]', '[[/]]', '[0]', '^a<n>$', '{^x<n>$}', ' the ', ' red ', ' casa ', ' jeg '),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const noise = fc.array(character, { maxLength: 30 }).map((parts) => parts.join('').replaceAll('\0', ''));
const probes = [
  ['en', 'es', 'The red car is fast.'],
  ['es', 'pt', 'La casa es roja.'],
  ['nb', 'nn', 'Jeg vet ikke.'],
  ['en', 'ca', 'The red car is fast.'],
] as const;
for (const [source, target, probe] of probes) {
  test(`no text disturbs the next, ${source} to ${target}`, { skip: skipUnlessInstalled(source, target) }, async () => {
    const [expected] = await translate(source, target, [probe]);
    const property = fc.asyncProperty(fc.array(noise, { maxLength: 10 }), async (texts) => {
      const translations = await translate(source, target, [...texts, probe]);
      assert.equal(translations.length, texts.length + 1);
      assert.equal(translations.at(-1), expected);
    });
    await fc.assert(property, { numRuns: 40 });
  });
}

test('a pair that no mode serves is refused', async () => {
  const batch = { source: 'en', target: 'tlh', options: { formality: 'default' }, segments: [] } as const;
  await assert.rejects(translator.translate(batch, signal), { code: 'engine_unavailable' });
});

test('without Apertium the engine serves nothing and says so', async () => {
  await using empty = new ApertiumTranslator({ modesDirectory: '/nowhere' });
  assert.deepEqual(empty.pairs(), []);
  assert.equal(empty.health().state, 'unavailable');
});

test('when the server is killed its engine processes end too', { skip: skipUnlessInstalled('nb', 'nn') }, async () => {
  const script = `
    import { ApertiumTranslator } from ${JSON.stringify(fileURLToPath(new URL('./apertium-translator.ts', import.meta.url)))};
    // Large pairs take long to start on a busy machine.
    const translator = new ApertiumTranslator({ timeLimit: 120_000 });
    const segments = [{ inlines: ['Hus'] }];
    for (const [source, target] of [['nb', 'nn'], ['en', 'ca'], ['oc', 'fr'], ['sv', 'nn']]) {
      if (!translator.pairs().some((pair) => pair.source === source && pair.target === target)) continue;
      await translator.translate({ source, target, segments, options: { formality: 'default' } }, new AbortController().signal);
    }
    console.log(translator.processIds.join(' '));
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(server, 'exit').then(([code]) => assert.fail(`the server ended by itself with ${code}`));
  const [output] = (await Promise.race([once(server.stdout, 'data'), died])) as [Buffer];
  const ids = output.toString().trim().split(' ');
  assert.ok(ids.length > 10);
  const exited = once(server, 'exit');
  died.catch(() => {});
  server.kill('SIGKILL');
  await exited;
  // Each stage reads the end of its input from the one before; the last is gone when the chain has folded up.
  while (ids.some(isRunning)) await new Promise((resolve) => setImmediate(resolve));
});

/** A process that has ended but not been waited for does not run. */
function isRunning(id: string): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
}
