import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readVoices, type VoiceModel } from '../../src/engines/sherpa/voices/read-voices.ts';
import { SherpaSynthesizer } from '../../src/engines/sherpa/voices/sherpa-synthesizer.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { processIsGone } from '../support/process-is-gone.ts';
import { writeTinyVoice } from '../support/speech/tiny-voice.ts';
import { collect, describeSpeechSynthesizer } from './speech-synthesizer.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-voices-'));
const never = new AbortController().signal;
before(() => writeTinyVoice(join(folder, 'tiny')));
after(() => rmSync(folder, { recursive: true }));

function tinyVoice(): VoiceModel {
  const [voice] = readVoices(folder).models;
  assert.ok(voice !== undefined);
  return voice;
}

describeSpeechSynthesizer('sherpa-onnx', {
  create: () => new SherpaSynthesizer({ model: tinyVoice() }),
  sentences: { en: 'the house at the lake is red.', de: 'das haus am see ist rot.' },
  crash: (engine) => engine.crash(),
});

describe('voice models in a folder', () => {
  const request = { text: 'one sentence. another one.', language: 'en', voice: 'default' } as const;

  it('are those with a manifest and all files; of others the folder says why', () => {
    const other = mkdtempSync(join(tmpdir(), 'dragoman-voices-'));
    const write = (name: string, manifest: Readonly<Record<string, unknown>>, files: readonly string[]): void => {
      mkdirSync(join(other, name));
      writeFileSync(join(other, name, 'model.json'), JSON.stringify({ languages: ['en', 'es'], ...manifest }));
      for (const file of files)
        if (file === 'espeak-ng-data') mkdirSync(join(other, name, file));
        else writeFileSync(join(other, name, file), '');
    };
    const piper = ['en_US-amy.onnx', 'tokens.txt', 'espeak-ng-data'];
    const kokoro = ['model.onnx', 'model.int8.onnx', 'voices.bin', 'tokens.txt', 'espeak-ng-data'];
    const lexicons = ['lexicon-us-en.txt', 'lexicon-zh.txt'];
    write('piper', { kind: 'vits' }, piper);
    write('matcha', { kind: 'matcha' }, ['model-steps-3.onnx', 'vocos-22khz-univ.onnx', 'tokens.txt', 'lexicon.txt']);
    write('Kokoro', { kind: 'kokoro', lang: 'es', files: { lexicon: lexicons } }, [...kokoro, ...lexicons]);
    write('unsure', { kind: 'kokoro' }, [...kokoro, ...lexicons]);
    write('styles', { kind: 'kitten' }, ['model.onnx', 'tokens.txt', 'espeak-ng-data']);
    write('vocoder', { kind: 'matcha' }, ['model-steps-3.onnx', 'tokens.txt']);
    write('gender', { kind: 'vits', voices: [{ speaker: 0, gender: 'other' }] }, piper);
    write('speaker', { kind: 'vits', voices: [{ gender: 'male' }] }, piper);
    write('language', { kind: 'vits', voices: [{ speaker: 1, language: 'fr' }] }, piper);
    write('recognizer', { kind: 'whisper' }, []);
    const { models: voices, refused } = readVoices(other);
    assert.deepEqual(
      voices.map(({ id, settings }) => [id, settings.settings]),
      [
        ['sherpa-kokoro', 'kokoro'],
        ['sherpa-matcha', 'matcha'],
        ['sherpa-piper', 'vits'],
      ],
    );
    const inKokoro = (name: string): string => join(other, 'Kokoro', name);
    assert.deepEqual(voices[0]?.settings.options, {
      model: inKokoro('model.int8.onnx'),
      tokens: inKokoro('tokens.txt'),
      voices: inKokoro('voices.bin'),
      dataDir: inKokoro('espeak-ng-data'),
      lexicon: lexicons.map(inKokoro).join(),
      lang: 'es',
    });
    assert.deepEqual(voices[1]?.settings.options, {
      acousticModel: join(other, 'matcha', 'model-steps-3.onnx'),
      vocoder: join(other, 'matcha', 'vocos-22khz-univ.onnx'),
      tokens: join(other, 'matcha', 'tokens.txt'),
      lexicon: join(other, 'matcha', 'lexicon.txt'),
    });
    const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
    assert.deepEqual(
      [...reasons.keys()],
      ['gender', 'language', 'speaker', 'styles', 'unsure', 'vocoder'].map((name) => `sherpa-${name}`),
    );
    for (const [name, word] of [
      ['gender', '"voices"'],
      ['language', '"voices"'],
      ['speaker', '"voices"'],
      ['styles', '"voices"'],
      ['unsure', '"lexicon"'],
      ['vocoder', '"vocoder"'],
    ] as const)
      assert.ok(reasons.get(`sherpa-${name}`)?.includes(word), name);
    rmSync(other, { recursive: true });
  });

  it('speak each language with the voices that the manifest gives it', async () => {
    const voices = [
      { speaker: 1, language: 'de', gender: 'female' },
      { speaker: 0, language: 'en' },
    ];
    const other = mkdtempSync(join(tmpdir(), 'dragoman-voices-'));
    await writeTinyVoice(join(other, 'tiny'), { voices });
    const [model] = readVoices(other).models;
    assert.ok(model !== undefined);
    await using synthesizer = new SherpaSynthesizer({ model });
    assert.deepEqual(synthesizer.capabilities('de'), { genders: ['female'], match: 'none', external: false });
    assert.deepEqual(synthesizer.capabilities('en').genders, []);
    const [english, german] = await Promise.all([
      collect(synthesizer.synthesize(request, never)),
      collect(synthesizer.synthesize({ ...request, language: 'de', voice: 'male' }, never)),
    ]);
    assert.equal(english.samples.length, german.samples.length);
    assert.notDeepEqual(english, german);
    rmSync(other, { recursive: true });
  });

  for (const [what, content] of [
    ['garbage', 'this is no model'],
    ['empty', ''],
  ] as const)
    it(`that are ${what} end their process only, and speak nothing while it rests`, async () => {
      const broken = join(folder, `${what}.onnx`);
      writeFileSync(broken, content);
      const model = tinyVoice();
      const settings = { ...model.settings, options: { ...model.settings.options, model: broken } };
      const clock = new ManualClock();
      const incidents: string[] = [];
      const onIncident = ({ kind }: { readonly kind: string }): void => void incidents.push(kind);
      await using synthesizer = new SherpaSynthesizer({ model: { ...model, settings }, clock, onIncident });
      for (const code of ['engine_failed', 'engine_unavailable'])
        await assert.rejects(collect(synthesizer.synthesize(request, never)), { code });
      assert.deepEqual(incidents, ['process_ended', 'process_ended', 'process_ended']);
      assert.equal(synthesizer.health().state, 'failing');
      assert.deepEqual(synthesizer.languages(), []);
      clock.advance(30_000);
      assert.deepEqual(synthesizer.languages(), ['en', 'de']);
    });

  it('stop speaking when the reader leaves, and their process ends when nobody needs it', async () => {
    const clock = new ManualClock();
    await using synthesizer = new SherpaSynthesizer({ model: tinyVoice(), clock });
    for await (const _ of synthesizer.synthesize({ ...request, text: `${request.text} `.repeat(90) }, never)) break;
    const [id = 0] = synthesizer.processIds;
    clock.advance(300_000);
    await processIsGone(id);
    assert.ok((await collect(synthesizer.synthesize(request, never))).samples.length > 0);
  });
});
