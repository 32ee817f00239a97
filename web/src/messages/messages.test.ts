import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { uiLanguages } from './ui-languages.ts';

type Texts = Readonly<Record<string, string>>;

function read(language: string): Texts {
  return JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8')) as Texts;
}

/** Names and kinds of the arguments of a message. */
function argumentsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const nested =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    return [`${element.value} ${TYPE[element.type]}`, ...nested];
  });
  return [...new Set(names)].sort();
}

const english = read('en');

describe('messages of the console', () => {
  it('are there in every language that is offered, and in no other', () => {
    const files = readdirSync(import.meta.dirname).flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? []);
    assert.deepEqual(files.sort(), Object.keys(uiLanguages).sort());
  });

  for (const language of Object.keys(uiLanguages))
    it(`have the names and the arguments of English in ${language}`, () => {
      const texts = read(language);
      assert.deepEqual(Object.keys(texts), Object.keys(english));
      for (const [name, text] of Object.entries(texts)) {
        assert.notEqual(text.trim(), '', name);
        assert.deepEqual(argumentsOf(parse(text)), argumentsOf(parse(english[name] ?? '')), name);
      }
    });

  for (const language of Object.keys(uiLanguages).filter((each) => each !== 'en'))
    it(`have the plural forms of ${language}`, () => {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [name, text] of Object.entries(read(language)))
        for (const element of parse(text))
          if (element.type === TYPE.plural)
            for (const category of needed) assert.ok(category in element.options, `${name}: ${category}`);
    });

  it('are the words of the list that names catalogues which agree, or says why none does', () => {
    const [, ...lines] = readFileSync(new URL('agreed-words.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    assert(lines.length > 500);
    const texts = new Map(Object.keys(uiLanguages).map((language) => [language, read(language)]));
    for (const line of lines) {
      const [text = '', language = '', word, catalogues, , , reason] = line.split('\t');
      const isShown = Object.entries(texts.get(language) ?? {}).some(
        ([name, shown]) => shown === word && english[name] === text,
      );
      assert(isShown, `${line}: not in the messages; run node tools/console/list-words.ts`);
      assert(catalogues !== '' || (reason !== undefined && reason !== ''), `${line}: no catalogue and no reason`);
    }
  });
});
