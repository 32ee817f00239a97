import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inOwnApostrophes } from './own-apostrophes.ts';

const written = (text: string, replaced: string, by: string): string | undefined => {
  const start = text.indexOf(replaced);
  return inOwnApostrophes(text, [{ start, end: start + replaced.length, text: by, rule: 'spelling' }])[0]?.text;
};

describe('apostrophes of the author', () => {
  it('stay in what is written for theirs', () => {
    assert.equal(written('c’est à dire', '’est à ', "'est-à-"), '’est-à-');
    assert.equal(written("c'est à dire", "'est à ", "'est-à-"), "'est-à-");
  });

  it('are those of the text where there was none', () => {
    assert.equal(written('un po di c’è', 'po', "po'"), 'po’');
    assert.equal(written("l’uno, l'altro un po", 'po', "po'"), "po'");
  });
});
