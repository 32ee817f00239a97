import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packData } from '../packs/pack-files.ts';
import { writeOrdinals } from './write-ordinals.ts';

function written(translation: string, [source, text]: readonly string[], target: string): string {
  let result = '';
  let position = 0;
  for (const edit of writeOrdinals(translation, text ?? '', source ?? '', target)) {
    result += translation.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + translation.slice(position);
}

interface Examples {
  readonly changes: { readonly source: readonly string[]; readonly translation: string; readonly becomes: string };
  readonly stays: { readonly source: readonly string[]; readonly translation: string };
}

describe('ordinals in digits', () => {
  for (const [language, { changes, stays }] of Object.entries(packData<Examples>('ordinals')))
    it(`are written as in ${language}`, () => {
      assert.equal(written(changes.translation, changes.source, language), changes.becomes);
      assert.equal(written(changes.becomes, changes.source, language), changes.becomes);
      assert.equal(written(stays.translation, stays.source, language), stays.translation);
    });

  it('are those of the source alone', () => {
    assert.equal(written('Model 2to has 4 doors.', ['es', 'El modelo 2to… 4 puertas.'], 'fr'), 'Model 2e has 4 doors.');
    assert.equal(written('Model 2to has 4 doors.', ['es', 'El modelo 2.'], 'fr'), 'Model 2to has 4 doors.');
    assert.equal(written('12. 3 kuća', ['en', '12. The 3rd house'], 'sr'), '12. 3. kuća');
  });

  it('of centuries are Roman where the language writes them so', () => {
    assert.equal(written('Al XX siglo', ['fr', 'Au XXe siècle'], 'es'), 'Al siglo XX');
    assert.equal(written('el siglo XX', ['fr', 'le XXe siècle'], 'es'), 'el siglo XX');
    assert.equal(written('el segle 19è', ['fr', 'le 19e siècle'], 'ca'), 'el segle 19è');
    assert.equal(written('the XVIII century', ['it', 'il XVIII secolo'], 'en'), 'the 18th century');
    assert.equal(written('un siglo XXXXX', ['fr', ''], 'es'), 'un siglo XXXXX');
  });
});
