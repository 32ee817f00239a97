import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Captions } from './captions.ts';

const segments = (...texts: readonly string[]) => texts.map((text) => ({ text, language: 'en' }));
const source = (concluded: readonly string[], tentative: readonly string[] = []) => ({
  source_transcript_update: { concluded: segments(...concluded), tentative: segments(...tentative) },
});
const target = (language: string, concluded: readonly string[], tentative: readonly string[] = []) => ({
  target_transcript_update: { language, concluded: segments(...concluded), tentative: segments(...tentative) },
});

describe('captions', () => {
  it('join segments into a line for each sentence', () => {
    const captions = new Captions(undefined, []);
    assert.deepEqual(captions.add(source([], ['Good'])), []);
    assert.deepEqual(captions.open, [{ label: undefined, text: '', tentative: 'Good' }]);
    assert.deepEqual(captions.add(source(['Good morning'])), []);
    assert.deepEqual(captions.open, [{ label: undefined, text: 'Good morning', tentative: '' }]);
    assert.deepEqual(captions.add(source([' everybody.'])), [{ label: undefined, text: 'Good morning everybody.' }]);
    assert.deepEqual(captions.open, []);
  });

  it('name the language of each line where there are several', () => {
    const captions = new Captions(undefined, ['pt-BR']);
    assert.deepEqual(captions.add(source(['Yes.'])), [{ label: 'en', text: 'Yes.' }]);
    assert.deepEqual(captions.add(target('pt-br', ['Sim.'])), [{ label: 'pt-BR', text: 'Sim.' }]);
    assert.deepEqual(captions.add(target('de', ['Ja.'])), []);
  });

  it('end a line that no punctuation ends', () => {
    const captions = new Captions('en', []);
    const [line] = captions.add(source(['word '.repeat(60)]));
    assert.equal(line?.text.length, 299);
    captions.add(source([' the rest'], [' maybe']));
    assert.deepEqual(captions.end(), [{ label: undefined, text: 'the rest' }]);
    assert.deepEqual(captions.open, []);
  });

  it('forget what was tentative when a connection breaks', () => {
    const captions = new Captions('en', []);
    captions.add(source(['It is'], [' maybe']));
    captions.forgetTentative();
    assert.deepEqual(captions.open, [{ label: undefined, text: 'It is', tentative: '' }]);
  });

  it('show no control characters of a server', () => {
    const captions = new Captions('en', []);
    assert.deepEqual(captions.add(source(['A\u001b[2J\r\nb.'])), [{ label: undefined, text: 'A [2J  b.' }]);
  });

  it('take messages that are not as described', () => {
    const captions = new Captions('en', ['de']);
    for (const message of [
      undefined,
      7,
      { source_transcript_update: 7 },
      { target_transcript_update: { language: 'de' } },
    ])
      assert.deepEqual(captions.add(message), []);
    assert.deepEqual(captions.open, []);
  });
});
