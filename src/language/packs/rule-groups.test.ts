import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection, missingInflection } from '../../../test/support/installed-inflection.ts';
import { packLanguages, ruleFiles } from '../../../test/support/rule-files.ts';
import { applyStyle, type RuleStyle } from '../writing/styles/apply-style.ts';
import { conciseLanguages } from '../writing/styles/concise.ts';
import { stylesOf } from '../writing/styles/styled-languages.ts';
import { readRuleGroups, rulesOfPack } from './rule-groups.ts';
import { wordGroups } from './word-groups.ts';

for (const language of packLanguages)
  describe(`rules of styles in the pack of ${language}`, { skip: await missingInflection(language) }, async () => {
    const inflection = await installedInflection(language);
    for (const name of ruleFiles(language)) {
      const groups = readRuleGroups(language, name).filter(({ id }) => id !== '');
      it(`have ids in ${name}, and each group has an example that changes and one that stays`, () => {
        assert.equal(new Set(groups.map(({ id }) => id)).size, groups.length);
        for (const { id, changes, stays, rules } of groups) {
          assert.ok(rules.length > 0, id);
          assert.ok(changes.length > 0, id);
          assert.ok(stays.length > 0, id);
        }
      });

      for (const { id, changes, stays } of groups)
        it(`write ${name} as their examples say: ${id}`, () => {
          const write = (text: string) => applyStyle(text, language, name as RuleStyle, inflection);
          for (const [before, after] of changes) {
            assert.equal(write(before), after);
            assert.equal(write(after), after);
          }
          for (const text of stays) assert.equal(write(text), text);
        });
    }
  });

const missingEnglish = await missingInflection('en');

describe('files of rules', () => {
  it('are there for every style, and for shorter phrases where the language has them', () => {
    for (const language of packLanguages) {
      const names = ruleFiles(language);
      for (const style of stylesOf(language)) assert.ok(names.includes(style), `${language} ${style}`);
      assert.equal(names.includes('concise'), conciseLanguages.includes(language), language);
    }
  });

  it('have all rules of the files that they include, and each ending once', () => {
    assert.ok(rulesOfPack('de', 'friendly').includes(rulesOfPack('de', 'requests-and-regrets')));
    const endings = wordGroups('it').endings.inf ?? [];
    assert.ok(endings.length > 1);
    assert.ok(endings.every((ending) => rulesOfPack('it', 'casual', 'formal', 'simple').includes(`(${ending})`)));
  });

  it('name groups of words that hold other groups', () => {
    const { words } = wordGroups('de');
    assert.ok(words.verb?.startsWith(`${words.third} `));
    assert.ok(Object.values(words).every((list) => !list.includes('@')));
  });

  it('make academic and business English of one text two texts', { skip: missingEnglish }, async () => {
    const inflection = await installedInflection('en');
    const text =
      'We usually make a decision in order to save money. Some people have problems because of this, and it does not happen often.';
    assert.equal(
      applyStyle(text, 'en', 'business', inflection),
      'We usually decide to save money. Some people have problems because of this, and it does not happen often.',
    );
    assert.equal(
      applyStyle(text, 'en', 'academic', inflection),
      'We typically make a decision in order to save money. Some individuals have problems owing to this, and it does not happen frequently.',
    );
  });
});
