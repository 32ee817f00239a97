import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConversionOptions } from './conversion-options.ts';

describe('conversion options', () => {
  it('are read for their type, and for no other', () => {
    const given = 'version:1,json-placeholders:translate,suppress-image-types:logo-icon';
    assert.deepEqual(readConversionOptions(given, 'json'), { 'json-placeholders': 'translate' });
    assert.deepEqual(readConversionOptions(given, 'pptx'), { 'suppress-image-types': 'logo-icon' });
    for (const input of ['ndjson', 'jsonl'])
      assert.deepEqual(readConversionOptions(given, input), { 'json-placeholders': 'translate' });
    assert.deepEqual(readConversionOptions(given, 'txt'), {});
    for (const empty of [undefined, '', ' ', 'version:1']) assert.deepEqual(readConversionOptions(empty, 'json'), {});
    assert.deepEqual(readConversionOptions('VERSION:1 , JSON-Placeholders : Protect', 'json'), {
      'json-placeholders': 'protect',
    });
    assert.deepEqual(readConversionOptions('version:1,suppress-image-types:all', 'pptx'), {
      'suppress-image-types': 'all',
    });
  });

  it('leave out what is unknown, also names that objects have', () => {
    assert.deepEqual(readConversionOptions('version:1,constructor:x,__proto__:y,other:z', 'json'), {});
  });

  it('say what would be right', () => {
    for (const [given, input, words] of [
      ['json-placeholders:translate', 'json', /begin with 'version:1'/],
      ['version:2', 'json', /begin with 'version:1'/],
      ['version:1,json-placeholders', 'json', /a list such as/],
      ['version:1,,', 'json', /a list such as/],
      ['version:1,json-placeholders:keep', 'json', /there is no 'keep', only protect, translate/],
      ['version:1,suppress-image-types:logo-cat', 'pptx', /there is no 'cat', only all, logo/],
      ['version:1,suppress-image-types:logo-', 'pptx', /there is no ''/],
    ] as const)
      assert.throws(() => readConversionOptions(given, input), { code: 'invalid_parameter', message: words }, given);
  });
});
