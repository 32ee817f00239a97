import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lostPassages } from './lost-passages.ts';

const cases: readonly (readonly [string, readonly string[], string, readonly string[]])[] = [
  ['all of them are there', ['{a}', '%s', '{a}'], 'x {a} y %s {a}', []],
  ['one is missing', ['{a}', '{b}'], 'x {a} y {B}', ['{b}']],
  ['one comes too often', ['{a}'], '{a} {a}', ['{a}']],
  ['one is a part of another', ['{a}', '{{a}}'], 'x {{a}}', ['{a}']],
  ['both of them are there', ['{a}', '{{a}}'], '{a} x {{a}}', []],
  ['a longer word is another one', ['/usr/lib', '@you'], '/usr/libs und @youtube', ['/usr/lib', '@you']],
  ['signs and letters without spaces may follow', ['www.a.org', '%s'], '请访问www.a.org。%s个', []],
];
for (const [name, passages, translation, lost] of cases)
  test(name, () => assert.deepEqual([...lostPassages(passages, translation)].sort(), lost));
