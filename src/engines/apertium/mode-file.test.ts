import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseModeFile } from './mode-file.ts';

test('a mode file is a pipe of programs, each asked to answer at every NUL', () => {
  assert.deepEqual(
    parseModeFile(`\n  lt-proc -w '/a b/en.bin' | apertium-tagger -g $2 "/t.prob"|apertium-pretransfer\n`),
    [
      { program: 'lt-proc', arguments: ['-z', '-w', '/a b/en.bin'] },
      { program: 'apertium-tagger', arguments: ['-z', '-g', '/t.prob'] },
      { program: 'apertium-pretransfer', arguments: ['-z'] },
    ],
  );
});

test('the generator leaves unknown words unmarked, also where the file says otherwise', () => {
  assert.deepEqual(parseModeFile(`lt-proc $1 '/g.bin' | lt-proc -g '/h.bin'`), [
    { program: 'lt-proc', arguments: ['-z', '-n', '/g.bin'] },
    { program: 'lt-proc', arguments: ['-z', '-n', '/h.bin'] },
  ]);
});

test('a transfer stage that looks words up itself becomes a lookup and a transfer', () => {
  assert.deepEqual(parseModeFile(`apertium-transfer '/r.t1x' '/r.bin' '/bil.bin'`), [
    { program: 'lt-proc', arguments: ['-z', '-b', '/bil.bin'] },
    { program: 'apertium-transfer', arguments: ['-z', '-b', '/r.t1x', '/r.bin'] },
  ]);
  assert.equal(parseModeFile(`apertium-transfer -n '/r.t1x' '/r.bin'`)?.length, 1);
});

test('a grammar that replaces the tagger is kept from writing dependencies', () => {
  const programs = (text: string) => parseModeFile(text)?.map((stage) => stage.program);
  assert.deepEqual(programs(`lt-proc '/a' | cg-proc -1 -n '/g' | lt-proc -b '/b'`), [
    'lt-proc',
    'cg-proc',
    'sed',
    'lt-proc',
  ]);
  assert.deepEqual(programs(`lt-proc '/a' | cg-proc '/g' | apertium-tagger -g '/p'`), [
    'lt-proc',
    'cg-proc',
    'apertium-tagger',
  ]);
});

test('what is more than a pipe of plain commands is refused', () => {
  for (const text of ['a; b', 'a > /tmp/x', 'a && b', 'a `b`', 'a $(b)', 'a | | b', '']) {
    assert.equal(parseModeFile(text), undefined, text);
  }
});
