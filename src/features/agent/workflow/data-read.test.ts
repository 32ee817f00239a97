import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dataReadBy } from './data-read.ts';
import { compileTemplate } from './expressions.ts';

const data = {
  input: { texts: [{ text: 'one', n: 1 }], language: 'es', more: { deep: { deeper: 'x' } } },
  steps: { first: { texts: ['uno'] }, second: { texts: ['dos'] } },
  item: { text: 'item' },
  index: 3,
};

describe('the data that a template reads', () => {
  it('are what its expressions name', () => {
    for (const [template, expected] of [
      ['plain', {}],
      ['==literal', {}],
      ['=input.language', { input: { language: 'es' } }],
      [
        { text: '=item.text', at: ['=index'] },
        { item: { text: 'item' }, index: 3 },
      ],
      ['=steps.first.texts[0]', { steps: { first: { texts: ['uno'] } } }],
      ['=input.missing.too || steps.second', { input: {}, steps: { second: { texts: ['dos'] } } }],
      ['=steps.*.texts', { steps: data.steps }],
      ['=@', data],
    ] as const)
      assert.deepEqual(dataReadBy(template).of(data), expected, JSON.stringify(template));
    assert.equal(dataReadBy(['=index', { also: '=index' }, 'index']).expressions, 2);
  });

  it('give the same as all data', () => {
    for (const expression of [
      'input.more.deep.deeper',
      'input.texts[?n > `0`].text',
      'input.texts[].{text: text, n: n}',
      'input.texts[0].text',
      'input.texts[0:1].n | [0]',
      'sort_by(input.texts, &n)[].text',
      'length(input.texts) > `0` && !item.none',
      "join('', [item.text, input.language])",
      '{a: input.language, b: steps.first.texts}',
      'input.more.[deep, language]',
      'input.more | deep',
      'steps.*.texts[]',
      'index == `3` ? item.text : input.language',
      'values(input.more)',
      '[0]',
      'input.language.none',
      'index + `1`',
      '`{"type": "Field", "name": "input"}`',
      '[@.index, keys(@)]',
    ]) {
      const fill = compileTemplate(`=${expression}`);
      assert.deepEqual(fill(dataReadBy(`=${expression}`).of(data)), fill(data), expression);
    }
  });
});
