import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { EngineSettings } from '../../src/contracts/engines/engine-settings.ts';
import type { Plan } from '../../src/contracts/stores/accounts.ts';
import { silentEngineEvents } from '../../src/engines/engine-making.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { createSpeechSynthesizers } from '../../src/engines/speech-synthesizer-registry.ts';
import { ScriptedRecognizer, scriptedSpeech } from '../support/scripted-speech.ts';
import { writeTinyVoice } from '../support/speech/tiny-voice.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

interface Listed {
  readonly name?: string;
  readonly lang?: string;
  readonly features: Readonly<Record<string, unknown>> | readonly { readonly name: string }[];
}

/** Names of everything that the answers list as a resource or a feature. */
async function namesFor(app: TestApp, plan: Plan): Promise<ReadonlySet<string>> {
  const { developerKey: key } = await app.createAccount({ plan, name: plan });
  const options = { key, headers: { host: plan === 'free' ? 'free.localhost' : 'localhost' } };
  const get = async (path: string): Promise<readonly Listed[]> =>
    (await app.send('GET', path, undefined, options)).json();
  const names = new Set<string>();
  for (const { name = '', features } of await get('/v3/languages/resources')) {
    names.add(name);
    for (const feature of features as readonly { readonly name: string }[]) names.add(feature.name);
  }
  for (const resource of ['translate_text', 'translate_document'])
    for (const { features } of await get(`/v3/languages?resource=${resource}`))
      for (const feature of Object.keys(features)) names.add(feature);
  if ((await get('/v3/languages?resource=style_rules')).length > 0) names.add('style_rules languages');
  return names;
}

interface Voice {
  readonly lang: string;
  readonly usable_as_source: boolean;
  readonly usable_as_target: boolean;
  readonly external?: boolean;
  readonly features: object;
}

class OutsideRecognizer extends ScriptedRecognizer {
  override capabilities() {
    return { ...super.capabilities(), external: true };
  }
}

const ofVoice = ['spoken_terms', 'transcription', 'translated_speech', 'voice'];

describe('language lists', () => {
  it('name style rules for keys whose plan has them, and for no others', async () => {
    const freeHosts = new Set(['free.localhost']);
    await using app = await createTestApp({ translators: [new FakeTranslator()], freeHosts });
    const ofPro = await namesFor(app, 'pro');
    for (const plan of ['free', 'pro_classic'] as const) {
      const names = await namesFor(app, plan);
      assert.deepEqual(
        [...ofPro.difference(names)].sort(),
        [...ofVoice, 'style_rules', 'style_rules languages'].sort(),
        plan,
      );
      assert.deepEqual([...names.difference(ofPro)], []);
    }
  });

  it('name what voice does, and engines outside only where they are asked for', async () => {
    const speech = scriptedSpeech({ vocabulary: [] });
    const outside = new OutsideRecognizer({ vocabulary: [], language: 'fr' });
    await using app = await createTestApp({
      translators: [new FakeTranslator({ pairs: ['en>es', 'fr>ca'] })],
      speech: { ...speech, recognizers: [speech.recognizer, outside] },
    });
    const list = async (include: string) => {
      const answer = (await app.send('GET', `/v3/languages?resource=voice${include}`)).json() as Voice[];
      return answer.map(({ lang, usable_as_source, usable_as_target, external, features }) => [
        lang,
        usable_as_source ? 'source' : '',
        usable_as_target ? 'target' : '',
        external === true ? 'external' : '',
        Object.keys(features).join(),
      ]);
    };
    assert.deepEqual(await list(''), [
      ['en', 'source', '', '', 'transcription,spoken_terms,glossary'],
      ['es', '', 'target', '', 'translated_speech,glossary'],
    ]);
    assert.deepEqual(await list('&include=external'), [
      ['ca', '', 'target', 'external', 'glossary'],
      ['en', 'source', '', '', 'transcription,spoken_terms,glossary'],
      ['fr', 'source', '', 'external', 'transcription,spoken_terms,glossary'],
      ['es', '', 'target', '', 'translated_speech,glossary'],
    ]);
  });

  it('name translated speech where a voice model can be used, and not where one is refused', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-voices-'));
    const features = async () => {
      const settings = { engines: ['sherpa'], speechModelsDir: folder } as unknown as EngineSettings;
      const making = { settings, secrets: { llmApiKeys: new Map() }, events: silentEngineEvents };
      await using synthesizer = await createSpeechSynthesizers(making);
      const speech = { ...scriptedSpeech({ vocabulary: [] }), synthesizer };
      await using app = await createTestApp({ translators: [new FakeTranslator({ pairs: ['en>es'] })], speech });
      const answer = (await app.send('GET', '/v3/languages?resource=voice')).json() as Voice[];
      return Object.keys(answer.find(({ lang }) => lang === 'es')?.features ?? {}).join();
    };
    await writeTinyVoice(join(folder, 'tiny'), { languages: ['es'] });
    assert.equal(await features(), 'translated_speech,glossary');
    await rm(join(folder, 'tiny', 'tokens.txt'));
    assert.equal(await features(), 'glossary');
    await rm(folder, { recursive: true });
  });

  it('change with what the engines offer', async () => {
    const engine = new FakeTranslator({ pairs: ['en>es'] });
    await using app = await createTestApp({ translators: [engine] });
    const lists = async () => [
      (await app.send('GET', '/v2/languages?type=source')).json().map(({ language }: { language: string }) => language),
      (await app.send('GET', '/v2/glossary-language-pairs')).json().supported_languages,
    ];
    assert.deepEqual(await lists(), [['EN'], [{ source_lang: 'en', target_lang: 'es' }]]);
    engine.offer(['fr>ca']);
    assert.deepEqual(await lists(), [['FR'], [{ source_lang: 'fr', target_lang: 'ca' }]]);
  });
});
