import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextCorrector } from './text-corrector.ts';
import { describeWritingEngine, type WritingEngineContract } from './writing-engine.ts';

function describeCorrector(name: string, contract: WritingEngineContract<HunspellWritingEngine>): void {
  describeWritingEngine(name, contract);
  describeTextCorrector(name, contract);
}

const folder = '/usr/share/hunspell';

async function why(language: string): Promise<string | false> {
  await using engine = new HunspellWritingEngine({ folder, clock: new ManualClock() });
  return engine.languages().includes(language) ? false : `no dictionary of hunspell for ${language} is installed`;
}

const shared = {
  create: () => new HunspellWritingEngine({ folder, clock: new ManualClock() }),
  processIds: (engine: HunspellWritingEngine) => engine.processIds,
  crash: (engine: HunspellWritingEngine) => {
    for (const id of engine.processIds) process.kill(id, 'SIGKILL');
  },
};

describeCorrector('hunspell in German', {
  ...shared,
  language: 'de',
  skip: await why('de'),
  corrections: [
    ['Das funktionirt nicht.', 'Das funktioniert nicht.'],
    ['Die Adrese steht im Artickel, villeicht.', 'Die Adresse steht im Artikel, vielleicht.'],
    ['Wir sehen das haus und lesen ein Buch.', 'Wir sehen das Haus und lesen ein Buch.'],
  ],
  right: [
    'Frau Kowalski fährt mit dem Donaudampfschifffahrtsgesellschaftskapitän nach Łódź.',
    'Die zweitlängste Straße führt über gegabelte Wege zur Nahseite und über planierten Schnee zum Rossmeer.',
    'Die Assyrer reisten in der südlichen Hemisphäre.',
    'Der kubectl-Befehl startet den Nginx-Server, und Haupt- und Nebensätze bleiben.',
    'The quick brown fox jumps over the lazy dog.',
  ],
});

describeCorrector('hunspell in French', {
  ...shared,
  language: 'fr',
  skip: await why('fr'),
  corrections: [
    ['Nous avons visité l’apartement hier.', 'Nous avons visité l’appartement hier.'],
    ['Elle va a l’ecole tous les jours.', 'Elle va à l’école tous les jours.'],
  ],
  right: ['Aujourd’hui, l’avion d’Ahmed part d’Orly.', 'Jean-Baptiste habite à Saint-Étienne-du-Rouvray.'],
});

describeCorrector('hunspell in Portuguese', {
  ...shared,
  language: 'pt-BR',
  skip: await why('pt-BR'),
  corrections: [['Eles nao têm carros.', 'Eles não têm carros.']],
  right: ['A ilha foi habitada pelos taínos e pelos caribes.'],
});

describe('dictionaries that are installed after the start', { skip: await why('it') }, () => {
  const empty = mkdtempSync(join(tmpdir(), 'dragoman-dictionaries-'));
  after(() => rmSync(empty, { recursive: true }));

  it('are named in a command until they are there, and need a restart then', async () => {
    await using engine = new HunspellWritingEngine({ folder: empty, clock: new ManualClock() });
    const reasonOf = (): string => {
      const health = engine.health();
      return health.state === 'ready' ? '' : health.reason;
    };
    assert.match(reasonOf(), /^no dictionary is installed; to get all: `sudo apt-get install .* hunspell-it .*`$/);
    for (const name of ['it_IT.aff', 'it_IT.dic']) copyFileSync(join(folder, name), join(empty, name));
    assert.match(reasonOf(), /installed after the start of the server; a restart/);
  });
});

describe('a dictionary that is removed while it serves', { skip: await why('it') }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'dragoman-dictionaries-'));
  after(() => rmSync(copy, { recursive: true }));

  it('is not listed any more once it is missed, and is again when it is back', async () => {
    for (const name of ['it_IT.aff', 'it_IT.dic']) copyFileSync(join(folder, name), join(copy, name));
    await using engine = new HunspellWritingEngine({ folder: copy, clock: new ManualClock() });
    const never = new AbortController().signal;
    const improve = (text: string) => engine.improve({ language: 'it', texts: [text], change: 'correct' }, never);
    assert.deepEqual((await improve('La macchina è fote e bella.')).warnings, []);
    renameSync(join(copy, 'it_IT.aff'), join(copy, 'away'));
    for (const id of engine.processIds) process.kill(id, 'SIGKILL');
    await assert.rejects(improve('Il treno parte domani.'), {
      code: 'engine_unavailable',
      message: /the dictionary it_IT is not installed any more/,
    });
    assert.deepEqual(engine.languages(), []);
    assert.equal(engine.health().state, 'unavailable');
    renameSync(join(copy, 'away'), join(copy, 'it_IT.aff'));
    assert.deepEqual(engine.languages(), ['it']);
    assert.deepEqual((await improve('L’accellerazione della macchina è forte.')).texts, [
      'L’accelerazione della macchina è forte.',
    ]);
  });
});
