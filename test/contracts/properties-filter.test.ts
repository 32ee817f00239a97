import assert from 'node:assert/strict';
import { propertiesFilter } from '../../src/formats/properties/properties-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

/** As the documentation of `java.util.Properties.load` has it, in other words than the filter. */
function load(text: string): readonly (readonly [string, string])[] {
  const logical = text.replaceAll(/\r\n?/g, '\n').replaceAll(/^[ \t\f]*[#!].*$/gm, '');
  const joined = logical.replaceAll(/(?<!\\)((?:\\\\)*)\\\n[ \t\f]*/g, '$1');
  return joined.split('\n').flatMap((line) => {
    const found = /^[ \t\f]*((?:\\.|[^=: \t\f\\])*)[ \t\f]*[=:]?[ \t\f]*(.*)$/s.exec(line);
    if (found === null || line.trim() === '') return [];
    return [[decodeEscapes(found[1] ?? ''), decodeEscapes(found[2] ?? '')] as const];
  });
}

function decodeEscapes(text: string): string {
  const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]?))/g, (_, code?: string, other?: string) =>
    code === undefined ? (controls[other ?? ''] ?? other ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A pattern of `MessageFormat` may be quoted in several ways. */
function withoutQuoting(value: string): string {
  return /\{\d/.test(value) ? value.replaceAll("'", '') : value;
}

describeDocumentFilter(propertiesFilter, {
  folder: 'test/corpus/properties',
  independent(before, after, path) {
    // The text around a plural moves into its branches.
    if (path.includes('icu-plural')) return;
    const encoding = path.includes('utf16le') ? 'utf-16le' : path.includes('latin1') ? 'latin1' : 'utf-8';
    const read = (bytes: Buffer) =>
      load(new TextDecoder(encoding).decode(bytes)).map(([key, value]) => [key, lettersBefore(withoutQuoting(value))]);
    assert.deepEqual(read(after), read(before));
  },
});
