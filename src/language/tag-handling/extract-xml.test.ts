import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServiceError } from '../../errors/service-error.ts';
import { isCode, plainText } from '../segments.ts';
import { extractTagged, type TagHandlingOptions } from './extract-tagged.ts';

const defaults: TagHandlingOptions = {
  format: 'xml',
  version: 'v2',
  language: 'en',
  splitSentences: '1',
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
};

function segments(xml: string, options: Partial<TagHandlingOptions> = {}): string[] {
  return extractTagged(xml, { ...defaults, ...options }).segments.map(plainText);
}

function translate(xml: string, options: Partial<TagHandlingOptions> = {}): string {
  const extracted = extractTagged(xml, { ...defaults, ...options });
  return extracted.merge(
    extracted.segments.map(({ inlines }) => ({
      inlines: inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
    })),
  );
}

function refusal(xml: string): string | undefined {
  try {
    extractTagged(xml, defaults);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof ServiceError);
    assert.equal(error.code, 'tag_handling_failed');
    return error.detail;
  }
}

test('elements beside no text are structure and split; elements beside text are inline', () => {
  const xml = '<doc><title>A title</title><par>Some <b>bold</b> text</par><par><x>One</x> <y>Two</y></par></doc>';
  assert.deepEqual(segments(xml), ['A title', 'Some bold text', 'One', 'Two']);
});

test('fragments need no root, and text beside the outermost elements makes them inline', () => {
  assert.deepEqual(segments('<p>One</p>\n<p>Two</p>'), ['One', 'Two']);
  assert.deepEqual(segments('Some <b>bold <i>and</i></b> text'), ['Some bold and text']);
});

test('everything inside an inline element is inline', () => {
  assert.deepEqual(segments('<p>text <note><a>x</a> <a>y</a></note> more</p>'), ['text x y more']);
});

test('elements that hold the words of one sentence together are inline', () => {
  for (const options of [{}, { outlineDetection: false }]) {
    const read = (xml: string) => segments(xml, options);
    assert.deepEqual(read('<b>The</b> <b>white</b> <b>house</b>'), ['The white house']);
    assert.deepEqual(read('<s><w>Das</w> <w>Haus</w> <w>ist</w> <w>rot</w></s>'), ['Das Haus ist rot']);
    assert.deepEqual(read('<item>Red</item> <item>Green</item>'), ['Red', 'Green']);
    assert.deepEqual(read('<title>The news</title> <p>of today</p>'), ['The news', 'of today']);
    assert.deepEqual(read('<b>The</b>\n<b>house</b>'), ['The', 'house']);
    assert.deepEqual(read('<d><p><b>The</b> <i>house</i></p><p>x</p></d>'), ['The house', 'x']);
  }
});

test('without outline detection and without splitting tags no elements are glued', () => {
  const read = (xml: string) => segments(xml, { outlineDetection: false });
  assert.deepEqual(read('<doc><item>Red</item><item>Green</item></doc>'), ['Red', 'Green']);
  assert.deepEqual(read('<t>First line</t><t>Second line</t>'), ['First line', 'Second line']);
  assert.deepEqual(read('<doc><p>un<b>believ</b>able</p><p>x</p></doc>'), ['unbelievable', 'x']);
});

test('elements for code are left alone where code is kept', () => {
  const xml = '<para>Call <code>the house</code> now.</para>';
  assert.deepEqual(segments(xml, { keepCode: true }), ['Call  now.']);
  assert.deepEqual(segments(xml), ['Call the house now.']);
});

test('a tab between columns ends a segment, one at the start of a line does not', () => {
  assert.deepEqual(segments('<t>name\tprice\tcolour</t>'), ['name', 'price', 'colour']);
  assert.deepEqual(segments('<t>the\n\tprice</t>', { splitSentences: 'nonewlines' }), ['the price']);
});

test('without outline detection only splitting tags split', () => {
  const xml = '<doc><a>One</a> <b>two</b><s/>three</doc>';
  assert.deepEqual(segments(xml, { outlineDetection: false }), ['One twothree']);
  assert.deepEqual(segments(xml, { outlineDetection: false, splittingTags: ['s'] }), ['One two', 'three']);
});

test('splitting tags split inside running text too, non-splitting tags nowhere', () => {
  assert.deepEqual(segments('<p>one <s>two</s> three</p>', { splittingTags: ['s'] }), ['one', 'two', 'three']);
  assert.deepEqual(segments('<p>one <b>two <s/>three</b> four</p>', { splittingTags: ['s'] }), [
    'one',
    'two',
    'three',
    'four',
  ]);
  assert.deepEqual(segments('<p><x>One</x> <y>Two</y></p>', { nonSplittingTags: ['x', 'y'] }), ['One Two']);
  assert.deepEqual(segments('<p>one <S>two</S> three</p>', { splittingTags: ['s'] }), ['one two three']);
});

test('ignored tags are one code in a sentence and stay untouched between sentences', () => {
  const [segment] = extractTagged('<p>Press <key>F<n>1</n></key> now</p>', {
    ...defaults,
    ignoreTags: ['key'],
  }).segments;
  assert.deepEqual(segment?.inlines, [
    'Press ',
    { kind: 'alone', id: 1, data: '<key>F<n>1</n></key>', equivalent: 'F1' },
    ' now',
  ]);
  assert.equal(translate('<d><x>no</x><p>yes</p></d>', { ignoreTags: ['x'] }), '<d><x>no</x><p>YES</p></d>');
});

test('translate and its:translate are honoured, islands included', () => {
  assert.equal(
    translate('<d><p translate="no">a <b its:translate="yes">b</b></p><p>c <i its:translate="no">d</i></p></d>'),
    '<d><p translate="no">a <b its:translate="yes">B</b></p><p>C <i its:translate="no">d</i></p></d>',
  );
});

test('CDATA sections are text and stay CDATA sections', () => {
  assert.equal(translate('<a>x &amp; <![CDATA[y & <z>]]> w</a>'), '<a>X &amp; <![CDATA[Y & <Z>]]> W</a>');
  const extracted = extractTagged('<a><![CDATA[one]]></a>', defaults);
  assert.equal(extracted.merge([{ inlines: ['x ]]> y'] }]), '<a><![CDATA[x ]]]]><![CDATA[> y]]></a>');
});

test('a code an engine moves into a CDATA section ends the section for its tag', () => {
  const extracted = extractTagged('<a>x <b/><![CDATA[y z]]></a>', defaults);
  const [, alone, open, , close] = extracted.segments[0]?.inlines ?? [];
  assert.ok(alone && open && close);
  assert.equal(
    extracted.merge([{ inlines: ['x ', open, 'y ', alone, 'z', close] }]),
    '<a>x <![CDATA[y ]]><b/><![CDATA[z]]></a>',
  );
});

test('references: known ones are text, those of a DTD are codes', () => {
  const extracted = extractTagged('<a>caf&#xe9; &lt; &nbsp;&product; x</a>', defaults);
  assert.deepEqual(extracted.segments[0]?.inlines, [
    'café < \u00a0',
    { kind: 'alone', id: 1, data: '&product;', equivalent: '&product;' },
    ' x',
  ]);
});

test('comments, instructions, the declaration and the document type stay', () => {
  const xml = '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c>">]>\n<a>one <!-- no --><?no no?>two</a>';
  assert.equal(translate(xml), xml.replace('one', 'ONE').replace('two', 'TWO'));
});

test('line breaks in a sentence are layout where newlines do not split, unless xml:space says otherwise', () => {
  assert.deepEqual(segments('<a>one\n   two  three</a>', { splitSentences: 'nonewlines' }), ['one two  three']);
  assert.deepEqual(segments('<a xml:space="preserve">one\n  two</a>', { splitSentences: '0' }), ['one\n  two']);
  assert.deepEqual(segments('<a>one\n  two</a>'), ['one', 'two']);
});

test('namespace prefixes need no declaration, and names may be of any script', () => {
  assert.equal(translate('<w:p w:x="1"><имя>one</имя></w:p>'), '<w:p w:x="1"><имя>ONE</имя></w:p>');
});

test('version 2 refuses what is not well formed and says where', () => {
  assert.equal(refusal('<a>x</b>'), "Character 5: '</b>' stands where '</a>' should.");
  const malformed = [
    ...[
      '<a>',
      '</a>',
      '<a></A>',
      '<a><b></a></b>',
      '<a b="1" b="2"/>',
      '<a b=1/>',
      '<a b/>',
      '<a b="<"/>',
      '<a b="&"/>',
      '<a b="1"c="2"/>',
    ],
    ...[
      '< a/>',
      '<1/>',
      'a < b',
      'a & b',
      '&amp',
      '&#0;',
      '&#xD800;',
      '&#1;',
      '\u0001',
      '<a',
      '<!-- x',
      '<!-- -- -->',
      '<![CDATA[x',
      '<?x',
    ],
    ...['x ]]> y', ' <?xml version="1.0"?>', '<a><!DOCTYPE a></a>', '<a/><!DOCTYPE a>', '<!x>', '</a b="c">', '<a / >'],
  ];
  for (const xml of malformed) assert.ok(refusal(xml) !== undefined, `${xml} is refused`);
});

test('version 1 keeps what is not well formed as text or as codes', () => {
  const broken: [xml: string, texts: string[]][] = [
    ['<a>x</b>', ['x']],
    ['one <b>two</i> three', ['one two three']],
    ['a < b & c', ['a < b & c']],
    ['<a b=c d>x</a>', ['x']],
    ['one <![CDATA[two', ['one <![CDATA[two']],
    ['<a b="<">x', ['<a b="<">x']],
  ];
  for (const [xml, texts] of broken) {
    assert.deepEqual(segments(xml, { version: 'v1' }), texts);
    const extracted = extractTagged(xml, { ...defaults, version: 'v1' });
    assert.equal(extracted.merge(extracted.segments), xml);
  }
});

test('what engines add is escaped, and what XML cannot hold is left out', () => {
  const extracted = extractTagged('<a>x</a>', defaults);
  assert.equal(extracted.merge([{ inlines: ['a < b & "c" ]]> \u0002d'] }]), '<a>a &lt; b &amp; "c" ]]&gt; d</a>');
});
