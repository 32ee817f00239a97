import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanJson } from '../../json/scan-json.ts';
import { SelectedStrings } from '../../json/select-strings.ts';
import table from './known-files.json' with { type: 'json' };

/** The strings that are translated. */
function texts(json: string, keepCode: boolean): readonly string[] {
  const read = (string: { readonly start: number; readonly end: number }) =>
    json.slice(string.start + 1, string.end - 1);
  return [...new SelectedStrings(scanJson(json, 100), read, keepCode)].map(({ string }) => read(string));
}

describe('files that programs read', () => {
  for (const { id, changes, stays, ...rest } of table.files)
    it(`${id}: only what people read in them is text`, () => {
      assert.ok(texts(changes, true).some((text) => /house|shop|tests/i.test(text)));
      assert.ok(texts(stays, true).every((text) => !/house|first/i.test(text)));
      assert.equal(
        texts(stays, false).some((text) => /house|first/i.test(text)),
        !('always' in rest),
      );
    });

  it('are not taken for them without all of their names', () => {
    assert.deepEqual(texts('{"name": "The house", "jobs": {"a": "Jobs"}}', true), ['The house', 'Jobs']);
    assert.deepEqual(texts('{"on": "On", "off": "Off"}', true), ['On', 'Off']);
  });
});
