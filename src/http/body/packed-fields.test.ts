import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packFields, unpackFields } from './packed-fields.ts';

/** As a message between threads copies it. */
const sent = (fields: object): Promise<object> => unpackFields(structuredClone(packFields(fields)));

describe('packed fields', () => {
  it('arrive as they were, long lists in their order', async () => {
    for (const length of [0, 1, 1_000, 1_001, 12_345]) {
      const items = Array.from({ length }, (_, index) => ({ source: `ä ${index}`, index, none: null }));
      const fields = { name: 'Name', items, others: ['a', 1], inner: { items: items.slice(0, 10) } };
      assert.deepEqual(await sent(fields), fields);
    }
  });

  it('may have a field with any name', async () => {
    const fields = JSON.parse('{"__proto__": [1], "constructor": "a"}') as object;
    assert.deepEqual(Object.entries(await sent(fields)), Object.entries(fields));
  });

  it('are refused where they hold too much beside long lists, or are nested too deeply', () => {
    const many = Array.from({ length: 60_000 }, () => 1);
    for (const fields of [{ inner: { many } }, { list: Array.from({ length: 1_001 }, () => many.slice(0, 100)) }])
      assert.throws(() => packFields(fields), { code: 'invalid_body', message: /more than 50000 values/ });
    let deep: object = {};
    for (let level = 0; level < 200; level += 1) deep = { deep };
    assert.throws(() => packFields(deep), { code: 'invalid_body', message: /more than 100 levels/ });
  });
});
