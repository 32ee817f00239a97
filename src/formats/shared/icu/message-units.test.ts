import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import type { Segment } from '../../../contracts/segment.ts';
import { isMessage, messageUnits } from './message-units.ts';
import { type MessagePart, parseMessage, quoteText } from './parse-message.ts';

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
  return units.write(units.segments.map(upper), language);
};

describe('messageUnits', () => {
  it('gives every branch as a whole sentence', () => {
    const message = 'In {folder} {n, plural, one {one file was} other {# files were}} deleted.';
    assert.deepEqual(readings(message), [
      'In <{folder}> one file was deleted.',
      'In <{folder}> <#> files were deleted.',
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
    assert.deepEqual(readings(message), [
      'He has <#> cat',
      'He has <#> cats',
      'They have <#> cat',
      'They have <#> cats',
    ]);
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
    assert.equal(units.write([undefined, undefined, undefined], 'de'), message);
    assert.equal(units.write([upper(units.segments[0] as Segment)], 'de'), message.replace('nobody', 'NOBODY'));
  });

  it('names the number of an outer plural in an inner one', () => {
    const message = '{a, plural, one {# cat} other {# cats and {b, plural, one {# dog} other {# dogs}}}}';
    assert.deepEqual(readings(message), [
      '<#> cat',
      '<{a, number}> cats and <#> dog',
      '<{a, number}> cats and <#> dogs',
    ]);
  });

  it('leaves messages alone that have too many readings', () => {
    const message = Array.from({ length: 12 }, (_, index) => `{a${index}, select, x {one} other {two}}`).join(' ');
    assert.equal(messageUnits(hostOf(message), { quoting: 'icu' }), undefined);
  });

  it('quotes what would have a meaning where it goes to', () => {
    assert.deepEqual(readings("Number '#' of {n, plural, other {'{'#'}' files''}}"), ["Number '#' of {<#>} files'"]);
    const message = "Room #1: {n, plural, one {It''s # guest} other {# guests}}";
    assert.equal(translate(message), "{n, plural, one {ROOM '#'1: IT''S # GUEST} other {ROOM '#'1: # GUESTS}}");
  });

  it('is for messages with choices or formats only', () => {
    assert.equal(isMessage('{n, plural, other {#}}'), true);
    assert.equal(isMessage('{n, number, integer} files'), true);
    for (const text of ['{name}', '{{name}}', 'a { b', 'function() { return 1; }', '{n, plural, one {x}}', '']) {
      assert.equal(isMessage(text), false, text);
    }
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
