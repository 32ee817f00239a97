import assert from 'node:assert/strict';
import { parseAllDocuments } from 'yaml';
import { yamlFilter } from '../../src/formats/yaml/yaml-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

function shape(value: unknown): unknown {
  if (typeof value === 'string') return lettersBefore(value);
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.entries(value).map(([key, content]) => [key, shape(content)]);
}

describeDocumentFilter(yamlFilter, {
  folder: 'test/corpus/yaml',
  independent(before, after, path) {
    // The text around a choice moves into its branches.
    if (path.endsWith('icu.yaml')) return;
    const decode = (bytes: Buffer) => new TextDecoder(path.includes('utf16le') ? 'utf-16le' : 'utf-8').decode(bytes);
    // As readers of the older version see it, to which more words are numbers and truth values.
    const read = (bytes: Buffer, version: '1.1' | '1.2') => {
      const documents = [parseAllDocuments(decode(bytes), { version, logLevel: 'silent' })].flat();
      return documents.map((document) => shape(document.toJS()));
    };
    for (const version of ['1.1', '1.2'] as const) assert.deepEqual(read(after, version), read(before, version));
  },
});
