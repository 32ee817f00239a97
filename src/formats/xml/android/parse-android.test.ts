import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCode } from '../../../language/segments.ts';
import { applyEdits } from '../../../language/text-edit.ts';
import { isAndroidResources, parseAndroid } from './parse-android.ts';

const parse = (content: string, target?: string) =>
  parseAndroid(`<resources>${content}</resources>`, {
    depth: 100,
    languages: { source: 'en', target },
    warn: () => undefined,
  });

const text = (content: string): string => `<string name="a">${content}</string>`;

function shown(content: string): string[] {
  return parse(content).units.map(({ segment }) =>
    segment.inlines.map((inline) => (isCode(inline) ? `[${inline.equivalent ?? inline.kind}]` : inline)).join(''),
  );
}

function translate(content: string, target: string, change = (part: string): string => part.toUpperCase()): string {
  const parsed = parse(content, target);
  const translations = parsed.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : change(inline))),
  }));
  const edits = parsed.edit(translations, { targetLanguage: target, watermark: false });
  return applyEdits(`<resources>${content}</resources>`, edits).slice('<resources>'.length, -'</resources>'.length);
}

describe('strings of Android', () => {
  it('are recognised by their content', () => {
    assert.ok(
      isAndroidResources('<?xml version="1.0"?>\n<!-- a --><resources>\n<string name="a">b</string></resources>'),
    );
    assert.ok(isAndroidResources('<!DOCTYPE resources [<!ENTITY a "b">]><resources><plurals name="a"/></resources>'));
    for (const xml of [
      '<resources><color name="a">b</color></resources>',
      '<r><resources><string name="a">b</string></resources></r>',
      '<resources><string>b</string></resources>',
    ])
      assert.ok(!isAndroidResources(xml), xml);
  });

  it('are read without their escapes, and written with them', () => {
    for (const [written, read] of [
      [String.raw`It\'s \"big\"`, `It's "big"`],
      [String.raw`a\nb\tc \u2026`, 'a\nb\tc …'],
      [String.raw`\@home is here`, '@home is here'],
      ['a\n    b', 'a b'],
      ['"a  b"', 'a  b'],
      ['say "a  b" now', 'say a  b now'],
      ['salt &amp; &lt;', 'salt & <'],
    ] as const)
      assert.deepEqual(shown(text(written)), [read]);
    const odd = () => `@"a" it's\n<b>  c`;
    assert.equal(translate(text('word'), 'de', odd), text(String.raw`\@\"a\" it\'s\n&lt;b&gt; \u0020c`));
    assert.equal(translate(text('"word"'), 'de', odd), text(String.raw`"@\"a\" it's\n&lt;b&gt;  c"`));
    assert.equal(
      translate(text('<![CDATA[word]]>'), 'de', () => 'a<b>]]>'),
      text('<![CDATA[a<b>]]]]><![CDATA[>]]>'),
    );
  });

  it('have elements, placeholders and entities as codes', () => {
    assert.deepEqual(shown(text('A <b>big</b> %1$s<br/> of <xliff:g id="x">5</xliff:g> &app_name; now')), [
      'A [open]big[close] [%1$s][\n] of [5] [&app_name;] now',
    ]);
    assert.deepEqual(shown('<string name="a" formatted="false">100% sure</string>'), ['100% sure']);
    assert.equal(
      translate(text('A <b>big</b> %1$s of <xliff:g id="x">5</xliff:g> &app_name; now'), 'de'),
      text('A <b>BIG</b> %1$s OF <xliff:g id="x">5</xliff:g> &app_name; NOW'),
    );
  });

  it('that refer to others, or say that they are not translated, stay', () => {
    assert.deepEqual(
      shown(text('@string/other') + text('?attr/x') + '<string name="a" translatable="false">a b</string>'),
      [],
    );
    assert.deepEqual(shown('<color name="a">red one</color><item type="string" name="b">a b</item>'), ['a b']);
  });

  it('have the plural forms of the target language', () => {
    const plurals = (items: string): string => `<plurals name="a">${items}</plurals>`;
    const one = '<item quantity="one">%d tree</item>';
    const other = '<item quantity="other">%d <b>trees</b></item>';
    assert.equal(
      translate(plurals(one + other), 'pl'),
      plurals(
        `${one}${other}<item quantity="few">%d <b>trees</b></item><item quantity="many">%d <b>trees</b></item>`
          .replaceAll('trees', 'TREES')
          .replaceAll('tree<', 'TREE<'),
      ),
    );
    assert.equal(
      translate(plurals(`\n  ${one}\n  ${other}\n`), 'ja'),
      plurals(`\n  ${other.toUpperCase()}\n`).replaceAll(/<\/?ITEM QUANTITY="OTHER">|<\/?ITEM>|%D|<\/?B>/g, (found) =>
        found.toLowerCase(),
      ),
    );
    assert.deepEqual(
      parse(plurals('<item quantity="other">%1$d of %2$d trees</item>'), 'ja').units.map(
        ({ segment }) => segment.inlines.length,
      ),
      [4],
    );
  });
});
