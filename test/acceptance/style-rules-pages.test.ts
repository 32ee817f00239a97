import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type StyleList, StyleRuleClient } from './style-rules-fixtures.ts';

describe('pages of style rule lists', () => {
  let client: StyleRuleClient;
  const lists: StyleList[] = [];
  before(async () => {
    client = await StyleRuleClient.start();
    assert.deepEqual(await client.list(), []);
    for (let number = 0; number < 27; number++)
      lists.push(
        await client.create({
          name: `${number}`,
          configured_rules: { numbers: {} },
          custom_instructions: [{ label: 'a', prompt: 'b' }],
        }),
      );
  });
  after(() => client[Symbol.asyncDispose]());

  const names = (page: readonly StyleList[]): string => page.map(({ name }) => name).join();
  const expected = (start: number, end: number): string => names(lists.slice(start, end));

  it('are ten of the oldest, without rules and instructions, unless asked for more', async () => {
    const page = await client.list();
    assert.equal(names(page), expected(0, 10));
    const [{ configured_rules: _, custom_instructions: __, ...summary } = assert.fail()] = lists;
    assert.deepEqual(page[0], summary);
    assert.deepEqual(await client.list('?detailed=false'), page);
    assert.deepEqual(await client.list('?detailed=true'), lists.slice(0, 10));
    assert.deepEqual(await client.list('?detailed=1&page=2&page_size=13'), lists.slice(26));
  });

  it('count from 0 and are of one size, but for the last', async () => {
    for (const [query, start, end] of [
      ['?page=0', 0, 10],
      ['?page_size=', 0, 10],
      ['?page=2', 20, 27],
      ['?page=3', 27, 27],
      ['?page_size=1', 0, 1],
      ['?page_size=25', 0, 25],
      ['?page=1&page_size=25', 25, 27],
      ['?page=26&page_size=1', 26, 27],
      ['?page=999999999999999&page_size=25', 27, 27],
    ] as const)
      assert.equal(names(await client.list(query)), expected(start, end), query);
  });

  it('are refused outside their limits', async () => {
    for (const [query, message] of [
      ['?page=-1', /'page' not supported: must be >= 0/],
      ['?page=x', /'page' not supported: must be a whole number/],
      ['?page=1.5', /'page' not supported: must be a whole number/],
      ['?page_size=0', /'page_size' not supported: must be >= 1/],
      ['?page_size=26', /'page_size' not supported: must be <= 25/],
      ['?detailed=maybe', /'detailed' not supported: must be a boolean/],
    ] as const)
      await client.refused(['GET', query], 400, 'invalid_parameter', message);
  });

  it('keep the order of creation when lists change', async () => {
    await client.read('PATCH', `/${lists[3]?.style_id}`, { name: 'changed' });
    assert.equal((await client.list('?page_size=4'))[3]?.name, 'changed');
  });
});
