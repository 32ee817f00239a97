import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedInflection } from '../../../../../test/support/installed-inflection.ts';
import { ruleFiles } from '../../../../../test/support/rule-files.ts';
import type { Inflection } from '../../../inflection/inflection.ts';
import { packData } from '../../../packs/pack-files.ts';
import { rulesOfPack } from '../../../packs/rule-groups.ts';
import { applyStyle } from '../apply-style.ts';
import { english } from '../english/english.ts';
import { frenchWith } from '../french/french.ts';
import { german } from '../german/rules.ts';
import { italian } from '../italian/rules.ts';
import { type PhraseRule, parseRules, type Slot } from '../phrases/parse-rules.ts';
import type { RuleLanguage } from '../phrases/rule-language.ts';
import { portuguese } from '../portuguese/rules.ts';
import { stylesOfLanguage } from '../registry.ts';
import { spanishWith } from '../spanish/rules.ts';
import { stylesAndTones } from '../styles-and-tones.ts';
import { findModality, modalLanguages } from './find-modality.ts';
import { keepsModality } from './keep-modality.ts';

const ruleLanguages: Readonly<Record<string, (inflection: Inflection) => RuleLanguage>> = {
  de: () => german,
  en: (inflection) => ({ ...english, inflection }),
  es: spanishWith,
  fr: frenchWith,
  it: () => italian,
  pt: () => portuguese,
};

/** Every rule of a language, by the file of its pack. */
async function rulesIn(language: string): Promise<readonly (readonly [name: string, rule: PhraseRule])[]> {
  const ruleLanguage = ruleLanguages[language]?.(await installedInflection(language)) as RuleLanguage;
  return ruleFiles(language).flatMap((name) =>
    parseRules(rulesOfPack(language, name), ruleLanguage).map((rule) => [name, rule] as const),
  );
}

/** What a rule finds and what it writes, once for each of the words that stand side by side. */
function outcomesOf({ before, phrase, after, later, replacement }: PhraseRule): readonly (readonly [string, string])[] {
  const sizes = [...phrase.map(({ length }) => length), ...replacement.map((list) => list.length)];
  const mark = later.some(({ words, isRefused }) => words.has('?') && !isRefused) ? '?' : '';
  const [lead, end] = [wordsAround(before, 'something '), wordsAround(after, '') + mark];
  return Array.from({ length: Math.max(...sizes) }, (_, index) => {
    const found = phrase.map((slot) => wordOf(slot, index));
    const written = replacement.map((list) => (list[Math.min(index, list.length - 1)] ?? '').replace('*', 'something'));
    return [[lead, ...found, end].join(' ').trim(), [lead, ...written, end].join(' ').trim()] as const;
  });
}

function wordOf({ words, isAny, length }: Slot, index: number): string {
  if (isAny) return 'something';
  const last = length - 1;
  return [...words].find(([, indexes]) => indexes.includes(Math.min(index, last)))?.[0] ?? '';
}

function wordsAround(slots: readonly Slot[], otherwise: string): string {
  const isStart = slots.some(({ words, isRefused }) => words.has('^') && !isRefused);
  const asked = slots.filter(
    ({ isRefused, isAny, words }) => !isRefused && !isAny && !words.has('$') && !words.has('^'),
  );
  return (isStart ? '' : otherwise) + asked.map((slot) => wordOf(slot, 0)).join(' ');
}

/** The markers of a pack as their examples need them. */
interface Examples {
  readonly markers: readonly {
    readonly id: string;
    readonly means: readonly string[];
    readonly finds: string;
    readonly stays: string;
  }[];
}

describe('the modality of what styles write', () => {
  it('is known in every language with styles', () => {
    assert.deepEqual([...modalLanguages].sort(), Object.keys(stylesOfLanguage).sort());
  });

  for (const language of modalLanguages)
    it(`is that of what was written, in every rule of ${language}`, async () => {
      const changed = (await rulesIn(language)).flatMap(([name, rule]) =>
        outcomesOf(rule)
          .filter(([before, after]) => !keepsModality(before, after, language))
          .slice(0, 1)
          .map(([before, after]) => `${name}: ${before} -> ${after}`),
      );
      assert.deepEqual(changed, []);
    });

  for (const language of modalLanguages)
    it(`is found as the examples of ${language} say`, () => {
      for (const { id, means, finds, stays } of packData<Examples>('modality')[language]?.markers ?? []) {
        const has = (text: string) =>
          findModality(text, language).some((found) => means.every((one) => found.has(one)));
        assert.equal(has(finds), means.length > 0, `${id}: ${finds}`);
        if (means.length > 0) assert.ok(!has(stays), `${id}: ${stays}`);
      }
    });

  it('keeps duty, prohibition, permission and possibility in whole texts', async () => {
    const cases = [
      ['en', 'It is necessary to purchase a licence before you start.'],
      ['en', 'Visitors must register. Staff must not smoke. You have to pay.'],
      ['en', 'You should be careful. Children should not run. This might help.'],
      ['de', 'Du musst die neue Version sofort installieren. Sie sollten das prüfen.'],
      ['es', 'Debe pagar la factura. Tenemos que abrir la puerta. Deberíamos esperar.'],
      ['fr', 'Nous devons payer. Vous devriez attendre. Il faut partir.'],
      ['it', 'Deve pagare la fattura. Dovrebbe aspettare. Bisogna partire.'],
      ['pt', 'Deve pagar a fatura. Deveria esperar. Temos de sair.'],
    ] as const;
    for (const [language, text] of cases) {
      const inflection = await installedInflection(language);
      for (const style of stylesAndTones) {
        const after = applyStyle(text, language, style, inflection);
        assert.ok(keepsModality(text, after, language), `${style}: ${after}`);
      }
    }
  });
});
