import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ByPlan } from '../../contracts/documents/upload-settings.ts';
import type { Plan } from '../../contracts/stores/accounts.ts';
import { billedCharacters, documentTooLarge, leastBilled, UploadLimits } from './document-limits.ts';

const mebibyte = 1024 ** 2;
const characters = new Map<string, ByPlan>();
const usual = new UploadLimits({ sizes: new Map(), characters });

describe('limits of documents', () => {
  it('are by type and plan', () => {
    for (const [extension, pro, free] of [
      ['docx', 100, 10],
      ['pptx', 100, 10],
      ['pdf', 100, 10],
      ['doc', 30, 10],
      ['xlsx', 30, 10],
      ['txt', 1, 1],
      ['html', 5, 5],
      ['xliff', 10, 10],
      ['srt', 150 / 1024, 150 / 1024],
      ['png', 3, 3],
      ['odt', 10, 10],
      ['constructor', 10, 10],
    ] as const) {
      assert.equal(usual.size(extension, 'pro'), pro * mebibyte, extension);
      assert.equal(usual.size(extension, 'pro_classic'), pro * mebibyte, extension);
      assert.equal(usual.size(extension, 'free'), free * mebibyte, extension);
    }
  });

  it('are those of the largest type while the type is not known', () => {
    assert.equal(usual.largest, 100 * mebibyte);
    assert.equal(usual.size(undefined, 'free'), 100 * mebibyte);
    const sizes = new Map([['odt', { pro: 3, free: 500 * mebibyte }]]);
    assert.equal(new UploadLimits({ sizes, characters }).largest, 500 * mebibyte);
  });

  it('are set for some types, or for all others', () => {
    const docx = { pro: 7, free: 5 };
    const some = new UploadLimits({ sizes: new Map([['docx', docx]]), characters });
    assert.deepEqual([some.size('docx', 'pro'), some.size('docx', 'free')], [7, 5]);
    assert.equal(some.size('pptx', 'pro'), 100 * mebibyte);
    const others = { pro: 3, free: 2 };
    const all = new UploadLimits({ sizes: new Map(Object.entries({ docx, '*': others })), characters });
    assert.deepEqual(
      ['docx', 'pptx', 'odt'].map((type) => all.size(type, 'pro')),
      [7, 3, 3],
    );
    assert.equal(all.largest, 7);
  });

  it('hold for characters, on both sides', () => {
    const refuse = (count: number, plan: Plan, limits = usual) => limits.refuseTooManyCharacters(count, 'docx', plan);
    refuse(1_000_000, 'pro');
    assert.throws(() => refuse(1_000_001, 'pro'), {
      message:
        'The document is larger than 1,000,000 characters, the limit of this server for .docx (DRAGOMAN_DOCUMENT_CHARACTERS).',
    });
    refuse(500_000, 'free');
    assert.throws(() => refuse(500_001, 'free'), { message: /larger than 500,000 characters/ });
    const set = new Map([
      ['docx', { pro: 3_000_000, free: 7 }],
      ['*', { pro: 5, free: 5 }],
    ]);
    const some = new UploadLimits({ sizes: new Map(), characters: set });
    refuse(3_000_000, 'pro', some);
    assert.throws(() => refuse(8, 'free', some), { message: /larger than 7 characters/ });
    assert.deepEqual(
      ['docx', 'txt'].map((type) => some.reading(type, 'pro').characters),
      [3_000_000, 5],
    );
    assert.match(some.reading('txt', 'pro').charactersRemark ?? '', /for \.txt \(DRAGOMAN_DOCUMENT_CHARACTERS\)/);
  });

  it('are reported in words', () => {
    assert.match(documentTooLarge(100 * mebibyte).message, /larger than 100 MiB\./);
    assert.match(documentTooLarge(Math.round(1.1 * mebibyte)).message, /larger than 1\.1 MiB\./);
    assert.match(documentTooLarge(150 * 1024).message, /larger than 150 KiB\./);
  });
});

describe('what documents cost', () => {
  it('is their characters, of some types a minimum, of pictures nothing', () => {
    for (const type of ['pptx', 'docx', 'doc', 'xlsx', 'pdf']) {
      assert.deepEqual(
        [0, 49_999, 50_000, 50_001].map((count) => billedCharacters(count, type)),
        [50_000, 50_000, 50_000, 50_001],
      );
      assert.equal(leastBilled(type), 50_000);
    }
    for (const type of ['jpg', 'jpeg', 'png'])
      assert.deepEqual([billedCharacters(100_000, type), leastBilled(type)], [0, 0]);
    assert.deepEqual([billedCharacters(0, 'txt'), billedCharacters(7, 'odt'), leastBilled('xlsm')], [0, 7, 1]);
  });
});
