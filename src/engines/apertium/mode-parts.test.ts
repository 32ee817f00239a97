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

test('instead of the tagger the grammar makes the choice', () => {
  const spare = withoutTagger(stages ?? []);
  assert.deepEqual(spare?.[2], { program: 'cg-proc', arguments: ['-z', '-w', '-1', '-n', '/a.rlx.bin'] });
  assert.equal(withoutTagger(parseModeFile(`lt-proc '/a' | apertium-tagger -g '/p'`) ?? []), undefined);
});

test('for rewriting the rest is cut after the choice of words and before the generator', () => {
  const mode = parseModeFile(
    `lt-proc '/a.automorf.bin' | apertium-tagger -g '/a.prob' | apertium-transfer -n '/g.t1x' '/g.bin' | ` +
      `lt-proc -b '/a.autobil.bin' | lrx-proc -m '/a.autolex.bin' | apertium-transfer -b '/a.t1x' '/a.t1x.bin' | ` +
      `apertium-postchunk '/a.t3x' '/a.t3x.bin' | lt-proc $1 -b '/a.autogen.bin' | lt-proc -p '/p.bin'`,
  );
  const rewriting = cutMode(mode ?? [], 'detach')?.rewriting;
  const programs = (part: readonly { readonly program: string }[] | undefined) => part?.map(({ program }) => program);
  assert.deepEqual(programs(rewriting?.selection), ['apertium-tagger', 'apertium-transfer', 'lt-proc', 'lrx-proc']);
  assert.deepEqual(programs(rewriting?.transfer), ['apertium-transfer', 'apertium-postchunk']);
  assert.deepEqual(programs(rewriting?.generation), ['detach', 'lt-proc', 'lt-proc']);
  assert.deepEqual(rewriting?.trial, [{ program: 'lt-proc', arguments: ['-z', '-g', '/a.autogen.bin'] }]);
});

test('a mode that looks no words up in its own stage is not cut for rewriting', () => {
  assert.equal(cutMode(stages ?? [], 'detach')?.rewriting, undefined);
});
