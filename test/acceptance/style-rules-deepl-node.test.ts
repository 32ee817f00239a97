import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type DeepLClient, DeepLError } from 'deepl-node';
import { patient, startWithClient } from '../support/deepl-client.ts';
import type { RunningServer } from '../support/running-server.ts';
import { unknownId } from './style-rules-fixtures.ts';

/** The official client, unchanged, with everything that it offers for style rules. */
describe('style rules through deepl-node', () => {
  let server: RunningServer;
  let client: DeepLClient;
  before(async () => {
    ({ server, client } = await startWithClient({ sendPlatformInfo: false, ...patient }));
  });
  after(() => server[Symbol.asyncDispose]());

  const notFound = /not found/i;
  const rules = { dates_and_times: { calendar_era: 'use_bc_and_ad' }, punctuation: { serial_comma: 'do_not_use' } };

  it('are created and read back', async () => {
    const created = await client.createStyleRule({
      name: 'Manuals',
      language: 'en-gb',
      configured_rules: rules,
      custom_instructions: [{ label: 'Tone', prompt: 'Be kind.', source_language: 'de' }],
    });
    assert.deepEqual([created.name, created.language, created.version], ['Manuals', 'en-GB', 1]);
    assert.ok(created.creationTime instanceof Date && !Number.isNaN(created.creationTime.getTime()));
    assert.deepEqual(created.updatedTime, created.creationTime);
    assert.deepEqual(created.configuredRules?.datesAndTimes, rules.dates_and_times);
    assert.deepEqual(created.configuredRules?.punctuation, rules.punctuation);
    const [instruction] = created.customInstructions ?? [];
    assert.deepEqual(instruction, { id: instruction?.id, label: 'Tone', prompt: 'Be kind.', sourceLanguage: 'de' });
    assert.deepEqual(await client.getStyleRule(created.styleId), created);
  });

  it('are renamed, get other rules, and are deleted', async () => {
    const { styleId } = await client.createStyleRule({ name: 'Old', language: 'ja', configured_rules: rules });
    const renamed = await client.updateStyleRuleName(styleId, 'New');
    assert.deepEqual([renamed.name, renamed.version], ['New', 2]);
    const updated = await client.updateStyleRuleConfiguredRules(styleId, { punctuation: { serial_comma: 'use' } });
    assert.equal(updated.version, 3);
    assert.deepEqual(updated.configuredRules?.punctuation, { serial_comma: 'use' });
    assert.equal(updated.configuredRules?.datesAndTimes, undefined);
    await client.deleteStyleRule(styleId);
    await assert.rejects(client.getStyleRule(styleId), notFound);
  });

  it('have instructions that are created, read, updated and deleted', async () => {
    const { styleId } = await client.createStyleRule({ name: 'Instructions', language: 'de' });
    const tone = { label: 'Tone', prompt: 'Be kind.', source_language: 'EN' };
    const created = await client.createStyleRuleCustomInstruction(styleId, tone);
    assert.deepEqual(created, { id: created.id, label: 'Tone', prompt: 'Be kind.', sourceLanguage: 'en' });
    const id = created.id ?? assert.fail('an instruction has an id');
    assert.deepEqual(await client.getStyleRuleCustomInstruction(styleId, id), created);
    const updated = await client.updateStyleRuleCustomInstruction(styleId, id, { label: 'Voice', prompt: 'Be loud.' });
    assert.deepEqual(updated, { id, label: 'Voice', prompt: 'Be loud.', sourceLanguage: undefined });
    assert.deepEqual((await client.getStyleRule(styleId)).customInstructions, [updated]);
    await client.deleteStyleRuleCustomInstruction(styleId, id);
    await assert.rejects(client.getStyleRuleCustomInstruction(styleId, id), notFound);
    assert.deepEqual((await client.getStyleRule(styleId)).customInstructions, []);
  });

  it('are listed page by page, with or without details', async () => {
    for (const name of ['one', 'two', 'three'])
      await client.createStyleRule({ name, language: 'fr', configured_rules: rules });
    const all = await client.getAllStyleRules(0, 25, true);
    assert.ok(all.length >= 3);
    assert.deepEqual(all.at(-1)?.configuredRules?.punctuation, rules.punctuation);
    const [second] = await client.getAllStyleRules(1, 1);
    assert.deepEqual([second?.styleId, second?.configuredRules], [all[1]?.styleId, undefined]);
    assert.equal((await client.getAllStyleRules()).length, Math.min(all.length, 10));
  });

  it('say what is wrong', async () => {
    await assert.rejects(client.deleteStyleRule(unknownId), notFound);
    await assert.rejects(client.createStyleRule({ name: 'a', language: 'pt' }), (error) => {
      assert.ok(error instanceof DeepLError);
      assert.match(error.message, /no style rules for 'pt'; use one of pt-BR, pt-PT/);
      return true;
    });
    await assert.rejects(
      client.createStyleRule({ name: 'a', language: 'de', configured_rules: { punctuation: { dashes: 'use' } } }),
      /'configured_rules\.punctuation\.dashes' not supported/,
    );
  });
});
