import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { encodeNumber, ModelBytes } from './model-bytes.ts';
import { TaggerModel } from './tagger-model.ts';

const text = (value: string) => list([...value].map((letter) => letter.codePointAt(0) ?? 0));
const list = (values: readonly number[]) => Buffer.concat([values.length, ...values].map(encodeNumber));
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const names = ['END', 'NOUN', 'VERB', 'ADJECTIVE'];
const nameOf = (...tags: readonly number[]) => tags.map((tag) => names[tag]).join();

/** Tags 0 END, 1 NOUN, 2 VERB, 3 ADJECTIVE, of which all but END are open. */
function smallModel(
  classes: readonly (readonly number[])[],
  emissions: readonly (readonly [number, number, number])[],
) {
  return Buffer.concat([
    list([1, 1, 1]),
    ...[encodeNumber(1), encodeNumber(1), encodeNumber(2)],
    ...[encodeNumber(names.length), ...names.map(text)],
    ...[encodeNumber(1), text('END'), encodeNumber(0)],
    encodeNumber(0),
    ...[encodeNumber(1), text('<prefer>')],
    encodeNumber(0),
    ...[encodeNumber(classes.length), ...classes.map(list)],
    ...[encodeNumber(names.length), encodeNumber(classes.length)],
    ...Array.from({ length: names.length ** 2 }, (_, index) => double(index)),
    encodeNumber(emissions.length),
    ...emissions.flatMap(([tag, ofClass, value]) => [encodeNumber(tag), encodeNumber(ofClass), double(value)]),
    Buffer.from('what is left'),
  ]);
}

const classes = [[0], [1, 2, 3], [1, 2]];
const emissions = [
  [1, 1, 0.1],
  [2, 1, 0.2],
  [3, 1, 0.3],
  [1, 2, 0.4],
  [2, 2, 0.5],
] as const;

test('numbers of one to four bytes are read as they are written', () => {
  for (const value of [0, 1, 63, 64, 16_383, 16_384, 4_194_303, 4_194_304, 2 ** 30 - 1]) {
    assert.equal(new ModelBytes(encodeNumber(value)).number(), value);
  }
});

test('a new class has the probabilities of the smallest class that includes it', () => {
  const model = new TaggerModel(smallModel(classes, emissions));
  const completed = smallModel([...classes, [2], [2, 3]], [...emissions, [2, 3, 0.5], [2, 4, 0.2], [3, 4, 0.3]]);
  assert.deepEqual(model.complete(['VERB,ADJECTIVE', 'VERB']), completed);
});

test('a class with a tag that is not open, which no class includes, has the probabilities of the closest class', () => {
  const closedTag = 0;
  const known = [...classes, [closedTag, 1]];
  const model = new TaggerModel(smallModel(known, [...emissions, [closedTag, 3, 0.6], [1, 3, 0.7]]));
  const completed = smallModel(
    [...known, [closedTag, 1, 2]],
    [...emissions, [closedTag, 3, 0.6], [1, 3, 0.7], [closedTag, 4, 0.6], [1, 4, 0.7]],
  );
  assert.deepEqual(model.complete([nameOf(closedTag, 1, 2)]), completed);
});

test('without a close class the open tags have the probabilities of the open class, and the other its own', () => {
  const closedTag = 0;
  const given = [[closedTag, 0, 0.9], ...emissions] as const;
  const model = new TaggerModel(smallModel(classes, given));
  const completed = smallModel([...classes, [closedTag, 3]], [...given, [closedTag, 3, 0.9], [3, 3, 0.3]]);
  assert.deepEqual(model.complete([nameOf(closedTag, 3)]), completed);
});

test('classes that the model has, and names that it lacks, leave it as it is', () => {
  const bytes = smallModel(classes, emissions);
  const model = new TaggerModel(bytes);
  assert.deepEqual(model.complete(['NOUN,VERB', '', 'PRONOUN', 'VERB,PRONOUN']), bytes);
  assert.equal(model.lacks('NOUN,VERB'), false);
  assert.equal(model.lacks('PRONOUN'), false);
  assert.equal(model.lacks('ADJECTIVE'), true);
});

test('bytes of another kind, or cut short, are no model', () => {
  const bytes = smallModel(classes, emissions);
  assert.throws(() => new TaggerModel(bytes.subarray(0, 150)), RangeError);
  assert.throws(() => new TaggerModel(Buffer.from('a text')), RangeError);
});

const packages = '/usr/share/apertium';
const models = existsSync(packages)
  ? readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.prob'))
  : [];
test('installed models are read to their end', { skip: models.length === 0 && 'no pair is installed' }, () => {
  let read = 0;
  for (const path of models) {
    const bytes = readFileSync(join(packages, path));
    let model: TaggerModel;
    try {
      model = new TaggerModel(bytes);
    } catch (error) {
      // One model is that of a perceptron.
      assert.ok(error instanceof RangeError);
      continue;
    }
    read += 1;
    assert.equal(model.lacks(''), false, path);
    assert.equal(model.complete([]), bytes);
  }
  assert.ok(read >= models.length - 1);
});
