import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeDetails } from './describe-details.ts';

it('details of the audit log are values, or changes with what was before', () => {
  assert.deepEqual(
    describeDetails({
      label: { from: 'Shop', to: 'Web shop' },
      scopes: ['a'],
      none: null,
      limit: { from: null, to: 5 },
    }),
    [
      { name: 'label', from: 'Shop', to: 'Web shop' },
      { name: 'scopes', to: '["a"]' },
      { name: 'limit', from: '–', to: '5' },
    ],
  );
});
