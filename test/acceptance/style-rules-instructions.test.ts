import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { StyleRuleClient, unknownId } from './style-rules-fixtures.ts';

let client: StyleRuleClient;
before(async () => {
  client = await StyleRuleClient.start();
});
after(() => client[Symbol.asyncDispose]());

const aPrompt = (length: number): object => ({ label: 'a', prompt: '🙂'.repeat(length) });

describe('custom instructions', () => {
  it('live from their creation to their deletion, each a version of the list', async () => {
    const list = await client.create({ configured_rules: { vocabulary: {} } });
    const { style_id: id } = list;
    const added = await client.addInstruction(id, {
      label: 'Tone',
      prompt: 'Be "kind".\nAlways.',
      source_language: 'JA',
    });
    const instruction = { id: added.id, label: 'Tone', prompt: 'Be "kind".\nAlways.', source_language: 'ja' };
    const { updated_time } = added;
    assert.deepEqual(added, { ...list, ...instruction, version: 2, updated_time, custom_instructions: [instruction] });
    const path = `/${id}/custom_instructions/${added.id}`;
    assert.deepEqual(
      await client.read('GET', path.toUpperCase().replace('CUSTOM_INSTRUCTIONS', 'custom_instructions')),
      instruction,
    );

    const second = await client.addInstruction(id, { label: 'Length', prompt: 'Be short.' });
    assert.deepEqual(
      second.custom_instructions.map(({ label }) => label),
      ['Tone', 'Length'],
    );
    assert.ok(!('source_language' in second), 'the language of another instruction is not its own');

    const replaced = { id: added.id, label: 'Voice', prompt: 'Be loud.' };
    assert.deepEqual(await client.read('PUT', path, { label: 'Voice', prompt: 'Be loud.' }), replaced);
    assert.deepEqual(await client.read('GET', path), replaced);
    const after = await client.get(id);
    assert.deepEqual([after.version, after.custom_instructions[0]], [4, replaced]);

    const deleted = await client.send('DELETE', path);
    assert.deepEqual([deleted.status, deleted.text], [204, '']);
    await client.refused(['GET', path], 404, 'custom_instruction_not_found');
    const { version, custom_instructions } = await client.get(id);
    assert.deepEqual([version, custom_instructions.map(({ label }) => label)], [5, ['Length']]);
  });

  it('are for texts of all languages when source_language is empty, wherever it is given', async () => {
    const [label, prompt] = ['Tone', 'Be kind.'];
    const empty = { label, prompt, source_language: '' };
    const { style_id: id, custom_instructions } = await client.create({ custom_instructions: [empty] });
    assert.deepEqual(custom_instructions, [{ id: custom_instructions[0]?.id, label, prompt }]);
    const added = await client.addInstruction(id, empty);
    assert.deepEqual(added.custom_instructions[1], { id: added.id, label, prompt });
    const german = await client.addInstruction(id, { label, prompt, source_language: 'de' });
    const path = `/${id}/custom_instructions/${german.id}`;
    assert.deepEqual(await client.read('PUT', path, empty), { id: german.id, label, prompt });
    assert.deepEqual(await client.read('GET', path), { id: german.id, label, prompt });
  });

  it('that do not exist, or are of another list, are 404 in every call', async () => {
    const [one, other] = [await client.create(), await client.create()];
    const { id } = await client.addInstruction(other.style_id);
    for (const missing of [unknownId, id])
      for (const [method, body] of [['GET'], ['PUT', { label: 'a', prompt: 'b' }], ['DELETE']] as const)
        await client.refused(
          [method, `/${one.style_id}/custom_instructions/${missing}`, body],
          404,
          'custom_instruction_not_found',
          new RegExp(missing),
        );
    await client.refused(
      ['GET', `/${one.style_id}/custom_instructions/7`],
      400,
      'invalid_parameter',
      /'instruction_id' not supported: it is not a UUID/,
    );
    assert.equal((await client.get(one.style_id)).version, 1);
  });

  it('keep to the limits of their texts, on both sides and wherever they are given', async () => {
    const longest = { label: 'é'.repeat(100), prompt: '🙂'.repeat(300) };
    const { style_id: id } = await client.create({ custom_instructions: [longest] });
    const { id: instructionId } = await client.addInstruction(id, longest);
    const path = `/${id}/custom_instructions/${instructionId}`;
    assert.equal((await client.read<{ prompt: string }>('PUT', path, longest)).prompt, longest.prompt);
    for (const [fields, message] of [
      [{ label: 'é'.repeat(101) }, /label' not supported: at most 100 characters/],
      [{ prompt: '🙂'.repeat(301) }, /prompt' not supported: at most 300 characters/],
      [{ label: '' }, /label' not supported: must not be empty/],
      [{ label: ' ' }, /label' not supported: must not be empty/],
      [{ prompt: '' }, /prompt' not supported: must not be empty/],
      [{ prompt: '\n' }, /prompt' not supported: must not be empty/],
      [{ prompt: 'a\u0000' }, /prompt' not supported: it contains a NUL character/],
      [{ label: undefined }, /label' not specified/],
      [{ prompt: undefined }, /prompt' not specified/],
      [{ source_language: 'english' }, /source_language' not supported: 'english' is not a language code/],
      [{ source_language: 'xx' }, /source_language' not supported: 'xx' is not a language code/],
    ] as const) {
      const given = { label: 'a', prompt: 'b', ...fields };
      const code = /not specified/.test(String(message)) ? 'missing_parameter' : 'invalid_parameter';
      await client.refused(['POST', `/${id}/custom_instructions`, given], 400, code, message);
      await client.refused(['PUT', path, given], 400, code, message);
      const list = { name: 'a', language: 'de', custom_instructions: [{ label: 'a', prompt: 'b' }, given] };
      await client.refused(['POST', '', list], 400, code, new RegExp(`custom_instructions\\[1\\]\\.${message.source}`));
    }
    assert.equal((await client.get(id)).version, 3);
  });

  it('are 200 in a list at most, whatever their characters', async () => {
    const { style_id: id, custom_instructions } = await client.create({
      custom_instructions: Array.from({ length: 200 }, () => aPrompt(300)),
    });
    assert.equal(custom_instructions.length, 200);
    await client.refused(
      ['POST', '', { name: 'a', language: 'de', custom_instructions: Array.from({ length: 201 }, () => aPrompt(1)) }],
      400,
      'invalid_parameter',
      /'custom_instructions' not supported: at most 200 entries are allowed, not 201/,
    );
    await client.refused(
      ['POST', `/${id}/custom_instructions`, aPrompt(1)],
      400,
      'invalid_parameter',
      /'custom_instructions' not supported: a list has at most 200; remove or replace one of them/,
    );
    const path = `/${id}/custom_instructions/${custom_instructions[7]?.id}`;
    await client.read('PUT', path, aPrompt(1));
    assert.equal((await client.send('DELETE', path)).status, 204);
    assert.equal((await client.addInstruction(id)).custom_instructions.length, 200);
  });

  it('escaped in the longest way still fit into a request', async () => {
    const escaped = '\\ud83d\\ude00';
    const instruction = `{"label":"${escaped.repeat(100)}","prompt":"${escaped.repeat(300)}","source_language":"zh-Hant"}`;
    const answer = await client.server.request('/v3/style_rules', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"name":"${escaped.repeat(1024)}","language":"de","custom_instructions":[${Array(200).fill(instruction)}]}`,
    });
    assert.equal(answer.status, 201);
  });
});
