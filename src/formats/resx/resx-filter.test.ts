import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Segment } from '../../contracts/segment.ts';
import { isCode } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { parsedMessages } from '../shared/messages/parsed-messages.ts';
import { readResx } from './read-resx.ts';
import { resxCodes } from './resx-filter.ts';

const options = { targetLanguage: 'de', watermark: false };

function show({ inlines }: Segment): string {
  return inlines.map((inline) => (isCode(inline) ? `⟨${inline.data}⟩` : inline)).join('');
}

function parse(source: string): ReturnType<typeof parsedMessages> {
  return parsedMessages(readResx(source, 100), { quoting: 'choices', own: resxCodes, warn: () => {} });
}

function data(name: string, value: string, rest = ''): string {
  return `<root><data name="${name}"${rest}><value>${value}</value><comment>For &lt;you&gt;</comment></data></root>`;
}

test('strings are units with their comments; values of other types and names of designers are not', () => {
  const [unit] = parse(data('x', 'text')).units;
  assert.equal(unit?.note, 'For <you>');
  const names = ['x.Text', '$this.Text', '$this.ToolTip'];
  for (const name of names) assert.equal(parse(data(name, 'text')).units.length, 1, name);
  for (const name of ['&gt;&gt;x.Name', '$this.Name', '$this.Icon']) {
    assert.equal(parse(data(name, 'text')).units.length, 0, name);
  }
  assert.equal(parse(data('x', 'text', ' type="System.Int32"')).units.length, 0);
  assert.equal(parse(data('x', 'text', ' mimetype="x"')).units.length, 0);
  assert.equal(parse(data('x', '42')).units.length, 0);
});

test('values with choices are ICU messages, others with braces are not', () => {
  const parsed = parse(data('x', '{n, plural, one {# file &amp; more} other {# files}}'));
  assert.deepEqual(
    parsed.units.map(({ segment }) => show(segment)),
    ['1 file & more', '25 files'],
  );
  const source = data('x', '{n, plural, one {# file &amp; more} other {# files}}');
  const translations = [{ inlines: ['1 <Datei> & mehr'] }, { inlines: ['25 Dateien'] }];
  assert.ok(
    applyEdits(source, parsed.edit(translations, options)).includes(
      '<value>{n, plural, one {# &lt;Datei&gt; &amp; mehr} other {# Dateien}}</value>',
    ),
  );
  assert.deepEqual(
    parse(data('x', "{0:N2} isn''t {{as it is}}")).units.map(({ segment }) => show(segment)),
    ["⟨{0:N2}⟩ isn''t ⟨{{⟩as it is⟨}}⟩"],
  );
});

test('argument positions and marks of access keys are codes', () => {
  const cases: [string, string][] = [
    ['{0,10:N2} of {1}', '⟨{0,10:N2}⟩ of ⟨{1}⟩'],
    ['{{ name }} and {{user.name}}', '⟨{{ name }}⟩ and ⟨{{user.name}}⟩'],
    ['{{{0}}} or {{0}}', '⟨{{⟩⟨{0}⟩⟨}}⟩ or ⟨{{0}}⟩'],
    ['&amp;File', '⟨&amp;⟩File'],
    ['E&amp;xit', 'E⟨&amp;⟩xit'],
    ['R&amp;D', 'R&D'],
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['&lt;b&gt;Bold&lt;/b&gt;', '⟨&lt;b&gt;⟩Bold⟨&lt;/b&gt;⟩'],
  ];
  for (const [value, shown] of cases) assert.equal(show(parse(data('x', value)).units[0]?.segment as Segment), shown);
});

test('text is escaped, and keeps its CDATA section and the line ends of the file', () => {
  const write = (source: string, text: string): string =>
    applyEdits(source, parse(source).edit([{ inlines: [text] }], options));
  assert.equal(write(data('x', 'a'), 'b < c & d'), data('x', 'b &lt; c &amp; d'));
  assert.equal(write(data('x', '<![CDATA[a]]>'), 'b < ]]> c'), data('x', '<![CDATA[b < ]]]]><![CDATA[> c]]>'));
  assert.equal(write(data('x', 'a\r\nb'), 'c\nd'), data('x', 'c\r\nd'));
});

test('files with another root, or a document type declaration, are refused', () => {
  for (const source of ['<resources/>', '<!DOCTYPE root><root/>', '', 'text', '<root>']) {
    assert.throws(() => [...readResx(source, 100)], { code: 'invalid_document' }, source);
  }
});
