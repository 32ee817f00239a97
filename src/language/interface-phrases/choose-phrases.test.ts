import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choosePhrases } from './choose-phrases.ts';
import { readPhrase } from './interface-phrase.ts';

type Messages = Readonly<Record<string, string>>;

/** Chosen translations by phrase; `verb|Open` is a message with a context. */
function choose(...sources: readonly Messages[]): Messages {
  const messages = sources.map((source, index) => {
    const read = Object.entries(source).map(([key, translation]) => {
      const [id = '', context] = key.split('|').reverse();
      return { context, id, translation };
    });
    return [`source ${index}`, read] as const;
  });
  return Object.fromEntries(choosePhrases(new Map(messages)).map(({ id, translation }) => [id, translation]));
}

describe('phrases', () => {
  it('are what two sources translate in the same way, without mnemonics and ellipses', () => {
    assert.deepEqual(choose({ _Open: '_Abrir', Save: 'Guardar' }, { '&Open…': 'A&brir…', Save: 'Salvar' }), {
      Open: 'Abrir',
    });
    assert.deepEqual(choose({ 'Open(_O)': '打开(_O)' }, { 'Open...': '打开(_P)...' }), { Open: '打开' });
  });

  it('are what more sources say than anything else', () => {
    const [one, other] = [{ Open: 'Abrir' }, { Open: 'Abierto' }];
    assert.deepEqual(choose(one, one, other), { Open: 'Abrir' });
    assert.deepEqual(choose(one, one, other, other), {});
    assert.deepEqual(choose(one, one, one, other, other), { Open: 'Abrir' });
  });

  it('are what one source says if its context names the use, and nobody says otherwise', () => {
    assert.deepEqual(choose({ 'verb|Record': 'Grabar', Play: 'Tocar', 'keyboard|Home': 'Inicio' }), {
      Record: 'Grabar',
    });
    assert.deepEqual(choose({ 'Stock label, media|_Play': 'Tocar' }), { Play: 'Tocar' });
    assert.deepEqual(choose({ 'verb|Record': 'Grabar' }, { Record: 'Registro' }), {});
    assert.deepEqual(choose({ 'verb|Record': 'Grabar', 'noun|Record': 'Registro' }), {});
  });

  it('are not what has another context, such as the label of a key', () => {
    const key = { 'keyboard label|Space': 'Leertaste' };
    assert.deepEqual(choose(key, key), {});
    assert.deepEqual(choose(key, key, { Space: 'Raum' }, { 'button|Space': 'Raum' }), { Space: 'Raum' });
  });

  it('are written as most sources write them, on every machine in the same way', () => {
    assert.deepEqual(choose({ open: 'abrir' }, { Open: 'Abrir' }, { Open: 'Abrir' }), { Open: 'Abrir' });
    assert.deepEqual(choose({ open: 'abrir' }, { Open: 'Abrir' }), choose({ Open: 'Abrir' }, { open: 'abrir' }));
  });

  it('are short, and words alone', () => {
    for (const message of ['Open', '_Save As…', 'Don’t save', 'Close Tab:', 'Drag-and-drop', '_24-hour clock'.slice(3)])
      if (/^[\p{L}_]/u.test(message)) assert.notEqual(readPhrase(message), undefined, message);
    for (const message of [
      'Open %s',
      'a b c d e',
      '{name}',
      'Stop!',
      '',
      '…',
      '3 files',
      'x'.repeat(60),
      'www.x.org',
      'a\nb',
    ])
      assert.equal(readPhrase(message), undefined, message);
  });
});
