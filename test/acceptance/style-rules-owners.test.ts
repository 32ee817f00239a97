import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createOtherAccount } from '../support/other-account.ts';
import { runCli } from '../support/run-cli.ts';
import { StyleRuleClient } from './style-rules-fixtures.ts';

const instruction = { label: 'a', prompt: 'b' };

/** Everything that can be done with one list, with a body where one is needed. */
const operations = [
  ['GET', '/ID'],
  ['PATCH', '/ID', { name: 'Mine' }],
  ['PUT', '/ID/configured_rules', {}],
  ['POST', '/ID/custom_instructions', instruction],
  ['GET', '/ID/custom_instructions/INSTRUCTION'],
  ['PUT', '/ID/custom_instructions/INSTRUCTION', instruction],
  ['DELETE', '/ID/custom_instructions/INSTRUCTION'],
  ['DELETE', '/ID'],
] as const;

describe('a style rule list', () => {
  let client: StyleRuleClient;
  before(async () => {
    client = await StyleRuleClient.start({ environment: { DRAGOMAN_US_HOSTS: 'us.example' } });
  });
  after(() => client[Symbol.asyncDispose]());

  async function assertUnknownTo(other: StyleRuleClient, owner: StyleRuleClient): Promise<void> {
    const list = await owner.create({ custom_instructions: [instruction] });
    const { style_id: id, custom_instructions } = list;
    for (const [method, path, body] of operations) {
      const address = path.replace('ID', id).replace('INSTRUCTION', custom_instructions[0]?.id ?? '');
      await other.refused([method, address, body], 404, 'style_rule_list_not_found');
    }
    assert.ok((await other.list('?page_size=25')).every(({ style_id }) => style_id !== id));
    assert.deepEqual(await owner.get(id), list, 'nothing was changed');
  }

  it('of one account does not exist for another', async () => {
    const other = client.as({ key: await createOtherAccount(client.server) });
    await assertUnknownTo(other, client);
    await assertUnknownTo(client, other);
  });

  it('of one data centre does not exist in the other', async () => {
    const us = client.as({ host: 'us.example' });
    await assertUnknownTo(us, client);
    await assertUnknownTo(client.as({ host: 'eu.example' }), us);
  });

  it('is read and written by keys with the scope of that', async () => {
    const keyWith = async (scope: string): Promise<StyleRuleClient> => {
      const { stdout } = await runCli(['keys', 'create', '--scope', scope], client.server.dataDir);
      return client.as({ key: /\b[0-9a-f]{64}\b/.exec(stdout)?.[0] ?? assert.fail(stdout) });
    };
    const [reader, writer] = [await keyWith('style_rules:read'), await keyWith('style_rules:write')];
    const { style_id: id, custom_instructions } = await writer.create({ custom_instructions: [instruction] });
    assert.equal((await reader.get(id)).style_id, id);
    for (const [method, path, body] of [
      ...operations,
      ['POST', '', { name: 'a', language: 'de' }],
      ['GET', ''],
    ] as const) {
      const address = path.replace('ID', id).replace('INSTRUCTION', custom_instructions[0]?.id ?? '');
      const [other, scope] = method === 'GET' ? [writer, /'style_rules:read'/] : [reader, /'style_rules:write'/];
      await other.refused([method, address, body], 403, 'out_of_scope', scope);
    }
  });
});

describe('style rule lists of accounts of other plans', () => {
  it('are refused with the plan that has them, in every call', async () => {
    for (const [plan, key] of [
      ['free', 'developer-key-of-the-tests:fx'],
      ['pro_classic', 'developer-key-of-the-tests'],
    ] as const) {
      await using server = await StyleRuleClient.start({
        environment: { DRAGOMAN_PLAN: plan, DRAGOMAN_API_KEY: key },
      });
      const id = '00000000-0000-4000-8000-000000000000';
      for (const [method, path, body] of [
        ...operations,
        ['POST', '', { name: 'a', language: 'de' }],
        ['GET', ''],
      ] as const)
        await server
          .as({ key })
          .refused(
            [method, path.replace('ID', id).replace('INSTRUCTION', id), body],
            403,
            'feature_not_in_plan',
            new RegExp(`Style rules require an account on the plan pro; the plan of this account is ${plan}`),
          );
    }
  });
});
