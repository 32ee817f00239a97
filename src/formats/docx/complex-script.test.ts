import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordSpaces } from '../../../test/support/office-documents.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { splice } from '../shared/xml/splice.ts';
import { complexScriptEdits } from './complex-script.ts';

function edited(properties: string): string {
  const source = `<w:styles ${wordSpaces}><w:style><w:rPr>${properties}</w:rPr></w:style></w:styles>`;
  const scanner = new OfficeScanner(source, { unpackedBytes: 1e6, entries: 1, depth: 10 });
  return /<w:rPr>(.*)<\/w:rPr>/.exec(splice(source, complexScriptEdits(scanner)))?.[1] ?? '';
}

describe('styles for right-to-left text', () => {
  it('get the twins of bold, italic and size beside them', () => {
    assert.equal(
      edited('<w:b/><w:i w:val="0"/><w:color w:val="00FF00"/><w:sz w:val="28"></w:sz><w:u w:val="single"/>'),
      '<w:b/><w:bCs/><w:i w:val="0"/><w:iCs w:val="0"/><w:color w:val="00FF00"/>' +
        '<w:sz w:val="28"></w:sz><w:szCs w:val="28"></w:szCs><w:u w:val="single"/>',
    );
  });

  it('keep those that they have', () => {
    const own = '<w:b/><w:bCs w:val="0"/><w:sz w:val="28"/><w:szCs w:val="32"/>';
    assert.equal(edited(own), own);
  });
});
