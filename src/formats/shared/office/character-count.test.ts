import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filterContext } from '../../../../test/contracts/document-files.ts';
import { textSegment } from '../../../language/segments.ts';
import { CharacterCount } from './character-count.ts';

const limits = { unpackedBytes: 1, entries: 1, depth: 1 };

describe('the count of characters while a document is read', () => {
  it('lets text pass that may be in the file twice, and refuses more', () => {
    const count = new CharacterCount(filterContext({ limits: { ...limits, characters: 1_000 } }).budget);
    count.add(textSegment('a'.repeat(1_500)));
    count.add({ inlines: [{ kind: 'alone', id: 1, data: 'x'.repeat(1_000) }, '😀'.repeat(500)] });
    assert.throws(() => count.add(textSegment('a')), {
      code: 'document_too_large',
      message: /larger than 1,000 characters/,
    });
  });

  it('lets everything pass without a limit', () => {
    new CharacterCount(filterContext({ limits }).budget).add(textSegment('a'.repeat(100_000)));
  });
});
