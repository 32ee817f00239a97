import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visibleText } from './visible-text.ts';

test('tags, attributes, comments, scripts and code are not visible; entities are read', () => {
  const page =
    '<!-- no --><p title="no">Caf&eacute; &amp; <b>bar</b></p><script>no("<p>")</script><code>no</code><STYLE>no</style>!';
  assert.equal(visibleText(page, 'html').replace(/\s+/g, ' ').trim(), 'Café & bar !');
});

test('in XML all elements are visible and CDATA is text', () => {
  assert.equal(visibleText('<a><code>one</code><![CDATA[<two>]]></a>', 'xml').replace(/\s+/g, ' ').trim(), 'one <two>');
});

test('malformed and long texts are no trouble', () => {
  assert.equal(visibleText('a < b <', 'html'), 'a < b <');
  assert.equal(visibleText('<p>one</b></p', 'xml').trim(), 'one');
  assert.ok(visibleText('<b>word</b> '.repeat(100_000), 'html').length < 10_000);
});
