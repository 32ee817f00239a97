import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { type Instruction, StyleRuleClient } from './style-rules-fixtures.ts';

const fifty = Array.from({ length: 50 }, (_, index) => `${index}`);

describe('style rule lists', () => {
  it('lose nothing when fifty change one at once', async () => {
    await using client = await StyleRuleClient.start();
    const { style_id: id } = await client.create();
    const added = await Promise.all(fifty.map((label) => client.addInstruction(id, { label })));
    const versions = added.map(({ version }) => version).sort((one, other) => one - other);
    assert.deepEqual(
      versions,
      fifty.map((_, index) => index + 2),
      'every change is a version of its own',
    );
    for (const { id: own, label, version, custom_instructions } of added) {
      assert.equal(custom_instructions.length, version - 1);
      assert.equal(custom_instructions.at(-1)?.id, own);
      assert.equal(custom_instructions.at(-1)?.label, label);
    }
    const list = await client.get(id);
    assert.equal(list.version, 51);
    assert.deepEqual(list.custom_instructions.map(({ label }) => label).sort(), fifty.toSorted());

    // A third each is removed, replaced, and left alone while the list gets other rules.
    const third = (remainder: number): readonly Instruction[] =>
      list.custom_instructions.filter((_, index) => index % 3 === remainder);
    await Promise.all([
      ...third(0).map((instruction) => client.send('DELETE', `/${id}/custom_instructions/${instruction.id}`)),
      ...third(1).map(({ id: own, label }) =>
        client.read('PUT', `/${id}/custom_instructions/${own}`, { label, prompt: 'changed' }),
      ),
      ...third(2).map(() => client.read('PUT', `/${id}/configured_rules`, { numbers: {} })),
    ]);
    const changed = await client.get(id);
    assert.deepEqual([changed.version, changed.configured_rules], [101, { numbers: {} }]);
    assert.deepEqual(
      changed.custom_instructions,
      list.custom_instructions
        .filter((instruction) => !third(0).includes(instruction))
        .map((instruction) => (third(1).includes(instruction) ? { ...instruction, prompt: 'changed' } : instruction)),
    );
  });

  it('hold at most 200 instructions when more are added at once', async () => {
    await using client = await StyleRuleClient.start();
    const { style_id: id } = await client.create({
      custom_instructions: Array.from({ length: 180 }, () => ({ label: 'a', prompt: 'b' })),
    });
    const answers = await Promise.all(
      fifty.map((label) => client.send('POST', `/${id}/custom_instructions`, { label, prompt: 'b' })),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 20);
    assert.equal(answers.filter(({ status }) => status === 400).length, 30);
    const { custom_instructions, version } = await client.get(id);
    assert.deepEqual([custom_instructions.length, version], [200, 21]);
  });

  it('keep every change that was acknowledged when the server is killed, and half of none', async () => {
    using folder = new TemporaryFolder();
    for (const milestone of [1, 10, 40]) {
      const acknowledged = new Set<string>();
      let id = '';
      {
        await using client = await StyleRuleClient.start({ dataDir: folder.path });
        id = (await client.create()).style_id;
        const killed = once(client.server.process, 'exit');
        const sent = fifty.map(async (label) => {
          // Those that the kill cuts off are not acknowledged.
          const answer = await client
            .send('POST', `/${id}/custom_instructions`, { label, prompt: 'b' })
            .catch(() => {});
          if (answer === undefined) return;
          acknowledged.add(answer.json<Instruction>().id);
          if (acknowledged.size === milestone) client.server.process.kill('SIGKILL');
        });
        await Promise.all([...sent, killed]);
      }
      await using client = await StyleRuleClient.start({ dataDir: folder.path });
      const { custom_instructions, version } = await client.get(id);
      const kept = new Set(custom_instructions.map((instruction) => instruction.id));
      assert.ok(acknowledged.size >= milestone);
      assert.deepEqual([...acknowledged.difference(kept)], []);
      assert.equal(version, kept.size + 1);
    }
  });
});
