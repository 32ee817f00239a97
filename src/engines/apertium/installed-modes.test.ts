import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { readInstalledModes } from './installed-modes.ts';
import { ModeWatch } from './mode-watch.ts';

/** A machine with two programs, the file `data.bin` and the modes given. */
function machine(modes: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'modes-'));
  const modesDirectory = join(root, 'modes');
  const searchPath = join(root, 'programs');
  const data = join(root, 'data.bin');
  mkdirSync(modesDirectory);
  mkdirSync(searchPath);
  for (const program of ['lt-proc', 'apertium-wblank-detach']) writeFileSync(join(searchPath, program), '');
  writeFileSync(data, 'rules');
  const add = (name: string, text: string) => {
    writeFileSync(join(modesDirectory, `${name}.mode`), text.replaceAll('DATA', `'${data}'`));
  };
  for (const [name, text] of Object.entries(modes)) add(name, text);
  return { modesDirectory, searchPath, data, add, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

test('modes whose programs and files are there are offered, the others are skipped with a reason', () => {
  using setup = machine({
    'eng-spa': 'lt-proc DATA',
    'eng-cat': 'lt-proc DATA | cg-proc DATA',
    'eng-glg': "lt-proc '/nowhere/x.bin'",
    'eng-epo': 'lt-proc DATA > /tmp/x',
  });
  const catalogue = readInstalledModes(setup);
  assert.deepEqual(catalogue.pairs, [{ source: 'en', target: 'es' }]);
  assert.deepEqual(catalogue.missingPrograms, ['cg-proc']);
  assert.deepEqual(catalogue.skipped, [
    { name: 'eng-cat', reason: "program 'cg-proc' is missing" },
    { name: 'eng-epo', reason: 'more than a pipe of plain commands' },
    { name: 'eng-glg', reason: "file '/nowhere/x.bin' is missing" },
  ]);
  const mode = catalogue.find({ source: 'en', target: 'es' });
  assert.equal(mode?.stages[0]?.program, join(setup.searchPath, 'lt-proc'));
});

test('of two modes for one direction the one with the longer name is used', () => {
  using setup = machine({ 'en-es': 'lt-proc DATA', 'eng-spa': 'lt-proc DATA' });
  assert.equal(readInstalledModes(setup).find({ source: 'en', target: 'es' })?.name, 'eng-spa');
});

test('the fingerprint changes with the data of a mode', () => {
  using setup = machine({ 'eng-spa': 'lt-proc DATA' });
  const before = readInstalledModes(setup).fingerprint;
  assert.equal(readInstalledModes(setup).fingerprint, before);
  writeFileSync(setup.data, 'other rules');
  assert.notEqual(readInstalledModes(setup).fingerprint, before);
});

test('a tagger whose model crashes it on most sentences is left to the grammar', () => {
  using setup = machine({});
  const { searchPath } = setup;
  for (const program of ['cg-proc', 'apertium-tagger']) writeFileSync(join(searchPath, program), '');
  const model = join(searchPath, 'rus-ukr.prob');
  setup.add('rus-ukr', `lt-proc DATA | cg-proc DATA | apertium-tagger -g '${model}'`);
  const programs = () =>
    readInstalledModes(setup)
      .find({ source: 'ru', target: 'uk' })
      ?.stages.map((stage) => basename(stage.program));
  writeFileSync(model, 'another model');
  assert.deepEqual(programs(), ['lt-proc', 'cg-proc', 'apertium-tagger']);
  writeFileSync(model, Buffer.alloc(1_600_799));
  assert.deepEqual(programs(), ['lt-proc', 'cg-proc', 'cg-proc']);
});

test('without a folder of modes there are no pairs', () => {
  assert.deepEqual(readInstalledModes({ modesDirectory: '/nowhere', searchPath: '/nowhere' }).pairs, []);
});

test('a mode installed while the server runs is found within a second', () => {
  using setup = machine({ 'eng-spa': 'lt-proc DATA' });
  const clock = new ManualClock();
  const watch = new ModeWatch(setup, clock);
  const first = watch.current().pairs;
  assert.equal(watch.current().pairs, first);
  setup.add('eng-cat', 'lt-proc DATA');
  utimesSync(setup.modesDirectory, 1, 1);
  clock.advance(1000);
  assert.equal(watch.current().pairs.length, 2);
});
