import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { scanYaml } from './scan-yaml.ts';

const limit = 256;

test('text is read down to the deepest level', () => {
  const deepest = limit - 1;
  const nested = [
    `${'['.repeat(deepest)}a${']'.repeat(deepest)}`,
    `${'- '.repeat(deepest)}a`,
    `${'{a: '.repeat(deepest)}a${'}'.repeat(deepest)}`,
    Array.from({ length: deepest }, (_, level) => `${' '.repeat(level)}a:`).join('\n') + ' a\n',
  ];
  for (const text of nested)
    assert.deepEqual(
      scanYaml(text, limit).strings.map(({ value }) => value),
      ['a'],
      text,
    );
});

test('text that is nested more deeply is refused before all of it is read', async () => {
  await withinCpu(1, async () => {
    for (const unit of ['[', '- ', '{a: ', '? ', '- {a: [', '- ? '])
      assert.throws(() => scanYaml(unit.repeat(2_000_000 / unit.length), limit), { code: 'document_too_large' });
    const keys = Array.from({ length: 1_000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
    assert.throws(() => scanYaml(keys, limit), { code: 'document_too_large' });
  });
});

test('a quotation mark that is not closed is refused where it is, before what follows is read', async () => {
  await withinCpu(1, () => {
    for (const mark of ['"', "'"])
      assert.throws(() => scanYaml(`# comment\n${`- ${mark}a\n`.repeat(800_000)}`, limit), {
        code: 'invalid_document',
        message: new RegExp(`Missing closing ${mark}quote \\(line 2\\)`),
      });
    return Promise.resolve();
  });
});

test('text in no quotation marks may begin or end with one', () => {
  const text = '- |\n  "a\n- >-\n  \'b\n- a "\n- a: b\'\n# "comment\n--- |\n"c\n';
  assert.deepEqual(
    scanYaml(text, limit).strings.map(({ value }) => value),
    ['"a\n', "'b", 'a "', "b'", '"c\n'],
  );
});

test('a text with more tokens than fit into the memory is refused for their number', () => {
  assert.throws(() => scanYaml('- 1\n'.repeat(400_000), limit), { code: 'document_too_large', message: /YAML tokens/ });
});
