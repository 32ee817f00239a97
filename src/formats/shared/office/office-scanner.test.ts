import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../../../errors/service-error.ts';
import { OfficeScanner } from './office-scanner.ts';

const limits = { unpackedBytes: 1e6, entries: 10, depth: 50 };
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strictWord = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';

function tags(source: string): string[] {
  const scanner = new OfficeScanner(source, limits);
  const found: string[] = [];
  while (scanner.next()) if (scanner.tag !== '') found.push(scanner.kind === 'close' ? `/${scanner.tag}` : scanner.tag);
  return found;
}

describe('OfficeScanner', () => {
  it('shows tags by their namespace, whatever the prefix, Transitional or Strict', () => {
    for (const namespace of [word, strictWord]) {
      assert.deepEqual(tags(`<q:p xmlns:q="${namespace}"><q:r/></q:p>`), ['w:p', 'w:r', '/w:p']);
      assert.deepEqual(tags(`<p xmlns="${namespace}"><r/></p>`), ['w:p', 'w:r', '/w:p']);
    }
  });

  it('knows where a declaration ends', () => {
    const source = `<x:a xmlns:x="${word}"><x:b xmlns:x="${drawing}"><x:c/></x:b><x:d xmlns:x="${drawing}"/><x:e/></x:a>`;
    assert.deepEqual(tags(source), ['w:a', 'a:b', 'a:c', '/a:b', 'a:d', 'w:e', '/w:a']);
  });

  it('gives unknown namespaces no prefix of ours', () => {
    assert.deepEqual(tags('<w:p xmlns:w="urn:other"><y/></w:p>'), ['?:p', '?:y', '/?:p']);
  });

  it('finds attributes by their name without prefix, decoded', () => {
    const scanner = new OfficeScanner(`<w:t xmlns:w="${word}" w:val="a &amp; b" xml:space="preserve"/>`, limits);
    scanner.next();
    assert.equal(scanner.value('val'), 'a & b');
    assert.equal(scanner.value('space'), 'preserve');
    assert.equal(scanner.value('w'), undefined);
  });

  it('refuses entities, document types and thousands of namespaces', () => {
    const spaces = Array.from({ length: 1001 }, (_, index) => `xmlns:n${index}="u"`).join(' ');
    for (const source of ['<!DOCTYPE a><a/>', `<a ${spaces}/>`]) assert.throws(() => tags(source), ServiceError);
    const scanner = new OfficeScanner('<a b="&x;"/>', limits);
    scanner.next();
    assert.throws(() => scanner.value('b'), /a reference that XML does not know/);
  });
});
