import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readForms, writeWords } from './form-units.ts';

test('a stream is read as units with what comes before each', () => {
  const { units, after } = readForms('[0] [[3]]^Tener<vbmod><pri><p2><sg># que$ ^ver<vblex><inf>+te<prn><enc>$.[]');
  assert.deepEqual(
    units.map(({ before, bound, words }) => [before, bound, words.length]),
    [
      ['[0] ', '[[3]]', 1],
      [' ', '', 2],
    ],
  );
  assert.deepEqual(units[0]?.words[0], { lemma: 'Tener', tags: ['vbmod', 'pri', 'p2', 'sg'], queue: '# que' });
  assert.equal(after, '.[]');
});

test('unknown words and what is not understood have no words', () => {
  for (const form of ['*casita', '@casa<n>', 'casa', '']) {
    const { units } = readForms(`^${form}$`);
    assert.deepEqual([units[0]?.words, units[0]?.form], [[], form]);
  }
});

test('escaped characters stay in the lemma', () => {
  const { units } = readForms(String.raw`^C\+\+<np>$ ^a\$b\<c<n><sg>$`);
  assert.deepEqual(
    units.map(({ words }) => words[0]?.lemma),
    [String.raw`C\+\+`, String.raw`a\$b\<c`],
  );
});

test('what is read is written again letter by letter', () => {
  const part = fc.constantFrom('a', 'ñ', ' ', '\\$', '\\<', '\\+', 'é');
  const lemma = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  const tags = fc.array(fc.constantFrom('<n>', '<p2>', '<sg>'), { minLength: 1, maxLength: 4 });
  const word = fc
    .tuple(lemma, tags, fc.constantFrom('', '# de', '#  que'))
    .map(([start, middle, end]) => start + middle.join('') + end);
  const form = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('+'));
  fc.assert(fc.property(form, (text) => assert.equal(writeWords(readForms(`^${text}$`).units[0]?.words ?? []), text)));
});
