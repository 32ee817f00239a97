import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mayBeShort } from './short-text.ts';

it('a text may be short by its words, without its tags', () => {
  assert.ok(mayBeShort('proton beam'));
  assert.ok(mayBeShort('<a href="https://example.org/a/long/address/with/many/parts"><b>proton</b> beam</a>', 'html'));
  assert.ok(!mayBeShort('one two three four five six seven eight nine'));
  assert.ok(!mayBeShort('a'.repeat(121)));
  assert.ok(!mayBeShort(`<p>${'a'.repeat(400)}</p>`, 'html'));
});
