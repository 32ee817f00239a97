import assert from 'node:assert/strict';
import { resxFilter } from '../../src/formats/resx/resx-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { assertSameXml } from './xml-readings.ts';

describeDocumentFilter(resxFilter, {
  folder: 'test/corpus/resx',
  independent(before, after) {
    assertSameXml(before, after);
    assert.equal(after.includes('\r\n'), before.includes('\r\n'));
  },
});
