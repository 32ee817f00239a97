import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { flitePieces } from './flite-text.ts';

describe('texts for flite', () => {
  it('are sentences in ASCII', () => {
    const text = '“Zoë’s café — it’s naïve…”, he said. Was it? In 東京, 5 €!';
    assert.deepEqual(flitePieces(text), ['"Zoe\'s cafe , it\'s naive...", he said.', 'Was it?', 'In , 5 !']);
  });

  it('are cut at marks, else at spaces, else anywhere, and lose nothing', () => {
    const clause = 'and nobody was there who could say it in fewer words than this,';
    const long = `${clause} ${clause} ${clause.replaceAll(/[ ,]/g, '')}${'x'.repeat(100)} end.`;
    const pieces = flitePieces(long);
    assert.equal(pieces[0], clause);
    assert.ok(pieces.every((piece) => piece.length <= 100));
    assert.equal(pieces.join('').replaceAll(' ', ''), long.replaceAll(' ', ''));
  });

  it('are nothing where there is nothing to say', () => {
    for (const text of ['', '…', '東京', '— ?']) assert.deepEqual(flitePieces(text), []);
  });
});
