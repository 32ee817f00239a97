import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readableText } from '../../language/segments.ts';
import { readBilingual } from './read-bilingual.ts';

const pairsOf = (text: string) =>
  readBilingual(text, 100).segments.map(({ source, target }) => [readableText(source), target && readableText(target)]);

describe('both sides of XLIFF', () => {
  it('are read from version 1.2, segmented or not, in any state', () => {
    const text = `<xliff version="1.2"><file source-language="en" target-language="de-CH"><body>
      <trans-unit id="1" approved="yes"><source>One <g id="1">bold</g>.</source><target state="final">Eins <g id="1">fett</g>.</target></trans-unit>
      <trans-unit id="2"><source>Two.</source></trans-unit>
      <trans-unit id="3"><source>A. B.</source><seg-source><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></seg-source><target><mrk mtype="seg" mid="1">C.</mrk> <mrk mtype="seg" mid="2">D.</mrk></target></trans-unit>
      <trans-unit id="4"><source>A. B.</source><seg-source><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></seg-source><target>C. D.</target></trans-unit>
    </body></file></xliff>`;
    const { sourceLanguage, targetLanguage } = readBilingual(text, 100);
    assert.deepEqual([sourceLanguage, targetLanguage], ['en', 'de-CH']);
    assert.deepEqual(pairsOf(text), [
      ['One bold.', 'Eins fett.'],
      ['Two.', undefined],
      ['A.', 'C.'],
      ['B.', 'D.'],
      ['A. B.', 'C. D.'],
    ]);
  });

  it('are read from version 2', () => {
    const text = `<xliff version="2.1" srcLang="en"><file id="f"><unit id="u">
      <segment state="final"><source>One.</source><target>Eins.</target></segment>
      <segment><source>Two.</source><target/></segment></unit></file></xliff>`;
    const { sourceLanguage, targetLanguage } = readBilingual(text, 100);
    assert.deepEqual([sourceLanguage, targetLanguage], ['en', undefined]);
    assert.deepEqual(pairsOf(text), [
      ['One.', 'Eins.'],
      ['Two.', undefined],
    ]);
  });

  it('are not there in other files', () => {
    assert.throws(() => readBilingual('<a/>', 100), { code: 'invalid_document' });
  });
});
