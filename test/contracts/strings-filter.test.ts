import assert from 'node:assert/strict';
import { stringsFilter } from '../../src/formats/strings/strings-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

/** Keys and values of files in the usual form, by one expression; dictionaries and the like are left out. */
function read(text: string): readonly unknown[] {
  const entry = /\/\*[\s\S]*?\*\/|\/\/.*|"((?:\\[\s\S]|[^"\\])*)"\s*=\s*"((?:\\[\s\S]|[^"\\])*)"\s*;/g;
  return [...text.matchAll(entry)]
    .filter(([, key]) => key !== undefined)
    .map(([, key, value]) => [key, lettersBefore(value ?? '')]);
}

describeDocumentFilter(stringsFilter, {
  folder: 'test/corpus/strings',
  independent(before, after, path) {
    const encoding = path.includes('utf16le') ? 'utf-16le' : path.includes('utf16be') ? 'utf-16be' : 'utf-8';
    // What has no usual form gets one by being translated.
    if (path.includes('unquoted') || path.includes('escapes')) return;
    const decode = (bytes: Buffer) => new TextDecoder(encoding).decode(bytes);
    assert.deepEqual(read(decode(after)), read(decode(before)));
  },
});
