import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { isCode } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { parseXcstrings } from './parse-xcstrings.ts';

const parse = (source: string, target: string, language = 'en') =>
  parseXcstrings(source, { depth: 100, languages: { source: language, target }, warn: () => undefined });

async function translate(source: string, target: string, language?: string): Promise<string> {
  const parsed = await parse(source, target, language);
  const translations = parsed.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
  }));
  return applyEdits(source, parsed.edit(translations, { targetLanguage: target, watermark: false }));
}

const unit = (value: string, state = 'translated') => ({ stringUnit: { state, value } });
const catalog = (strings: object): string => JSON.stringify({ sourceLanguage: 'en', strings, version: '1.0' });
const plural = (forms: object) => ({ variations: { plural: forms } });

describe('string catalogs', () => {
  it('on one line cost no more than their length', () =>
    withinCpu(8, async () => {
      const strings = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key ${index}`, {}]));
      const written = JSON.parse(await translate(catalog(strings), 'de'));
      assert.equal(written.strings['key 49999'].localizations.de.stringUnit.value, 'KEY 49999');
    }));

  it('get localizations as Xcode writes them, among the others', async () => {
    const lines = [
      '{',
      '  "sourceLanguage" : "en",',
      '  "strings" : {',
      '    "A tree" : {',
      '',
      '    },',
      '    "A rose" : {',
      '      "comment" : "red",',
      '      "localizations" : {',
      '        "fr" : {',
      '          "stringUnit" : {',
      '            "state" : "translated",',
      '            "value" : "Une rose \\/ la rose"',
      '          }',
      '        }',
      '      },',
      '      "shouldTranslate" : true',
      '    }',
      '  },',
      '  "version" : "1.0"',
      '}',
    ];
    const german = (text: string): string[] => [
      '        "de" : {',
      '          "stringUnit" : {',
      '            "state" : "needs_review",',
      `            "value" : "${text}"`,
      '          }',
      '        }',
    ];
    const expected = [
      ...lines.slice(0, 4),
      '      "localizations" : {',
      ...german('A TREE'),
      '      }',
      ...lines.slice(5, 9),
      ...german('A ROSE').slice(0, -1),
      '        },',
      ...lines.slice(9),
    ];
    assert.equal(await translate(lines.join('\n'), 'de'), expected.join('\n'));
  });

  it('keep what is translated, single forms as well, and say the language as they do', async () => {
    const one = {
      localizations: {
        'PT-br': plural({ one: unit('%lld rosa'), other: unit('', 'new') }),
        en: plural({ one: unit('%lld rose'), other: unit('%lld roses') }),
      },
    };
    const written = JSON.parse(await translate(catalog({ one }), 'pt-BR'));
    const { one: kept, other, many } = written.strings.one.localizations['PT-br'].variations.plural;
    assert.deepEqual([kept, other], [unit('%lld rosa'), unit('%lld ROSES', 'needs_review')]);
    assert.deepEqual(many, unit('%lld ROSES', 'needs_review'));
    const whole = {
      localizations: { de: unit('%lld Rosen'), en: plural({ one: unit('a rose'), other: unit('%lld roses') }) },
    };
    assert.equal((await parse(catalog({ whole }), 'de')).units.length, 0);
  });

  it('have the plural forms of the target language, in variations and substitutions', async () => {
    const trees = {
      argNum: 1,
      formatSpecifier: 'lld',
      ...plural({ one: unit('%arg tree'), other: unit('%arg trees') }),
    };
    const a = { localizations: { en: { ...unit('See %#@trees@ now'), substitutions: { trees } } } };
    const b = {
      localizations: { en: plural({ zero: unit('no tree'), one: unit('one tree'), other: unit('%lld trees') }) },
    };
    const { strings } = JSON.parse(await translate(catalog({ a, b }), 'pl'));
    const { stringUnit, substitutions } = strings.a.localizations.pl;
    assert.equal(stringUnit.value, 'SEE %#@trees@ NOW');
    assert.equal(substitutions.trees.formatSpecifier, 'lld');
    assert.deepEqual(Object.keys(substitutions.trees.variations.plural), ['few', 'many', 'one', 'other']);
    assert.equal(substitutions.trees.variations.plural.few.stringUnit.value, '%arg TREES');
    assert.deepEqual(Object.keys(strings.b.localizations.pl.variations.plural), [
      'few',
      'many',
      'one',
      'other',
      'zero',
    ]);
  });

  it('vary by device as their sources do', async () => {
    const device = { mac: unit('Click'), iphone: plural({ one: unit('%lld tap'), other: unit('%lld taps') }) };
    const { strings } = JSON.parse(
      await translate(catalog({ a: { localizations: { en: { variations: { device } } } } }), 'ja'),
    );
    assert.deepEqual(strings.a.localizations.ja.variations.device, {
      mac: unit('CLICK', 'needs_review'),
      iphone: plural({ other: unit('%lld TAPS', 'needs_review') }),
    });
  });

  it('leave what is not translated, and are read in another of their languages', async () => {
    const strings = {
      'a word': { shouldTranslate: false },
      'b word': { extractionState: 'stale' },
      '%lld': {},
      '': {},
      key: { localizations: { en: unit('c word'), fr: unit('d word') } },
    };
    const texts = async (language: string) =>
      (await parse(catalog(strings), 'de', language)).units.map(({ segment }) => segment.inlines);
    assert.deepEqual(await texts('en'), [['c word']]);
    assert.deepEqual(await texts('fr'), [['d word']]);
  });

  it('are refused where they are none, with the reason', async () => {
    for (const [source, reason] of [
      ['{"a": 1}', /no string catalog/],
      ['{"sourceLanguage": "en",\n"strings": }', /not valid JSON: a value is missing \(line 2\)/],
    ] as const)
      await assert.rejects(parse(source, 'de'), { code: 'invalid_document', message: reason });
  });
});
