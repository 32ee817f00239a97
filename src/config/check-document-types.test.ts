import assert from 'node:assert/strict';
import { it } from 'node:test';
import { checkDocumentTypes } from './check-document-types.ts';
import { ConfigError } from './resolve-config.ts';

const limit = { pro: 1, free: 1 };
const limits = (types: readonly string[]) => new Map(types.map((type) => [type, limit]));

it('limits are for types that there are', () => {
  const check = (sizes: readonly string[], characters: readonly string[] = []): void =>
    checkDocumentTypes({ sizes: limits(sizes), characters: limits(characters) }, ['txt', 'docx']);
  check([]);
  check(['docx', 'txt', '*'], ['*', 'docx']);
  assert.throws(
    () => check(['docx', 'dcox', 'xt'], ['pfd']),
    (error) =>
      error instanceof ConfigError &&
      /DRAGOMAN_DOCUMENT_SIZES must name types of documents \(docx, txt\) or "\*", not "dcox", "xt"/.test(
        error.message,
      ) &&
      /DRAGOMAN_DOCUMENT_CHARACTERS must name types of documents \(docx, txt\) or "\*", not "pfd"/.test(error.message),
  );
});
