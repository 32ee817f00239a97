import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InlineCode } from '../../contracts/segment.ts';
import { plainText, textSegment } from '../segments.ts';
import { applyPhrase, readPhraseSegment } from './apply-phrase.ts';

function apply(text: string, phrase: string, translation: string, language = 'es'): string | undefined {
  const segment = readPhraseSegment(textSegment(text));
  const applied = segment && applyPhrase(segment, phrase, translation, language);
  return applied && plainText(applied);
}

describe('the translation of a phrase', () => {
  it('has the letter case, the final mark and the white space of the text', () => {
    assert.equal(apply('Open', 'Open', 'Abrir'), 'Abrir');
    assert.equal(apply('OPEN', 'Open', 'Abrir'), 'ABRIR');
    assert.equal(apply('open', 'Open', 'Öffnen', 'de'), 'Öffnen');
    assert.equal(apply(' Save As… ', 'Save as', 'Guardar como'), ' Guardar como… ');
    assert.equal(apply('Name:', 'Name', 'Nom', 'fr'), 'Nom\u00a0:');
  });

  it('has its mnemonic, before the same letter, the first one, or behind the word', () => {
    assert.equal(apply('_Open', 'Open', 'Abrir'), '_Abrir');
    assert.equal(apply('&Save', 'Save', 'Guardar'), '&Guardar');
    assert.equal(apply('Save _As...', 'Save as', 'Guardar como'), 'Gu_ardar como...');
    assert.equal(apply('_Open…', 'Open', '開く', 'ja'), '開く(_O)…');
    assert.equal(apply('打开(_O)', '打开', 'Open', 'en'), '_Open');
    assert.equal(apply('_Open', 'Open', 'Открыть', 'ru'), '_Открыть');
  });

  it('has the codes around it, and there is none with codes inside', () => {
    const open: InlineCode = { kind: 'open', id: 1, data: '<b>' };
    const close: InlineCode = { kind: 'close', id: 1, data: '</b>' };
    const around = readPhraseSegment({ inlines: [open, 'Open', close] });
    assert.deepEqual(around && applyPhrase(around, 'Open', 'Abrir', 'es')?.inlines, [open, 'Abrir', close]);
    const inside = readPhraseSegment({ inlines: ['Save ', open, 'as', close] });
    assert.equal(inside && applyPhrase(inside, 'Save as', 'Guardar como', 'es'), undefined);
  });

  it('is none for sentences and other texts', () => {
    for (const text of ['Open.', 'Open!', 'Open?', 'No. Yes', 'Open {name}', '', ' ', '5', 'one two three four five'])
      assert.equal(readPhraseSegment(textSegment(text)), undefined, text);
  });
});
