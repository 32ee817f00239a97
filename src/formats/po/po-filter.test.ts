import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCode } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { parsePo } from './parse-po.ts';
import placeholders from './placeholders.json' with { type: 'json' };
import { placeholderPattern } from './placeholders.ts';
import { parsePluralExpression } from './plural-expression.ts';
import table from './plural-forms.json' with { type: 'json' };
import { pluralFormsOf, readPluralForms } from './plural-forms.ts';

const header = (language: string, plural = 'nplurals=2; plural=(n != 1);'): string =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: ${plural}\\n"\n\n`;

const parse = (po: string, target: string, encoding = 'utf-8') =>
  parsePo(po, { languages: { source: 'en', target }, encoding });

async function texts(po: string, target: string): Promise<string[]> {
  return (await parse(po, target)).units.map(({ segment }) =>
    segment.inlines.map((inline) => (isCode(inline) ? `[${inline.data}]` : inline)).join(''),
  );
}

async function translate(po: string, target: string, encoding?: string): Promise<string> {
  const parsed = await parse(po, target, encoding);
  const translations = parsed.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
  }));
  return applyEdits(po, parsed.edit(translations, { targetLanguage: target, watermark: false }));
}

describe('plural forms of gettext', () => {
  for (const { id, finds, stays, nplurals, plural } of table.rules) {
    it(`${id}: is that of ${finds}, and not of ${stays}`, () => {
      assert.match(pluralFormsOf(finds)?.written ?? '', new RegExp(`nplurals=${nplurals};`));
      assert.equal(pluralFormsOf(finds)?.written, `nplurals=${nplurals}; plural=${plural};`);
      assert.notEqual(pluralFormsOf(stays)?.written, pluralFormsOf(finds)?.written);
    });
  }

  it('exist for every language with rules in CLDR, but for one whose rules nobody writes as an expression', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
    const codes = letters.flatMap((one) => letters.map((other) => one + other));
    const known = codes.filter((code) => Intl.PluralRules.supportedLocalesOf(code).length > 0);
    assert.ok(known.length > 100);
    assert.deepEqual(
      known.filter((code) => pluralFormsOf(code) === undefined),
      ['kw'],
    );
  });

  it('are read as C reads them', () => {
    const form = (source: string, count: number) => parsePluralExpression(source)?.(count);
    assert.equal(form('n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2', 21), 0);
    assert.equal(form('n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2', 0), 2);
    assert.equal(form('!(n==1)*2+1', 5), 3);
    for (const wrong of ['EXPRESSION', 'n ? 1', '(n', 'n n', 'm > 1', '', `${'('.repeat(99)}n${')'.repeat(99)}`])
      assert.equal(parsePluralExpression(wrong), undefined, wrong);
    for (const wrong of [
      'nplurals=INTEGER; plural=EXPRESSION;',
      'nplurals=1; plural=n != 1;',
      'nplurals=2; plural=n/0;',
    ])
      assert.equal(readPluralForms(wrong), undefined, wrong);
  });
});

describe('placeholders of gettext', () => {
  for (const { id, flags, finds, stays } of placeholders.rules) {
    it(`${id}: finds its example, and leaves the other`, () => {
      for (const flag of flags.split(' ')) {
        const pattern = placeholderPattern(new Set([`${flag}-format`]), finds);
        assert.deepEqual(finds.match(pattern as RegExp), [finds]);
        assert.equal(stays.match(pattern as RegExp), null);
      }
    });
  }

  it('with two braces around one name are one code; other braces that represent themselves are two', () => {
    const pattern = placeholderPattern(new Set(['csharp-format']), '') as RegExp;
    for (const [text, marked] of [
      ['from {{house}} on', 'from [{{house}}] on'],
      ['{{ user.name }} of {0}', '[{{ user.name }}] of [{0}]'],
      ['{{the house}}', '[{{]the house[}}]'],
      ['{{{0}}}', '[{{][{0}][}}]'],
    ] as const)
      assert.equal(text.replaceAll(pattern, '[$&]'), marked);
  });

  it('are none by themselves; a mark of an access key is a code', () => {
    for (const [text, marked] of [
      ['_File', '[_]File'],
      ['Save _As', 'Save [_]As'],
      ['E_xit', 'E[_]xit'],
      ['&Open', '[&]Open'],
      ['snake_case', 'snake_case'],
      ['R&D', 'R&D'],
      ['a_b _c', 'a_b _c'],
    ] as const) {
      const pattern = placeholderPattern(new Set(), text);
      assert.equal(pattern === undefined ? text : text.replaceAll(pattern, '[$&]'), marked);
    }
  });
});

describe('entries of a PO file', () => {
  it('are translated when they are empty or fuzzy', async () => {
    const po = `${header('de')}msgid "a word"\nmsgstr ""\n\nmsgid "b word"\nmsgstr "done"\n\n#, fuzzy\n#| msgid "old"\nmsgid "c word"\nmsgstr "old"\n`;
    assert.deepEqual(await texts(po, 'de'), ['a word', 'c word']);
    assert.match(
      await translate(po, 'de'),
      /msgstr "A WORD"\n\nmsgid "b word"\nmsgstr "done"\n\nmsgid "c word"\nmsgstr "C WORD"\n$/,
    );
  });

  it('of a file in another language are all translated, those of the source language from their translations', async () => {
    const entries =
      'msgid "name"\nmsgstr "Bonjour"\n\nmsgid "n %d"\nmsgid_plural "m %d"\nmsgstr[0] "x"\nmsgstr[1] "y"\n';
    assert.deepEqual(await texts(header('fr') + entries, 'pl'), ['name', 'n 1', 'm 22', 'm 25']);
    assert.deepEqual(await texts(header('en') + entries, 'ja'), ['Bonjour', 'y']);
    assert.match(await translate(header('fr') + entries, 'ja'), /msgstr\[0\] "M %d"\n$/);
    assert.match(
      await translate(header('fr') + entries, 'ja'),
      /"Language: ja\\n"[\s\S]*"Plural-Forms: nplurals=1; plural=0;\\n"/,
    );
  });

  it('keep the plural forms of the file where translations use them', async () => {
    const entry = 'msgid "%d day"\nmsgid_plural "%d days"\nmsgstr[0] ""\nmsgstr[1] ""\n';
    const kept = 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n\n';
    assert.deepEqual(await texts(header('pl') + kept + entry, 'pl'), ['1 day', '25 days']);
    assert.deepEqual(await texts(header('pl') + entry, 'pl'), ['1 day', '22 days', '25 days']);
  });

  it('say in every form what one without its number cannot say', async () => {
    const po = `${header('pl')}#, c-format\nmsgid "%d day"\nmsgid_plural "%d days"\nmsgstr[0] ""\nmsgstr[1] ""\n`;
    const parsed = await parse(po, 'pl');
    const translations = [['1 x'], ['lost'], ['25 z']].map((inlines) => ({ inlines }));
    const written = applyEdits(po, parsed.edit(translations, { targetLanguage: 'pl', watermark: false }));
    assert.match(written, /msgstr\[0\] "%d x"\nmsgstr\[1\] "%d z"\nmsgstr\[2\] "%d z"\n$/);
  });

  it('begin and end with line ends as their sources do', async () => {
    const po = `${header('de')}msgid "\\nA word\\n"\nmsgstr ""\n\nmsgid "B word"\nmsgstr ""\n`;
    const parsed = await parse(po, 'de');
    const translations = [{ inlines: ['x'] }, { inlines: ['\ny\n'] }];
    const written = applyEdits(po, parsed.edit(translations, { targetLanguage: 'de', watermark: false }));
    assert.match(written, /msgstr ""\n"\\n"\n"x\\n"\n\nmsgid "B word"\nmsgstr "y"\n$/);
  });

  it('get a header, and UTF-8 where their encoding has no such letters', async () => {
    assert.match(
      await translate('msgid "a word"\nmsgstr ""\n', 'pt-BR'),
      /^msgid ""\nmsgstr ""\n"Language: pt_BR\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text\/plain; charset=UTF-8\\n"/,
    );
    const latin = header('de').replace('UTF-8', 'ISO-8859-1');
    const parsed = await parse(`${latin}msgid "a word"\nmsgstr ""\n`, 'de', 'windows-1252');
    const edits = parsed.edit([{ inlines: ['słowo'] }], { targetLanguage: 'de', watermark: false });
    assert.ok(edits.some(({ text }) => text.includes('charset=UTF-8')));
  });

  it('are refused with the line where the file is none', async () => {
    for (const [po, reason] of [
      ['', /no entries/],
      ['msgid "a"\n', /a msgid has no msgstr \(line 2\)/],
      ['msgid "a\nmsgstr ""\n', /no closing double quote on its line \(line 1\)/],
      ['{"a": 1}', /a keyword .* is missing \(line 1\)/],
      ['msgstr "a"\n', /msgstr without msgid \(line 1\)/],
    ] as const)
      await assert.rejects(parse(po, 'de'), { code: 'invalid_document', message: reason });
  });
});
