import assert from 'node:assert/strict';
import { it } from 'node:test';
import { checkDocumentTypes } from './check-document-types.ts';
import { ConfigError } from './resolve-config.ts';

it('sizes are for types that there are', () => {
  const size = { pro: 1, free: 1 };
  const check = (...types: readonly string[]): void =>
    checkDocumentTypes({ sizes: new Map(types.map((type) => [type, size])) }, ['txt', 'docx']);
  check();
  check('docx', 'txt', '*');
  assert.throws(
    () => check('docx', 'dcox', 'xt'),
    (error) =>
      error instanceof ConfigError &&
      /DRAGOMAN_DOCUMENT_SIZES must name types of documents \(docx, txt\) or "\*", not "dcox", "xt"/.test(
        error.message,
      ),
  );
});
