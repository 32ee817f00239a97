import assert from 'node:assert/strict';
import { txtFilter } from '../../src/formats/txt/txt-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';

describeDocumentFilter(txtFilter, {
  folder: 'test/corpus/txt',
  independent(before, after, path) {
    // Blank lines and what has no letters stay as they are.
    const skeleton = (bytes: Buffer): readonly string[] => {
      const encoding = path.includes('utf16le') ? 'utf-16le' : path.includes('utf16be') ? 'utf-16be' : 'utf-8';
      const text = new TextDecoder(encoding).decode(bytes);
      return text.split(/\r\n|[\n\r]/).filter((line) => !/[\p{L}\ufffd]/u.test(line));
    };
    assert.deepEqual(skeleton(after), skeleton(before));
  },
});
