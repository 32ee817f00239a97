import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textSegment } from '../../language/segments.ts';
import { LimitedBudget } from './limited-budget.ts';

const limits = { unpackedBytes: 1, entries: 1, depth: 1 };

describe('the texts of a document while it is read', () => {
  it('may have the characters allowed twice, as a file may hold them, and no more', () => {
    const { takeText } = new LimitedBudget({ ...limits, characters: 1_000, charactersRemark: ', for .txt' });
    takeText(textSegment('a'.repeat(1_500)));
    takeText({ inlines: [{ kind: 'alone', id: 1, data: 'x'.repeat(1_000) }, '😀'.repeat(500)] });
    assert.throws(() => takeText(textSegment('a')), {
      code: 'document_too_large',
      message: 'The document is larger than 1,000 characters, for .txt.',
    });
  });

  it('may be twice as many as are allowed, and no more', () => {
    const { takeText } = new LimitedBudget({ ...limits, texts: 1_000 });
    for (let count = 0; count < 2_000; count++) takeText(textSegment('a'));
    assert.throws(() => takeText(textSegment('a')), {
      code: 'document_too_large',
      message: /larger than 1,000 paragraphs, cells and other texts/,
    });
  });

  it('are not limited without limits', () => {
    new LimitedBudget(limits).takeText(textSegment('a'.repeat(100_000)));
  });
});
