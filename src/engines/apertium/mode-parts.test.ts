import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseModeFile } from './mode-file.ts';
import { cutMode, withoutTagger } from './mode-parts.ts';

const stages = parseModeFile(
  `lt-proc '/a.automorf.bin' | cg-proc -w '/a.rlx.bin' | apertium-tagger -g '/a.prob' | lt-proc $1 '/a.autogen.bin' | lt-proc -p '/p.bin'`,
);

test('a mode is cut after the analyser, and bound blanks are ended before the generator', () => {
  const parts = cutMode(stages ?? [], 'detach');
  assert.deepEqual(
    parts?.analysis.map((stage) => stage.program),
    ['lt-proc'],
  );
  assert.deepEqual(
    parts?.synthesis.map((stage) => stage.program),
    ['cg-proc', 'apertium-tagger', 'detach', 'lt-proc', 'lt-proc'],
  );
  assert.equal(cutMode(stages ?? [], undefined), undefined);
});

test('in place of the tagger the grammar makes the choice', () => {
  const spare = withoutTagger(stages ?? []);
  assert.deepEqual(spare?.[2], { program: 'cg-proc', arguments: ['-z', '-w', '-1', '-n', '/a.rlx.bin'] });
  assert.equal(withoutTagger(parseModeFile(`lt-proc '/a' | apertium-tagger -g '/p'`) ?? []), undefined);
});
