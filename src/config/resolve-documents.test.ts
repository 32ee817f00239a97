import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveConfiguration } from './resolve-config.ts';

function resolve(settings: Readonly<Record<string, string>>) {
  return resolveConfiguration({ get: (name) => settings[name], problems: [] }, '/').config.documents;
}

const mebibyte = 1024 ** 2;

describe('settings of documents', () => {
  it('are the usual ones', () => {
    const { sizes, characters } = resolve({});
    assert.deepEqual([sizes, characters], [new Map(), new Map()]);
  });

  it('give sizes by type, on Pro and on Free', () => {
    const { sizes } = resolve({ DRAGOMAN_DOCUMENT_SIZES: 'docx=200/50, .SRT = 0.5,*=20 / 10' });
    assert.deepEqual(
      sizes,
      new Map([
        ['docx', { pro: 200 * mebibyte, free: 50 * mebibyte }],
        ['srt', { pro: mebibyte / 2, free: mebibyte / 2 }],
        ['*', { pro: 20 * mebibyte, free: 10 * mebibyte }],
      ]),
    );
    assert.equal(resolve({ DRAGOMAN_DOCUMENT_SIZES: 'pdf=1024' }).sizes.get('pdf')?.pro, 1024 * mebibyte);
  });

  it('give characters for one plan or both, of every type or by type', () => {
    const characters = (text: string) => [...resolve({ DRAGOMAN_DOCUMENT_CHARACTERS: text }).characters];
    assert.deepEqual(characters('5'), [['*', { pro: 5, free: 5 }]]);
    assert.deepEqual(characters('5/4'), [['*', { pro: 5, free: 4 }]]);
    assert.deepEqual(characters('.DOCX=3000000/5, *=7'), [
      ['docx', { pro: 3_000_000, free: 5 }],
      ['*', { pro: 7, free: 7 }],
    ]);
  });

  it('say what would be right', () => {
    for (const [name, value, words] of [
      ['SIZES', 'docx', /entries such as "docx=200"/],
      ['SIZES', 'docx=1/2/3', /"100\/10"/],
      ['SIZES', 'docx=0', /over 0 and up to 1024, not "0"/],
      ['SIZES', 'docx=1025', /up to 1024/],
      ['SIZES', 'docx=1/', /over 0/],
      ['SIZES', 'docx=-1', /over 0/],
      ['SIZES', 'docx=1e3', /over 0/],
      ['CHARACTERS', '0', /whole number from 1/],
      ['CHARACTERS', 'many', /whole number/],
      ['CHARACTERS', '1/2/3', /"100\/10"/],
      ['CHARACTERS', 'docx=many', /whole number/],
      ['CHARACTERS', 'docx=1,5', /entries such as "docx=3000000"/],
    ] as const)
      assert.throws(() => resolve({ [`DRAGOMAN_DOCUMENT_${name}`]: value }), { message: words }, value);
  });
});
