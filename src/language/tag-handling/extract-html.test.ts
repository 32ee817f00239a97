import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';
import { extractTagged, type TagHandlingOptions } from './extract-tagged.ts';

const defaults: TagHandlingOptions = {
  format: 'html',
  version: 'v2',
  language: 'en',
  splitSentences: 'nonewlines',
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
};

/** Segments with their codes in brackets: `[1` opens, `1]` closes, `[1 word]` is alone. */
function show(segment: Segment): string {
  const shown = segment.inlines.map((inline) => {
    if (!isCode(inline)) return inline;
    if (inline.kind === 'alone')
      return `[${inline.id}${inline.equivalent === undefined ? '' : ` ${inline.equivalent}`}]`;
    return inline.kind === 'open' ? `[${inline.id}>` : `<${inline.id}]`;
  });
  return shown.join('');
}

function segments(html: string, options: Partial<TagHandlingOptions> = {}): string[] {
  return extractTagged(html, { ...defaults, ...options }).segments.map(show);
}

function translate(html: string, change: (text: string) => string, options: Partial<TagHandlingOptions> = {}): string {
  const extracted = extractTagged(html, { ...defaults, ...options });
  return extracted.merge(
    extracted.segments.map((segment) => ({
      inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : change(inline))),
    })),
  );
}

const upper = (text: string): string => text.toUpperCase();

test('blocks end sentences, inline elements are codes inside them', () => {
  assert.deepEqual(segments('<div>One <b>two</b> three<p>Four</p>five</div>'), ['One [1>two<1] three', 'Four', 'five']);
  assert.deepEqual(segments('<P>One</P><H1 class=x>Two</H1>'), ['One', 'Two']);
  assert.deepEqual(segments('<x-card>One <x-b>two</x-b></x-card> three'), ['[1>One [2>two<2]<1] three']);
});

test('links with nothing but marks between them are texts of their own, where the caller says so', () => {
  const menu = '<nav><a href=/>Home</a>\n | <a href=b><b>Our</b> rooms</a><br><img src=x><a href=c>Prices</a></nav>';
  assert.deepEqual(segments(menu, { linksApart: true }), ['Home', '[1>Our<1] rooms', 'Prices']);
  assert.equal(segments(menu).length, 1);
  assert.equal(
    translate(menu, upper, { linksApart: true }),
    menu.replace('Home', 'HOME').replace('Our', 'OUR').replace(' rooms', ' ROOMS').replace('Prices', 'PRICES'),
  );
  for (const sentence of ['<a>Rooms</a> and <a>prices</a>', '<a>Rooms</a> <b>here</b>', '<b><a>One</a> <a>two</a></b>'])
    assert.deepEqual(segments(sentence, { linksApart: true }), segments(sentence), sentence);
});

test('end tags that are left out are supplied', () => {
  assert.deepEqual(segments('<ul><li>One<li>Two <i>x<li>Three</ul>'), ['One', 'Two [1]x', 'Three']);
  assert.deepEqual(segments('<p>One<p>Two'), ['One', 'Two']);
  assert.deepEqual(segments('<table><tr><td>One<td>Two<tr><td>Three</table>'), ['One', 'Two', 'Three']);
  assert.deepEqual(segments('<p translate=no>One<p>Two'), ['Two']);
});

test('an inline element around blocks is a boundary itself', () => {
  assert.deepEqual(segments('<a href=x><h2>One</h2><p>Two</p></a>'), ['One', 'Two']);
  assert.deepEqual(segments('one <b>two <p>three</p> four</b> five'), ['one', 'two', 'three', 'four', 'five']);
});

test('tags that overlap or have no partner are alone, so that pairs are always nested', () => {
  assert.deepEqual(segments('a <b>b <i>c</b> d</i> e'), ['a [1>b [2]c<1] d[3] e']);
  assert.deepEqual(segments('a <b>b'), ['a [1]b']);
  assert.deepEqual(segments('a</b> b'), ['a[1] b']);
});

test('codes at the ends of sentences stay outside of them', () => {
  assert.deepEqual(segments('<b>One. Two.</b> <i>Three</i>'), ['One.', 'Two.', 'Three']);
  assert.deepEqual(segments('<img src=x> One <br>'), ['One']);
  assert.deepEqual(segments('<b><i>One</i></b>'), ['One']);
});

test('sentences stay together where a pair that starts or ends inside one spans the cut', () => {
  assert.deepEqual(segments('I said <i>hello. How</i> are you? Fine.'), ['I said [1>hello. How<1] are you?', 'Fine.']);
  assert.deepEqual(segments('<i>One. Two</i> three. Four.'), ['[1>One. Two<1] three.', 'Four.']);
  assert.deepEqual(segments('One. Two <i>three. Four.</i> Five.'), ['One.', 'Two [1>three. Four.<1]', 'Five.']);
});

test('as few codes as the text allows', () => {
  assert.deepEqual(segments('a<!-- x --><img src=y><wbr>b'), ['a[1]b']);
  assert.deepEqual(segments('a <sup><a href=x>1</a></sup> b'), ['a [1>1<1] b']);
  assert.deepEqual(segments('a <a><code>x</code></a> b'), ['a [1 x] b']);
  assert.deepEqual(segments('a <b></b> b'), ['a [1] b']);
});

test('scripts, styles, comments and the like are never touched', () => {
  const html =
    '<!DOCTYPE html><style>p { a: "b" }</style><script>if (a < b) "text"</script><!-- text --><?php text ?><![CDATA[text]]>' +
    '<!--[if IE]><p>text</p><![endif]--><svg><title>text</title></svg><math><mi>x</mi></math><code>text</code><iframe>text</iframe>';
  assert.deepEqual(segments(html), []);
  assert.equal(translate(`${html}<p>One</p>`, upper), `${html}<p>ONE</p>`);
});

test('protected passages are one code with their text inside a sentence', () => {
  assert.deepEqual(segments('Say <b translate="no">Foo <i>bar</i></b> now'), ['Say [1 Foo bar] now']);
  assert.deepEqual(segments('Say <b class="x notranslate">Foo</b> now'), ['Say [1 Foo] now']);
  assert.deepEqual(segments('Run <code>npm <b>i</b></code>'), ['Run [1 npm i]']);
  assert.deepEqual(segments('<div translate=no>Foo <p>bar</p></div>One'), ['One']);
  assert.deepEqual(segments('<p>Foo <code translate=yes>bar</code></p>'), ['Foo [1>bar<1]']);
});

test('translate="yes" makes an island in a protected passage', () => {
  const html = '<p>A <span translate="no">Foo <b translate="yes">bar</b> <i>baz</i></span> b</p>';
  assert.deepEqual(segments(html), ['A', 'bar', 'b']);
  assert.equal(
    translate(html, upper),
    '<p>A <span translate="no">Foo <b translate="yes">BAR</b> <i>baz</i></span> B</p>',
  );
});

test('attributes that readers see are segments of their own, written with their quotes', () => {
  const html = `<p title="A &amp; b">See <img alt='it&#39;s' src="x y"> <a href="#" aria-label=go>x</a></p><input placeholder="Say &quot;hi&quot;">`;
  assert.deepEqual(segments(html), ['A & b', 'See [1] [2>x<2]', "it's", 'go', 'Say "hi"']);
  assert.equal(
    translate(html, (text) => (text === 'go' ? 'go on' : `${text}'"`)),
    `<p title="A &amp; b'&quot;">See '"<img alt='it&#39;s&#39;"' src="x y"> '"<a href="#" aria-label="go on">x'"</a></p>` +
      `<input placeholder="Say &quot;hi&quot;'&quot;">`,
  );
});

test('buttons, options and descriptions of the page are text; other values are not', () => {
  const html =
    '<meta name="description" content="One"><meta name="viewport" content="no"><link title="no"><title>Two</title>' +
    '<input type=submit value="Three"><input value="no"><optgroup label="Four"><option value="no">Five</optgroup><button>Six</button>' +
    '<textarea>Seven</textarea><img alt="" title="Eight"><b translate=no title="no">x</b>';
  assert.deepEqual(segments(html), ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']);
});

test('white space collapses for engines and stays where nothing changes', () => {
  const html = '<p>\n  One\n  <b>two</b>\tthree. \n Four\n</p>';
  assert.deepEqual(segments(html), ['One [1>two<1] three.', 'Four']);
  assert.equal(
    translate(html, (text) => text.replace('Four', 'Vier')),
    '<p>\n  One\n  <b>two</b>\tthree. \n Vier\n</p>',
  );
});

test('white space and lines of preformatted text are kept', () => {
  assert.deepEqual(segments('<pre>One  two\n  three. Four</pre>'), ['One  two', 'three.', 'Four']);
  assert.equal(translate('<pre>One  two\n  three</pre>', upper), '<pre>ONE  TWO\n  THREE</pre>');
});

test('entities are decoded, and written again only where they must be', () => {
  const html = '<p>caf&eacute; &amp; &lt;tea&gt;&nbsp;x &notit; AT&T</p>';
  assert.deepEqual(segments(html), ['café & <tea>\u00a0x ¬it; AT&T']);
  assert.equal(
    translate(html, (text) => text.replace('tea', 'té')),
    '<p>café &amp; &lt;té&gt;&nbsp;x ¬it; AT&amp;T</p>',
  );
});

test('line breaks are codes in a sentence; two in a row and long lists are cut', () => {
  assert.deepEqual(segments('One<br>two. Three'), ['One[1 \n]two.', 'Three']);
  assert.deepEqual(segments('One.<br>Two'), ['One.', 'Two']);
  assert.deepEqual(segments('One<br> <br>two'), ['One', 'two']);
  assert.deepEqual(segments('One<br>two', { splitSentences: '1' }), ['One', 'two']);
  assert.equal(segments('x<br> '.repeat(12)).length, 12);
});

test('code that is kept is not cut, and is no text by itself', () => {
  const read = (html: string) => segments(html, { keepCode: true, splitSentences: '1' });
  assert.deepEqual(read('Hello {{ user.name | or: "You. Me" }}, {% if x %}welcome{% endif %}! Bye.'), [
    'Hello {{ user.name | or: "You. Me" }}, {% if x %}welcome{% endif %}!',
    'Bye.',
  ]);
  assert.deepEqual(read('<p title="{{ title }}">{{ text }}</p>'), []);
  assert.deepEqual(read('<p>Run</p><pre>the <b>house</b>\nis</pre><p>Now</p>'), ['Run', 'Now']);
  assert.deepEqual(read('<pre translate="yes">the house</pre>'), ['the house']);
  assert.deepEqual(segments('<pre>the house</pre>'), ['the house']);
});

test('tags the caller lists split, join or protect', () => {
  assert.deepEqual(segments('one <b>two</b> three', { splittingTags: ['B'] }), ['one', 'two', 'three']);
  assert.deepEqual(segments('one <div>two</div> three', { nonSplittingTags: ['div'] }), ['one [1>two<1] three']);
  assert.deepEqual(segments('one <b translate="yes">two</b> three', { ignoreTags: ['b'] }), ['one [1 two] three']);
});

test('split_sentences 0 keeps blocks whole', () => {
  assert.deepEqual(segments('<p>One. Two.</p><p>Three</p>', { splitSentences: '0' }), ['One. Two.', 'Three']);
});

test('spaces between sentences follow the target language, tags between them or not', () => {
  const extracted = extractTagged('<p>はい。<b>いいえ。</b></p>', { ...defaults, language: 'ja' });
  assert.equal(extracted.merge([{ inlines: ['Yes.'] }, { inlines: ['No.'] }], 'en'), '<p>Yes.<b> No.</b></p>');
  const english = extractTagged('<p>Yes. <b>No.</b></p>', defaults);
  assert.equal(
    english.merge([{ inlines: ['はい。'] }, { inlines: ['いいえ。'] }], 'ja'),
    '<p>はい。<b>いいえ。</b></p>',
  );
});

test('codes that move take their tags and attributes along', () => {
  const extracted = extractTagged('<p>a <b title="red">red</b> <i>car</i></p>', defaults);
  const [sentence, title] = extracted.segments;
  assert.ok(sentence && title);
  const [, open, , close, , open2, , close2] = sentence.inlines;
  assert.ok(open && close && open2 && close2);
  const moved = { inlines: ['un ', open2, 'coche', close2, ' ', open, 'rojo', close] };
  assert.equal(extracted.merge([moved, { inlines: ['rojo'] }]), '<p>un <i>coche</i> <b title="rojo">rojo</b></p>');
});

test('codes an engine loses or repeats are repaired', () => {
  const extracted = extractTagged('<p>a <b>red</b> <img> car</p>', defaults);
  const [sentence] = extracted.segments;
  const [, open, , close] = sentence?.inlines ?? [];
  assert.ok(open && close);
  assert.equal(extracted.merge([{ inlines: ['coche rojo'] }]), '<p>coche rojo<b></b><img></p>');
  assert.equal(extracted.merge([{ inlines: [close, open, 'coche', open] }]), '<p><b>coche</b><img></p>');
});
