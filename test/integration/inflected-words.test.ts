import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { DictionaryProcess } from '../../src/engines/hunspell/dictionary-process.ts';
import { nameOf } from '../../src/features/writing/inflection/inflect-words.ts';
import { inflectedLanguages, type WordList, wordLists } from '../../src/features/writing/inflection/word-list.ts';
import { formOf, type Inflection } from '../../src/language/inflection/inflection.ts';
import { writtenByCorrections } from '../../src/language/writing/rules/registry.ts';
import { stylesOfLanguage } from '../../src/language/writing/styles/registry.ts';
import { installedInflection, missingInflection } from '../support/installed-inflection.ts';

/*
 * Every form that rules find or write comes from a lexicon, and a second source, the dictionaries of hunspell, has it. What the
 * dictionaries lack is listed: participles that are not used in all genders, spellings of the other variant.
 */

const dictionaries: Readonly<Record<string, string>> = { en: 'en_US', es: 'es_ES', fr: 'fr', it: 'it_IT', pt: 'pt_BR' };

/** Forms of these verbs that the dictionary does not have: why, by the slots in which they are. */
const unknownToDictionaries: Readonly<Record<string, RegExp>> = {
  // British spellings, which the American dictionary lacks, and verbs that it has only as other words.
  en: /^(?:analys|cancell|criticis|endeavour|enquir|finalis|fulfils?$|modernis|neighbour|summaris|travell|utilis|okayed)/,
  // Participles without feminine or plural, tenses in which soler is not used, and a rare subjunctive.
  es: /^(?:podid[ao]s?$|sol[ieí]|olamos$|oláis$)/,
  // Participles of verbs without object, and persons of verbs that only have the third.
  fr: /(?:[éi](?:e|s|es))$|^concern/,
  // Rare persons of sparire and a feminine of cane, which no rule writes.
  it: /^(?:spaiono|sparv(?:i|ero)|cangn[ae])$/,
  // The European past, which the Brazilian dictionary lacks, and a participle without plural.
  pt: /(?:ámos|podidos)$/,
};

/** What a list says of its words is in the table. */
function assertInflected({ slots, named, words, like, written, respelled }: WordList, inflection: Inflection): void {
  const names = [...slots, ...named].map(nameOf);
  const least = Math.min(5, names.length - (names.includes('n.f.sg') ? 2 : 0));
  const count = (word: string) => names.filter((slot) => formOf(inflection, word, slot) !== undefined).length;
  assert.deepEqual(
    words.filter((word) => count(word) < least),
    [],
  );
  for (const {
    word,
    example: [slot, form],
  } of like)
    assert.equal(formOf(inflection, word, slot), form);
  for (const { word, slot, form } of written) assert.equal(formOf(inflection, word, slot), form);
  for (const {
    changes: [word, , form],
    stays,
  } of respelled) {
    assert.ok(inflection.forms(word).includes(form), form);
    assert.ok(inflection.forms(stays[0]).includes(stays[1]), stays[1]);
  }
}

for (const language of inflectedLanguages)
  describe(`words that rules inflect in ${language}`, async () => {
    const skip = await missingInflection(language);
    const lists = wordLists(language);
    const listed = new Set(lists.flatMap(({ words }) => words));
    const inflection = await installedInflection(language);

    it('are listed', () => {
      const asked = new Set<string>();
      const asking: Inflection = {
        ...inflection,
        forms(lemma) {
          asked.add(lemma);
          return inflection.forms(lemma);
        },
      };
      for (const make of Object.values(stylesOfLanguage[language] ?? {})) make(asking);
      writtenByCorrections(language, asking);
      assert.deepEqual(
        [...asked].filter((word) => !listed.has(word)),
        [],
      );
    });

    it('are all inflected', { skip }, () => {
      for (const list of lists) assertInflected(list, inflection);
    });

    const dictionary = `/usr/share/hunspell/${dictionaries[language]}`;
    const lacks = existsSync(`${dictionary}.dic`) ? skip : `the dictionary ${dictionaries[language]} is not installed`;
    it('have forms that a dictionary knows', { skip: lacks }, async () => {
      const settings = {
        program: '/usr/bin/hunspell',
        limiter: undefined,
        lineBuffer: '/usr/bin/stdbuf',
        memoryLimit: 0,
      };
      const process = new DictionaryProcess(dictionary, settings, () => {});
      const forms = new Set([...listed].flatMap((word) => inflection.forms(word).filter((form) => form !== undefined)));
      const unknown = await process.ask(forms);
      await process.kill();
      const expected = unknownToDictionaries[language] as RegExp;
      assert.deepEqual(
        [...unknown.keys()].filter((form) => !expected.test(form)),
        [],
      );
    });
  });
