import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, resolveConfiguration } from './resolve-config.ts';

function resolve(values: Readonly<Record<string, string>>) {
  return resolveConfiguration({ get: (name: string) => values[name], problems: [] } as never, '/srv');
}

describe('the settings of speech servers', () => {
  it('name none where nothing is set', () => {
    const { config } = resolve({});
    assert.deepEqual([config.transcription, config.synthesis], [undefined, undefined]);
  });

  it('have addresses, models, languages and voices, with keys among the secrets', () => {
    const { config, secrets } = resolve({
      DRAGOMAN_TRANSCRIPTION_BASE_URL: 'http://localhost:8000/v1/',
      DRAGOMAN_TRANSCRIPTION_MODEL: 'whisper',
      DRAGOMAN_TRANSCRIPTION_API_KEY: 'secret-1',
      DRAGOMAN_TRANSCRIPTION_LANGUAGES: 'EN, pt-br',
      DRAGOMAN_TRANSCRIPTION_REALTIME: 'true',
      DRAGOMAN_SYNTHESIS_BASE_URL: 'https://speech.example.com/v1',
      DRAGOMAN_SYNTHESIS_MODEL: 'tts',
      DRAGOMAN_SYNTHESIS_API_KEY: 'secret-2',
      DRAGOMAN_SYNTHESIS_VOICE: 'alloy, female=nova, de:thorsten, en:male=am_adam(2)',
    });
    assert.deepEqual(config.transcription, {
      baseUrl: 'http://localhost:8000/v1',
      model: 'whisper',
      languages: ['en', 'pt-BR'],
      realtime: true,
    });
    assert.deepEqual(config.synthesis, {
      baseUrl: 'https://speech.example.com/v1',
      model: 'tts',
      voices: [
        { name: 'alloy' },
        { name: 'nova', gender: 'female' },
        { name: 'thorsten', language: 'de' },
        { name: 'am_adam(2)', language: 'en', gender: 'male' },
      ],
    });
    assert.deepEqual([secrets.transcriptionApiKey, secrets.synthesisApiKey], ['secret-1', 'secret-2']);
    assert.ok(!JSON.stringify(config).includes('secret-'));
  });

  it('are refused with the reason', () => {
    const wrong = {
      DRAGOMAN_TRANSCRIPTION_BASE_URL: 'http://localhost:8000/v1',
      DRAGOMAN_SYNTHESIS_MODEL: 'tts',
      DRAGOMAN_SYNTHESIS_VOICE: 'neuter=nova',
    };
    assert.throws(
      () => resolve(wrong),
      (error: unknown) =>
        error instanceof ConfigError &&
        error.problems.length === 3 &&
        error.problems.some((problem) => problem.startsWith('DRAGOMAN_TRANSCRIPTION_MODEL: is needed too')) &&
        error.problems.some((problem) => problem.startsWith('DRAGOMAN_SYNTHESIS_BASE_URL: is needed too')) &&
        error.problems.some((problem) => problem.startsWith('DRAGOMAN_SYNTHESIS_VOICE: must have entries')),
    );
  });
});
