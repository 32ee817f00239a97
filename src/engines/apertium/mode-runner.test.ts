import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { Urgency } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { type InstalledMode, readInstalledModes } from './installed-modes.ts';
import { ModeRunner } from './mode-runner.ts';
import { PoolKeeper } from './pool-keeper.ts';
import { StageFailure } from './process-chain.ts';
import type { StreamRewrites } from './stream-rewrites.ts';

const installed = readInstalledModes({ modesDirectory: '/usr/share/apertium/modes', searchPath: '/usr/bin:/bin' });
const keeper = new PoolKeeper({
  clock: new ManualClock(),
  limits: { limiter: undefined, memoryLimit: 0 },
  timeLimit: 10_000,
  idleTime: 60_000,
  maximumProcesses: 100,
  maximumPipelines: 1,
  maximumMessagesInFlight: 64,
  maximumCharactersInFlight: 32_768,
});
after(() => keeper.dispose());

function runner(mode: InstalledMode, urgency?: Urgency): ModeRunner {
  return new ModeRunner(mode, keeper, { cancelled: false, urgency });
}

function need(source: string, target: string): { readonly mode: InstalledMode; readonly skip: string | false } {
  const mode = installed.find({ source, target });
  return { mode: mode as InstalledMode, skip: mode === undefined && `the pair ${source}-${target} is not installed` };
}

const unchanged: StreamRewrites = { units: (stream) => stream, forms: async (stream) => stream };

const texts: readonly (readonly [string, string, readonly string[]])[] = [
  ['en', 'es', ['You can see the red cars, [0] or not.[]', 'Two words \\^ \\$ of *care*.[]', '']],
  ['en', 'ca', ['She has seen two big dogs. Did you see it?[]']],
  ['es', 'fr', ['Los niños comieron manzanas en tu casa.[]', '¿Qué me dices?[]']],
  ['es', 'pt', ['Dímelo, por favor.[]']],
  ['es', 'it', ['Tus hermanas están cansadas.[]']],
];
for (const [source, target, payloads] of texts) {
  const { mode, skip } = need(source, target);
  test(`${source}-${target} in parts says what it says as a whole`, { skip }, async () => {
    for (const payload of payloads) {
      const whole = await runner(mode).translate(payload);
      assert.equal(await runner(mode).translate(payload, {}), whole);
      assert.equal(await runner(mode).translate(payload, unchanged), whole);
      assert.equal(await runner(mode, 'background').translate(payload), whole);
      const analysis = await runner(mode).analyse(payload);
      assert.equal(await runner(mode).synthesize(analysis, unchanged), await runner(mode).synthesize(analysis));
    }
  });
}

const english = need('en', 'es');

test('a word exchanged before transfer is inflected and agreed with', { skip: english.skip }, async () => {
  const units = (stream: string) => stream.replaceAll(/\/coche<n><m>/g, '/bicicleta<n><f>');
  const { translate } = bound(english.mode);
  assert.equal(await translate('I see two red cars.[]', {}), 'Veo dos coches rojos.[]');
  assert.equal(await translate('I see two red cars.[]', { units }), 'Veo dos bicicletas rojas.[]');
});

test('a form exchanged before the generator is written as asked', { skip: english.skip }, async () => {
  const forms = (stream: string) => stream.replaceAll('<p2><sg>$', '<p3><sg>$');
  assert.equal(await bound(english.mode).translate('You can.[]', { forms }), 'Puede.[]');
});

test('blanks bound to words are there at both positions and end after their words', {
  skip: english.skip,
}, async () => {
  const seen: string[] = [];
  const look = (stream: string) => {
    seen.push(stream);
    return stream;
  };
  const analysis = (await runner(english.mode).analyse('red cars[]')).replace('^', '[[1]]^').replace(' ^', ' [[2]]^');
  const output = await runner(english.mode).synthesize(analysis, { units: look, forms: look });
  assert.match(seen[0] ?? '', /\[\[1\]\]\^red<adj>[^$]*\$ \[\[2\]\]\^car<n>[^$]*\$/);
  assert.match(seen[1] ?? '', /\[\[2\]\]\^Coche<n><m><pl>\$ \[\[1\]\]\^rojo<adj><m><pl>\$/);
  assert.match(output, /\[\[2\]\]Coches\[\[\/\]\] \[\[1\]\]rojos\[\[\/\]\]/);
});

test('the generator shows which forms it can write', { skip: english.skip }, async () => {
  const forms = [
    'coche<n><m><pl>',
    'coche<n><f><pl>',
    'dar<vblex><imp><p2><sg>+prpers<prn><enc><p1><mf><sg>',
    'xyzzy<n>',
  ];
  const known = await runner(english.mode).knownForms(forms);
  assert.deepEqual([...known], [forms[0], forms[2]]);
  assert.equal((await runner(english.mode).knownForms([])).size, 0);
});

test('what a rewrite throws ends the call', { skip: english.skip }, async () => {
  const units = () => {
    throw new ServiceError('engine_failed', {});
  };
  await assert.rejects(bound(english.mode).translate('Good.[]', { units }), { code: 'engine_failed' });
});

function bound(mode: InstalledMode) {
  return {
    async translate(payload: string, rewrites?: StreamRewrites): Promise<string> {
      return (await runner(mode).translate(payload, rewrites)).trim();
    },
  };
}

/** A mode whose tagger dies of the word "crash", and a keeper that notes which pipelines it was asked for. */
function fragileMachine() {
  const stage = { program: 'other', arguments: [] };
  const grammar = { program: 'cg-proc', arguments: ['/grammar.bin'] };
  const tagger = { program: 'apertium-tagger', arguments: [] };
  const [generation, transfer, trial] = [[stage], [stage], [stage]];
  const rewriting = { selection: [grammar, tagger], transfer, generation, trial };
  const parts = { analysis: [stage], synthesis: [grammar, tagger, stage], rewriting };
  const mode = { name: 'fragile', fingerprint: '0', stages: [stage, ...parts.synthesis], parts };
  const keys: string[] = [];
  const exchange: PoolKeeper['exchange'] = async (key, stages, payload) => {
    if (stages.includes(tagger) && payload.includes('crash')) {
      throw new ServiceError('engine_failed', {}, { cause: new StageFailure('apertium-tagger', 'crashed') });
    }
    keys.push(key);
    return payload;
  };
  return { mode, keys, keeper: { exchange } };
}

test('a tagger that crashes is left out of the parts too', async () => {
  const { mode, keys, keeper } = fragileMachine();
  const fragile = new ModeRunner(mode, keeper, { cancelled: false });
  for (const text of ['all is well', 'a crash', 'well again']) {
    assert.equal(await fragile.translate(text, unchanged), text);
  }
  const selections = keys.filter((key) => key.includes('selection'));
  assert.deepEqual(selections, ['fragile 0 selection', 'fragile 0 selection untagged', 'fragile 0 selection']);
});
