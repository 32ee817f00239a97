import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeMessage, encodeMessage, RawPipeline, shellPipeline } from './raw-pipeline.ts';

test('Every stage of a mode becomes null-flushing, and the arguments of the mode are filled in', () => {
  assert.equal(
    shellPipeline("lt-proc 'a.bin' | apertium-tagger -g $2 'b.prob' | lt-proc $1 'c.bin'\n"),
    "lt-proc -z 'a.bin' | apertium-tagger -z -g  'b.prob' | lt-proc -z -g 'c.bin'",
  );
});

test('Sentences keep their number and order through the real pipeline, one or several in a message', async () => {
  using pipeline = new RawPipeline();
  const answers = await Promise.all([
    pipeline.send(encodeMessage(['The house is red.'])),
    pipeline.send(encodeMessage(['The table is green.', 'Costs [net] of $5 rise.'])),
  ]);
  const [first, second] = answers.map(decodeMessage);
  assert.deepEqual(first, ['La casa es roja.']);
  assert.equal(second?.length, 2);
  assert.equal(second[0], 'La mesa es verde.');
  assert.match(second[1] ?? '', /\[.*\].*\$5/);
});

test('A pipeline that has ended rejects what was under way', async () => {
  const pipeline = new RawPipeline();
  const answer = pipeline.send(encodeMessage(['The house is red.']));
  pipeline[Symbol.dispose]();
  await assert.rejects(answer, /has ended/);
});
