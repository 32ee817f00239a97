import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { DictionaryProcess } from '../../src/engines/hunspell/dictionary-process.ts';
import { rewrittenRules } from '../../src/language/style-rules/registry.ts';
import { rewriteText } from '../../src/language/writing/rewrite-text.ts';
import { writtenByCorrections } from '../../src/language/writing/rules/registry.ts';
import { conciseRules } from '../../src/language/writing/styles/concise.ts';
import { stylesOfLanguage } from '../../src/language/writing/styles/registry.ts';
import { variantConversions } from '../../src/language/writing/variants/registry.ts';
import { installedInflection, missingInflection } from '../support/installed-inflection.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { styleCases } from '../support/style-cases.ts';
import { styledTexts } from '../support/styled-texts.ts';

/*
 * No rule writes a word that does not exist. The texts that a rule can write, which it lists itself (`writes`), and the outcomes
 * of its cases are cut into words. A word exists if a dictionary of hunspell or a lexicon of Apertium has it.
 */

const folder = '/usr/share/hunspell';
const hunspell = '/usr/bin/hunspell';

/** Dictionaries that judge a language; of several each has words that the others lack. */
const dictionaries: Readonly<Record<string, readonly string[]>> = {
  de: ['de_DE'],
  en: ['en_US', 'en_GB'],
  es: ['es_ES'],
  fr: ['fr'],
  it: ['it_IT'],
  pt: ['pt_BR', 'pt_PT'],
};

/** A variant is judged only with its own dictionary: that of another variant lacks its spellings. */
const variantDictionaries: Readonly<Record<string, readonly string[]>> = {
  en: ['en_GB', 'en_US'],
  pt: ['pt_BR', 'pt_PT'],
};

interface Exception {
  readonly id: string;
  readonly language: string;
  readonly words: readonly string[];
  readonly reason: string;
}

const { exceptions } = JSON.parse(readFileSync(new URL('written-words.json', import.meta.url), 'utf8')) as {
  readonly exceptions: readonly Exception[];
};

/** Cases of style rules, whose outcomes have what rules compute. */
const cases = styleCases();

/** What the rules of a language can write, by the name of the rule. */
async function writtenIn(language: string): Promise<readonly (readonly [name: string, texts: readonly string[]])[]> {
  const inflection = await installedInflection(language);
  const makers = { ...stylesOfLanguage[language], concise: conciseRules(language) };
  const styles = Object.entries(makers).flatMap(([style, make]) =>
    (make?.(inflection) ?? []).map(({ writes }) => [`style ${style}`, [...(writes?.(language) ?? [])]] as const),
  );
  const rules = Object.entries(rewrittenRules).flatMap(([category, byRule]) =>
    Object.entries(byRule).flatMap(([rule, values]) =>
      Object.entries(values).map(
        ([value, { rewrite }]) => [`${category}/${rule}/${value}`, [...(rewrite.writes?.(language) ?? [])]] as const,
      ),
    ),
  );
  const outcomes = cases
    .filter((one) => one.language.split('-')[0] === language)
    .map(
      ({ rule, value, changes }) =>
        [`case of ${rule}/${value}`, changes.flatMap(([before, outcome]) => newWords(before, outcome))] as const,
    );
  const texts = language in stylesOfLanguage ? styledTexts(language) : [];
  const computed = Object.entries(stylesOfLanguage[language] ?? {}).flatMap(([style, make]) =>
    make(inflection)
      .filter(({ writes }) => writes === undefined)
      .map((rewrite) => {
        const words = texts.flatMap((text) => newWords(text, rewriteText(text, [rewrite], language)));
        return [`sentences in style ${style}`, words] as const;
      }),
  );
  const corrections = ['corrections', writtenByCorrections(language, inflection)] as const;
  return [...styles, ...rules, ...outcomes, ...computed, corrections];
}

function writtenByVariants(language: string): Awaited<ReturnType<typeof writtenIn>> {
  return variantConversions
    .filter(({ to }) => to.split('-')[0] === language)
    .flatMap(({ from, to, rewriters }) =>
      rewriters().map(({ writes }) => [`from ${from} to ${to}`, [...(writes?.(language) ?? [])]] as const),
    );
}

function newWords(before: string, outcome: string): readonly string[] {
  const known = new Set(wordsOf(before.toLowerCase()));
  return wordsOf(outcome).filter((word) => !known.has(word.toLowerCase()));
}

const word = /(?<![\p{L}\p{N}_.-])\p{L}[\p{L}\p{M}'-]*(?<!['-])'?(?![\p{N}_])/gu;

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll('’', "'")
      .replaceAll(/\*\p{L}*/gu, ' ')
      .match(word) ?? []
  );
}

/** Formed by rule of verbs in -ise and -ize: `customizable` exists if `customize` does. */
const derived = /i([sz])(?:ers?|able|ations?)$/;

const { signal } = new AbortController();
const morphology = new ApertiumMorphology({ clock: new ManualClock() });
after(() => morphology[Symbol.asyncDispose]());

/** The `l` of `l'école`. */
function isElided(part: string, word: string): boolean {
  return part.length <= 5 && word.startsWith(`${part}'`);
}

async function unknownWords(
  words: Iterable<string>,
  language: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const settings = { program: hunspell, limiter: undefined, lineBuffer: '/usr/bin/stdbuf', memoryLimit: 0 };
  let unknown = [...new Set(words)];
  for (const name of names) {
    const dictionary = new DictionaryProcess(`${folder}/${name}`, settings, () => {});
    const parts = new Map(unknown.map((one) => [one, one.split(/(?<=')|-/)]));
    const bases = language === 'en' ? unknown.map((one) => one.replace(derived, 'i$1e')) : [];
    const missing = await dictionary.ask(new Set([...unknown, ...bases, ...[...parts.values()].flat()]));
    const aloneThere = new Set<string>();
    for (const one of unknown) {
      if (!/['-]/.test(one)) continue;
      // hunspell takes such words apart, and reports the parts that it does not know.
      const unknownParts = await dictionary.ask(new Set([one]));
      if ([...unknownParts].every((part) => isElided(part, one))) aloneThere.add(one);
    }
    const isThere = (one: string) =>
      (/['-]/.test(one) ? aloneThere.has(one) : !missing.has(one)) ||
      (language === 'en' && derived.test(one) && !missing.has(one.replace(derived, 'i$1e'))) ||
      parts.get(one)?.every((part) => !missing.has(part) || /^\p{L}{1,5}'$/u.test(part)) === true;
    unknown = unknown.filter((one) => !isThere(one));
    await dictionary.kill();
  }
  const readings = await morphology.analyse({ language, words: unknown }, signal);
  return new Set(unknown.filter((_, index) => readings[index]?.length === 0));
}

async function assertAllExist(
  written: Awaited<ReturnType<typeof writtenIn>>,
  language: string,
  names: readonly string[],
): Promise<void> {
  const byName = written.map(([name, texts]) => [name, new Set(texts.flatMap(wordsOf))] as const);
  const words = new Set(byName.flatMap(([, own]) => [...own]));
  assert.ok(words.size > 500, `${words.size} words`);
  const unknown = await unknownWords(words, language, names);
  const allowed = new Set(exceptions.flatMap((one) => (one.language === language ? one.words : [])));
  const found = byName.flatMap(([name, own]) =>
    [...own].filter((one) => unknown.has(one) && !allowed.has(one)).map((one) => `${name}: ${one}`),
  );
  assert.deepEqual([...new Set(found)], []);
}

function missingOf(names: readonly string[]): string | false {
  const missing = names.filter((name) => !existsSync(`${folder}/${name}.dic`));
  if (!existsSync(hunspell)) return 'hunspell is not installed (npm run setup)';
  return missing.length === 0
    ? false
    : `the dictionary ${missing.join(', ')} of hunspell is not installed (npm run setup)`;
}

describe('words that rules write exist', () => {
  for (const [language, names] of Object.entries(dictionaries)) {
    const installed = names.filter((name) => missingOf([name]) === false);
    const skip = installed.length > 0 ? false : missingOf(names);
    it(`in ${language}`, { skip }, async () => assertAllExist(await writtenIn(language), language, installed));
  }

  for (const [language, names] of Object.entries(variantDictionaries))
    it(`in the variants of ${language}`, { skip: missingOf(names) }, () =>
      assertAllExist(writtenByVariants(language), language, names),
    );

  for (const language of Object.keys(dictionaries))
    it(`in ${language}, of rewriters of sentences by what they do to texts`, async (test) => {
      const missing = await missingInflection(language);
      if (missing !== false) return test.skip(missing);
      const inflection = await installedInflection(language);
      const texts = language in stylesOfLanguage ? styledTexts(language) : [];
      const unseen = Object.entries(stylesOfLanguage[language] ?? {}).flatMap(([style, make]) =>
        make(inflection).flatMap((rewrite, index) =>
          rewrite.writes !== undefined || texts.some((text) => rewriteText(text, [rewrite], language) !== text)
            ? []
            : `${style} ${index}`,
        ),
      );
      assert.deepEqual(unseen, []);
    });

  it('which a word that nobody writes shows', { skip: missingOf(['en_US']) }, async () => {
    const words = [
      'forbidden',
      'well-forbided',
      'forbided',
      'sumed',
      'spreaded',
      'well-known',
      "it's",
      'customizable',
      'xyzable',
    ];
    assert.deepEqual(
      [...(await unknownWords(words, 'en', ['en_US']))],
      [...['well-forbided', 'forbided', 'sumed', 'spreaded', 'xyzable']],
    );
  });

  it('with exceptions that each have an id, a language and a reason', () => {
    assert.equal(new Set(exceptions.map(({ id }) => id)).size, exceptions.length);
    for (const { language, words, reason } of exceptions)
      assert.ok(language in dictionaries && words.length > 0 && reason.endsWith('.'));
  });
});
