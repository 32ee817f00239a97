import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import type { Segment } from '../../contracts/segment.ts';
import { isMessage, messageUnits } from './message-units.ts';
import { type ChoicePart, type MessagePart, parseMessage, quoteText } from './parse-message.ts';

const hostOf = (text: string) => ({
  text,
  source: (start: number, end: number) => text.slice(start, end),
  encode: (changed: string) => changed,
});

function unitsOf(message: string) {
  const units = messageUnits(hostOf(message), { quoting: 'icu' });
  assert.ok(units, message);
  return units;
}

/** Texts with codes as their data. */
const readings = (message: string): readonly string[] => unitsOf(message).segments.map(flat);

const flat = ({ inlines }: Segment): string =>
  inlines.map((inline) => (typeof inline === 'string' ? inline : `<${inline.data}>`)).join('');

const upper = ({ inlines }: Segment): Segment => ({
  inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
});

const translate = (message: string, language = 'de'): string => {
  const units = unitsOf(message);
  return units.write(units.segments.map(upper), language).source;
};

describe('messageUnits', () => {
  it('gives every branch as a whole sentence', () => {
    const message = 'In {folder} {n, plural, one {one file was} other {# files were}} deleted.';
    assert.deepEqual(readings(message), [
      'In <{folder}> one file was deleted.',
      'In <{folder}> 25 files were deleted.',
    ]);
    assert.equal(
      translate(message),
      '{n, plural, one {IN {folder} ONE FILE WAS DELETED.} other {IN {folder} # FILES WERE DELETED.}}'.replace(
        '{n',
        '{n',
      ),
    );
  });

  it('reads choices within and beside each other in all ways', () => {
    const message = '{g, select, a {He has} other {They have}} {n, plural, one {# cat} other {# cats}}';
    assert.deepEqual(readings(message), ['He has 1 cat', 'He has 25 cats', 'They have 1 cat', 'They have 25 cats']);
    assert.ok(parse(translate(message)));
  });

  it('adds the branches that the target language has', () => {
    const message = '{n, plural, one {# file} other {# files}}';
    assert.equal(translate(message, 'pl'), '{n, plural, one {# FILE} other {# FILES} few {# FILES} many {# FILES}}');
    assert.equal(translate(message, 'ja'), '{n, plural, one {# FILE} other {# FILES}}');
    assert.match(translate(message, 'ar'), / zero \{# FILES\} two .* few .* many /);
    assert.match(translate('{n, selectordinal, other {# th}}', 'en'), / one .* two .* few /);
    assert.equal(translate('{g, select, other {all}}', 'pl'), '{g, select, other {ALL}}');
  });

  it('keeps exact numbers, offsets, white space and what is not translated', () => {
    const message = '{n,plural,offset:1  =0{nobody}\n one{you and # other}\n other{you and # others} }';
    assert.equal(
      translate(message),
      message.replace(/nobody|you and|others?(?=\})/g, (text) => text.toUpperCase()),
    );
    const units = unitsOf(message);
    assert.equal(units.write([undefined, undefined, undefined], 'de').source, message);
    assert.equal(units.write([upper(units.segments[0] as Segment)], 'de').source, message.replace('nobody', 'NOBODY'));
  });

  it('names the number of an outer plural in an inner one', () => {
    const message = '{a, plural, one {# cat} other {# cats and {b, plural, one {# dog} other {# dogs}}}}';
    assert.deepEqual(readings(message), ['1 cat', '25 cats and 1 dog', '25 cats and 22 dogs']);
    assert.equal(
      translate(message),
      '{a, plural, one {# CAT} other {{b, plural, one {{a, number} CATS AND # DOG} other {{a, number} CATS AND # DOGS}}}}',
    );
  });

  it('reads choices on the same argument together', () => {
    const message =
      '{g, select, a {He} other {She}} has {n, plural, =0 {no} other {}} {n, plural, =0 {cat} =1 {one cat} other {# cats}} and {g, select, a {his} other {her}} hat';
    const readingsOf = (target: string): readonly string[] =>
      messageUnits(hostOf(message), { quoting: 'icu', languages: { target } })?.segments.map(flat) ?? [];
    assert.deepEqual(readingsOf('ja'), [
      'He has no cat and his hat',
      // Japanese has one form, which 1 takes as well.
      'He has  one cat and his hat',
      'He has  25 cats and his hat',
      'She has no cat and her hat',
      'She has  one cat and her hat',
      'She has  25 cats and her hat',
    ]);
    const twice =
      '{n, plural, one {# file} other {# files}} of {m, plural, =1 {#} other {#}}: {n, plural, one {it is} other {they are}}';
    assert.deepEqual(readings(twice).length, 4);
    assert.ok(parse(translate(twice)));
    const exact = '{n, plural, =0 {No} one {A} other {Many}} {n, plural, =0 {x} =5 {y} other {z}}';
    const units = messageUnits(hostOf(exact), { quoting: 'icu', languages: { target: 'de' } });
    assert.equal(
      units?.write(units.segments.map(upper), 'de').source,
      '{n, plural, =0 {NO X} one {A Z} other {{n, plural, =5 {MANY Y} other {MANY Z}}}}',
    );
  });

  it('writes no missing forms where the message could not be read again with them', () => {
    const message = ['a', 'b', 'c'].map((name) => `{${name}, plural, one {# x} other {# y}}`).join(' ');
    const units = messageUnits(hostOf(message), { quoting: 'icu', languages: { target: 'ar' } });
    const written = units?.write(units.segments.map(upper), 'ar').source ?? '';
    assert.doesNotMatch(written, /few|many|zero|two/);
    assert.equal(messageUnits(hostOf(written), { quoting: 'icu' })?.segments.length, 8);
  });

  it('leaves messages alone that have too many readings', () => {
    const message = Array.from({ length: 12 }, (_, index) => `{a${index}, select, x {one} other {two}}`).join(' ');
    assert.equal(messageUnits(hostOf(message), { quoting: 'icu' }), undefined);
  });

  it('leaves messages alone that have very many choices, and takes very many numbers', async () => {
    await withinCpu(3, async () => {
      const choices = 'a {n, plural, other {b}} {g, select, other {c}} '.repeat(10_000);
      assert.equal(messageUnits(hostOf(choices), { quoting: 'icu' }), undefined);
      const nested = `{g, select, other {${'{n, plural, other {b}} '.repeat(10_000)}}}`;
      assert.equal(messageUnits(hostOf(nested), { quoting: 'icu' }), undefined);
      assert.equal(readings(`{n, plural, other {${'# b '.repeat(20_000)}}}`).length, 1);
    });
  });

  it('quotes what would have a meaning where it goes to', () => {
    assert.deepEqual(readings("Number '#' of {n, plural, other {'{'#'}' files''}}"), ["Number '#' of {25} files'"]);
    const message = "Room #1: {n, plural, one {It''s # guest} other {# guests}}";
    assert.equal(translate(message), "{n, plural, one {ROOM '#'1: IT''S # GUEST} other {ROOM '#'1: # GUESTS}}");
  });

  /** The numbers that are shown to the engine, and what is written when it inflects by them. */
  const inflect = (message: string, language: string, forms: Readonly<Record<string, string>>) => {
    const units = messageUnits(hostOf(message), { quoting: 'icu', languages: { source: 'en', target: language } });
    assert.ok(units);
    const rules = new Intl.PluralRules(language);
    const inflected = units.segments.map((segment) => ({
      inlines: flat(segment)
        .split(/(?<=\d) files?/)
        .flatMap((text, index, all) => {
          const number = Number(/[\d.]+$/.exec(text)?.[0]);
          return index + 1 < all.length ? [`${text} ${forms[rules.select(number)]}`] : [text];
        }),
    }));
    return { shown: units.segments.map(flat), ...units.write(inflected, language) };
  };

  it('shows each form with a number that takes it in the target language', () => {
    const message = '{n, plural, one {# file} other {# files}}';
    const russian = { one: 'файл', few: 'файла', many: 'файлов', other: 'файла' };
    const { shown, source } = inflect(message, 'ru', russian);
    assert.deepEqual(shown, ['1 file', '1.5 files', '22 files', '25 files']);
    assert.equal(source, '{n, plural, one {# файл} other {# файла} few {# файла} many {# файлов}}');
    const polish = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
    assert.equal(
      inflect(message, 'pl', polish).source,
      '{n, plural, one {# plik} other {# pliku} few {# pliki} many {# plików}}',
    );
    const arabic = { zero: 'صفر', one: 'ملف', two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' };
    const inArabic = inflect(message, 'ar', arabic);
    assert.deepEqual(inArabic.shown, ['1 file', '100 files', '0 files', '2 files', '3 files', '25 files']);
    assert.match(inArabic.source, /zero \{# صفر\} two \{# ملفان\} few \{# ملفات\} many \{# ملفًا\}\}$/);
  });

  it('shows arguments that the choice depends on, by themselves and around it', () => {
    const message = '{n} {n, plural, one {file} other {files}} in {dir}, {n, number, percent}';
    assert.deepEqual(readings(message), [
      '1 file in <{dir}>, <{n, number, percent}>',
      '25 files in <{dir}>, <{n, number, percent}>',
    ]);
    assert.equal(
      translate(message),
      '{n, plural, one {{n} FILE IN {dir}, {n, number, percent}} other {{n} FILES IN {dir}, {n, number, percent}}}',
    );
    assert.deepEqual(readings('{n, plural, offset:1 =3 {{n} and # friends} other {# friends}}'), [
      '<{n}> and 2 friends',
      '25 friends',
    ]);
    assert.deepEqual(readings('{n, selectordinal, one {#st} other {#th}} of 25'), ['1st of 25', '22th of 25']);
  });

  it('finds numbers as translators write them, and may do without the only one of its kind', () => {
    const units = messageUnits(hostOf('{n, plural, one {# file} other {# files}}'), {
      quoting: 'icu',
      languages: { target: 'es' },
    });
    assert.deepEqual(units?.segments.map(flat), ['1 file', '25 files', '1000000 files']);
    const say = (...texts: string[]) =>
      units?.write(
        texts.map((text) => ({ inlines: [text] })),
        'es',
      );
    assert.equal(
      say('un archivo', '٢٥ archivos', '1.000.000 de archivos')?.source,
      '{n, plural, one {un archivo} other {# archivos} many {# de archivos}}',
    );
    assert.deepEqual(say('1 archivo', '25 archivos', 'un millón de archivos'), {
      source: '{n, plural, one {# archivo} other {# archivos} many {# archivos}}',
      lostNumbers: 1,
    });
    assert.deepEqual(say('1 archivo', 'veinticinco archivos', '1000000 de archivos'), {
      source: '{n, plural, one {# archivo} other {# files} many {# de archivos}}',
      lostNumbers: 1,
    });
  });

  it('adds no sentences where a language would need too many, or where no number is shown', () => {
    const many =
      '{a, plural, one {# a} other {# b}} {b, plural, one {# c} other {# d}} {c, plural, one {# e} other {# f}}';
    const units = messageUnits(hostOf(many), { quoting: 'icu', languages: { target: 'ar' } });
    assert.equal(units?.segments.length, 8);
    const silent = messageUnits(hostOf('{n, plural, one {A file} other {Many files}}'), {
      quoting: 'icu',
      languages: { target: 'pl' },
    });
    assert.deepEqual(silent?.segments.map(flat), ['A file', 'Many files']);
    assert.equal(
      silent?.write(silent.segments.map(upper), 'pl').source,
      '{n, plural, one {A FILE} other {MANY FILES} few {MANY FILES} many {MANY FILES}}',
    );
  });

  it('is for messages with choices or formats only', () => {
    assert.equal(isMessage('{n, plural, other {#}}'), true);
    assert.equal(isMessage('{n, number, integer} files'), true);
    for (const text of ['{name}', '{{name}}', 'a { b', 'function() { return 1; }', '{n, plural, one {x}}', '']) {
      assert.equal(isMessage(text), false, text);
    }
  });
});

/** What a program shows for a message: the branch for exactly the number before that of its form. */
function show(parts: readonly MessagePart[], values: Values, plural?: ChoicePart): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'pound') return String(Number(values[plural?.name as keyof Values]) - (plural?.offset ?? 0));
      if (part.kind !== 'choice') return String(values[part.name as keyof Values]);
      const value = values[part.name as keyof Values];
      const form =
        part.type === 'select'
          ? value
          : new Intl.PluralRules(values.language, { type: part.type === 'plural' ? 'cardinal' : 'ordinal' }).select(
              Number(value) - part.offset,
            );
      const branch = [`=${value}`, form, 'other'].map((key) => part.branches.find((one) => one.key === key));
      const taken = branch.find((one) => one !== undefined);
      return show(taken?.parts ?? [], values, part.type === 'select' ? plural : part);
    })
    .join('');
}

interface Values {
  readonly n: number;
  readonly m: number;
  readonly g: string;
  readonly language: string;
}

describe('messageUnits and what programs show', () => {
  it('shows for each value what the source shows for it', () => {
    const words = fc.constantFrom('a ', 'b ', '{n} ', '# ', '');
    const choices = (content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
      fc
        .record({
          head: fc.constantFrom(
            'n, plural, ',
            'n, plural, ',
            'm, plural, ',
            'n, plural, offset:1 ',
            'n, selectordinal, ',
            'g, select, ',
          ),
          keys: fc.subarray(['=0', '=1', '=2', 'one', 'few', 'x', 'y']),
          contents: fc.array(content, { minLength: 8, maxLength: 8 }),
        })
        .map(({ head, keys, contents }) => {
          const isKey = (key: string): boolean => /[xy]/.test(key) === head.startsWith('g');
          const branches = [...keys.filter(isKey), 'other'].map((key, index) => `${key} {${contents[index]}}`);
          return `{${head}${branches.join(' ')}}`;
        });
    const flatChoice = choices(words);
    const messages = fc.array(fc.oneof(words, flatChoice, choices(fc.oneof(words, flatChoice))), {
      minLength: 1,
      maxLength: 4,
    });
    const values = fc.record({
      n: fc.constantFrom(0, 1, 2, 3, 5, 21),
      m: fc.constantFrom(0, 1, 2, 5),
      g: fc.constantFrom('x', 'y', 'z'),
      language: fc.constantFrom('de', 'fr', 'pl', 'ar', 'ja'),
    });
    let compared = 0;
    fc.assert(
      fc.property(messages, values, (pieces, given) => {
        const message = pieces.join('');
        const units = messageUnits(hostOf(message), {
          quoting: 'icu',
          languages: { source: 'en', target: given.language },
        });
        if (units === undefined) return;
        compared += 1;
        const { source } = units.write(units.segments.map(upper), given.language);
        const parts = (text: string): readonly MessagePart[] => parseMessage(text) ?? assert.fail(text);
        assert.equal(show(parts(source), given).toUpperCase(), show(parts(message), given).toUpperCase(), source);
      }),
      { numRuns: 2000 },
    );
    assert.ok(compared > 1000);
  });
});

const piece = fc.constantFrom('a', ' ', "'", "''", '{', '}', '#', '{n}', '{n, plural, one {', '} other {', '}}', '|');

function textsOf(parts: readonly MessagePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind !== 'choice') return `<${part.name}>`;
      return `[${part.branches.map(({ key, parts: inner }) => `${key}:${textsOf(inner)}`).join('|')}]`;
    })
    .join('');
}

type Elements = ReturnType<typeof parse>;

function oracleTexts(elements: Elements): string {
  return elements
    .map((element) => {
      if (element.type === 0) return element.value;
      if (element.type === 7) return '<#>';
      if (element.type !== 6 && element.type !== 5) return `<${'value' in element ? element.value : ''}>`;
      return `[${Object.entries(element.options)
        .map(([key, { value }]) => `${key}:${oracleTexts(value)}`)
        .join('|')}]`;
    })
    .join('');
}

describe('parseMessage', () => {
  it('reads what FormatJS reads, in the same way', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const message = pieces.join('');
        let oracle: Elements;
        try {
          oracle = parse(message, { ignoreTag: true });
        } catch {
          return;
        }
        compared += 1;
        const parts = parseMessage(message);
        assert.ok(parts, message);
        assert.equal(textsOf(parts), oracleTexts(oracle));
      }),
      { numRuns: 2000 },
    );
    assert.ok(compared > 200);
  });

  it('reads text of megabytes in runs', async () => {
    const text = 'a '.repeat(2_000_000);
    await withinCpu(1, async () => {
      assert.equal(parseMessage(text)?.length, 1);
      assert.equal(parseMessage(`'{${text}}'`)?.length, 1);
    });
  });

  it('reads any quoted text as itself', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', "'", '{', '}', '#'), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.constantFrom('icu', 'java'), fc.boolean(), (written, quoting, inPlural) => {
        const quoted = quoteText(written, { quoting, inPlural, beforeCode: true });
        const message = inPlural ? `{n, plural, other {${quoted}{m}}}` : `${quoted}{m}`;
        const parts = parseMessage(message, quoting);
        assert.equal(parts && textsOf(parts), inPlural ? `[other:${written}<m>]` : `${written}<m>`);
      }),
    );
  });
});
