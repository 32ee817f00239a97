import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { divideFindings, joinTexts } from './worker/joined-texts.ts';

const finding = { rule: 'SpellCheck', kind: 'Spelling', replacements: [] };

describe('texts that Harper reads together', () => {
  it('are paragraphs of a document, and each finding comes back in the positions of its text', () => {
    const [document, ...others] = joinTexts(['One teh.', 'Two.', 'Thre']);
    assert.deepEqual(others, []);
    assert.equal(document?.text, 'One teh.\n\nTwo.\n\nThre');
    const found = [
      { ...finding, start: 4, end: 7 },
      { ...finding, start: 16, end: 20 },
    ];
    assert.deepEqual(divideFindings(document, found), [
      { index: 0, findings: [{ ...finding, start: 4, end: 7 }] },
      { index: 1, findings: [] },
      { index: 2, findings: [{ ...finding, start: 0, end: 4 }] },
    ]);
  });

  it('are documents of their own with a quotation mark without a partner, with a hyphen, a small letter at the start or a single one at the end, and where they are long', () => {
    const long = 'Word '.repeat(250);
    const documents = joinTexts(['One.', 'He said "no', 'Two.', 'One-time', 'go vet', 'See config.h.', long, long]);
    assert.deepEqual(
      documents.map(({ members }) => members.map(({ index }) => index)),
      [[0, 2, 6], [1], [3], [4], [5], [7]],
    );
  });
});
