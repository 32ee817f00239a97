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

/** Files of rules that are not named after a style, with the styles that write them. */
const sharedFiles: Readonly<Record<string, Readonly<Record<string, readonly [RuleStyle, ...RuleStyle[]]>>>> = {
  all: { formal: ['business', 'academic'] },
  de: { 'requests-and-regrets': ['friendly', 'diplomatic'] },
  en: { 'academic-papers': ['academic'], 'business-letters': ['business'], latin: ['academic'] },
  es: {
    conditions: ['business', 'academic'],
    future: ['confident', 'business', 'academic'],
    going: ['casual', 'friendly'],
  },
};

/** Packs whose rules of styles are not all in groups yet. */
const unfinished: readonly string[] = [];

for (const language of packLanguages)
  describe(`rules of styles in the pack of ${language}`, { skip: await missingInflection(language) }, async () => {
    const inflection = await installedInflection(language);
    for (const name of ruleFiles(language)) {
      const isOwn = ({ at }: PackLine) => at.startsWith(`languages/${language}/styles/${name}.rules:`);
      const all = readRuleGroups(language, name);
      const groups = all.filter(({ id }) => id !== '');
      const styles = stylesWith(language, name);
      it(`have ids in ${name}, and each group has an example that changes and one that stays`, () => {
        if (!unfinished.includes(language))
          assert.deepEqual(
            all.filter(({ id }) => id === '').flatMap(({ rules }) => rules.filter(isOwn)),
            [],
          );
        assert.equal(new Set(groups.map(({ id }) => id)).size, groups.length);
        for (const { id, changes, stays, rules } of groups) {
          assert.ok(rules.length > 0, id);
          assert.ok(changes.length > 0, id);
          assert.ok(stays.length > 0, id);
        }
      });

      it(`write ${name} as the examples of its groups say, and each rule writes in one of them`, () => {
        for (const { id, changes, stays, rules } of groups) {
          const idle = new Set(rules.filter(isOwn).map(({ at }) => at));
          for (const [before, after] of changes) {
            const written = styles.map((style) => {
              const used: string[] = [];
              const text = applyStyle(before, language, style, inflection, ({ rule }) => used.push(rule ?? ''));
              return { style, text, used };
            });
            const right = written.filter(({ text }) => text === after);
            if (right.length === 0) assert.equal(written[0]?.text, after, id);
            for (const { style, used } of right) {
              assert.equal(applyStyle(after, language, style, inflection), after, id);
              for (const rule of used) idle.delete(rule);
            }
          }
          for (const text of stays)
            for (const style of styles) assert.equal(applyStyle(text, language, style, inflection), text, id);
          if (!unfinished.includes(language)) assert.deepEqual([...idle], [], id);
        }
      });
    }
  });

/** Styles that write the rules of a file: its own, or those whose rules it is read for. */
function stylesWith(language: string, name: string): readonly [RuleStyle, ...RuleStyle[]] {
  const others = sharedFiles[language]?.[name] ?? sharedFiles.all?.[name];
  return others ?? [name as RuleStyle];
}

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
