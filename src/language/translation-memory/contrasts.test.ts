import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrastRules, findContrast, knowsContrasts } from './contrasts.ts';
import { tokenize } from './tokenize.ts';

function words(text = ''): readonly string[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ text: word }) => word);
}

const find = (one: string | undefined, other: string | undefined, language: string): string | undefined =>
  findContrast(words(one), words(other), language);

describe('texts say different things', () => {
  for (const [language, rules] of Object.entries(contrastRules))
    for (const { id, differs, same } of rules)
      it(`by the rule ${id}, and not where it does not apply`, () => {
        assert.equal(find(differs[0], differs[1], language), id);
        assert.equal(find(differs[1], differs[0], language), id);
        assert.equal(find(same[0], same[1], language), undefined);
      });

  it('when the month or the day of the week differs', () => {
    assert.equal(find('el 5 de mayo', 'el 5 de junio', 'es'), 'es-months');
    assert.equal(find('Sundays', 'Mondays', 'en-US'), 'en-weekdays');
    assert.equal(find('på onsdag', 'på torsdag', 'sv'), 'sv-weekdays');
    assert.equal(find('in May', 'in May', 'en'), undefined);
  });

  it('when a word is elided with an apostrophe of either kind', () => {
    assert.equal(find('It is open', 'It isn’t open', 'en'), 'en-negation');
    assert.equal(find("Le fichier n'est là", 'Le fichier est là', 'fr'), 'fr-negation');
  });

  it('by rules of unique names, for languages that are known', () => {
    const ids = Object.values(contrastRules).flatMap((rules) => rules.map(({ id }) => id));
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(knowsContrasts('pt-BR'), true);
    assert.equal(knowsContrasts('fi'), false);
  });
});
