import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageSegment } from './find-inline-codes.ts';
import { isTranslatable } from './translatable.ts';

const hostOf = (text: string) => ({
  text,
  source: (start: number, end: number) => text.slice(start, end),
  encode: (changed: string) => changed,
});

const read = (text: string, own?: RegExp): string =>
  messageSegment(hostOf(text), own)
    .inlines.map((inline) => (typeof inline === 'string' ? inline : `[${inline.kind} ${inline.id} ${inline.data}]`))
    .join('');

describe('messageSegment', () => {
  it('pairs tags and leaves those without a partner alone', () => {
    assert.equal(read('a <b>c</b> d'), 'a [open 1 <b>]c[close 1 </b>] d');
    assert.equal(read('<link>c</link><br>'), '[open 1 <link>]c[close 1 </link>][alone 3 <br>]');
    assert.equal(read('<b><i>c</b></i>'), '[open 1 <b>][alone 2 <i>]c[close 1 </b>][alone 4 </i>]');
    assert.equal(read('see <1>this</1> <2/>'), 'see [open 1 <1>]this[close 1 </1>] [alone 3 <2/>]');
  });

  it('keeps signs that are no tags as text', () => {
    for (const text of ['1 < 2 > 0', 'a <3 b', 'R&D', '<>', '< b>', 'x <- y']) assert.equal(read(text), text);
  });

  it('takes references and placeholders of the format out of the text', () => {
    assert.equal(read('a&nbsp;b &amp; c'), 'a[alone 1 &nbsp;]b [alone 2 &amp;] c');
    assert.equal(read('use $t(key) here', /\$t\([^()]*\)/g), 'use [alone 1 $t(key)] here');
  });

  it('says whether anything is left to translate', () => {
    for (const text of ['<b>word</b>', 'Go to https://example.org', '%s words']) {
      assert.equal(isTranslatable(messageSegment(hostOf(text))), true, text);
    }
    for (const text of ['<b>12</b>', 'https://example.org/a', '%s', '&nbsp;', '550e8400-e29b-41d4-a716-446655440000']) {
      assert.equal(isTranslatable(messageSegment(hostOf(text))), false, text);
    }
  });
});
