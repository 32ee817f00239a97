import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outsideForeign } from './outside-foreign.ts';
import type { TextEdit } from './text-edit.ts';

function left(marked: string, language: string, rule = 'spelling'): number {
  const start = marked.indexOf('[');
  const edit: TextEdit = { start, end: marked.indexOf(']') - 1, text: 'x', rule };
  return outsideForeign(marked.replace(/[[\]]/g, ''), language, [edit]).length;
}

test('passages of another language are left alone', () => {
  const passage = 'Take a look at this page for more information on [bug] reporting.';
  assert.equal(left(passage, 'fr'), 0);
  assert.equal(left(passage, 'en-US'), 1);
  assert.equal(left(passage, 'fr', 'typography/missing-space'), 1);
  assert.equal(left('Er sagte: Layer modes are described here in more [detail] than there.', 'de'), 0);
});

test('loans and names are no passage', () => {
  assert.equal(left('Mi compañero de cuarto mira The Office y no [sabe] nada de la casa.', 'es'), 1);
  assert.equal(left('Le site web est en [lingne] depuis hier.', 'fr'), 1);
});
