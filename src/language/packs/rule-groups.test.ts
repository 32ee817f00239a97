import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection, missingInflection } from '../../../test/support/installed-inflection.ts';
import { packLanguages, ruleFiles } from '../../../test/support/rule-files.ts';
import { applyStyle, type RuleStyle } from '../writing/styles/apply-style.ts';
import { conciseLanguages } from '../writing/styles/concise.ts';
import { german } from '../writing/styles/german/rules.ts';
import { parseRules } from '../writing/styles/phrases/parse-rules.ts';
import { stylesOf } from '../writing/styles/styled-languages.ts';
import type { PackLine } from './pack-files.ts';
import { readGroups, readRuleGroups, rulesOfPack } from './rule-groups.ts';
import { readWordGroups, wordGroups } from './word-groups.ts';

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
    const friendly = rulesOfPack('de', 'friendly').map(({ at }) => at);
    assert.ok(rulesOfPack('de', 'requests-and-regrets').every(({ at }) => friendly.includes(at)));
    const endings = wordGroups('it').endings.inf ?? [];
    assert.ok(endings.length > 1);
    const rules = rulesOfPack('it', 'casual', 'formal', 'simple').map(({ text }) => text);
    assert.ok(endings.every((ending) => rules.some((rule) => rule.includes(`(${ending})`))));
  });

  it('name groups of words that hold other groups', () => {
    const { words } = wordGroups('de');
    assert.ok(words.verb?.startsWith(`${words.third} `));
    assert.ok(Object.values(words).every((list) => !list.includes('@')));
  });

  it('name the file and the line of what is wrong in them', () => {
    const lines = (source: string): readonly PackLine[] =>
      source.split('\n').map((text, index) => ({ text, at: `languages/de/styles/formal.rules:${index + 1}` }));
    const parse = (source: string) => parseRules(readGroups(lines(source), 'de', ['formal'])[0]?.rules ?? [], german);
    for (const [rule, fault] of [
      ['kriegen', 'not a rule'],
      ['kriegen -> bekommen -> erhalten', 'not a rule'],
      ['kriegen -> @absent', 'no group absent'],
      ['kriegen (%absent) -> bekommen', 'no endings absent'],
      ['* -> bekommen', 'no first word'],
      ['kriegt|kriegen -> bekommt|bekommen|erhalten', 'lists of different lengths'],
      ['+ Wir kriegen es.', 'not an example'],
      ['include formal', 'a file that includes itself'],
    ] as const)
      assert.throws(() => parse(`toll -> gut\n${rule}`), {
        name: 'SyntaxError',
        message: `languages/de/styles/formal.rules:2: ${fault}: ${rule}`,
      });
    for (const [group, fault] of [
      ['@verb sind', 'not a group of words: @verb sind'],
      ['@be = war', 'a second group of this name: @be = war'],
      ['@verb = @absent', 'no group absent: @absent'],
      ['@verb = @verb', 'a group that holds itself: @verb'],
    ] as const)
      assert.throws(() => readWordGroups(lines(`@be = ist\n${group}`)), {
        name: 'SyntaxError',
        message: `languages/de/styles/formal.rules:2: ${fault}`,
      });
    assert.throws(() => rulesOfPack('de', 'absent'), /languages\/de\/styles\/absent\.rules/);
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
