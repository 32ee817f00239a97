import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ConfigError, loadConfiguration } from './resolve-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-config-'));
after(() => rmSync(folder, { recursive: true }));

function problems(environment: Record<string, string>, file?: string): readonly string[] {
  writeFileSync(join(folder, 'dragoman.config.json'), file ?? '{}');
  try {
    loadConfiguration(environment, folder);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
  return [];
}

describe('loadConfiguration', () => {
  it('needs nothing and listens on the loopback address', () => {
    const { config, secrets } = loadConfiguration({}, folder);
    assert.equal(config.host, '127.0.0.1');
    assert.equal(config.port, 8080);
    assert.equal(config.dataDir, join(folder, 'data'));
    assert.equal(config.engines, 'found');
    assert.deepEqual(secrets, {
      adminKey: undefined,
      apiKey: undefined,
      databaseUrl: undefined,
      objectStore: undefined,
      smtpUrl: undefined,
      oidcClientSecret: undefined,
      metricsToken: undefined,
      llmApiKeys: new Map(),
      transcriptionApiKey: undefined,
      synthesisApiKey: undefined,
    });
  });

  it('wants a store for documents where servers share a database, and not without one', () => {
    const database = { DRAGOMAN_DATABASE_URL: 'postgres://dragoman@db/dragoman' };
    assert.match(problems(database).join(), /DRAGOMAN_OBJECT_STORE_URL: is needed with DRAGOMAN_DATABASE_URL/);
    for (const store of ['file:///mnt/objects', 's3://texts'])
      assert.deepEqual(problems({ ...database, DRAGOMAN_OBJECT_STORE_URL: store }), []);
  });

  it('reports every problem at once, each under the name of its setting', () => {
    const found = problems({
      DRAGOMAN_PORT: 'eighty',
      DRAGOMAN_PLAN: 'gold',
      DRAGOMAN_ADMIN_KEY: 'short',
      DRAGOMAN_ENGINES: 'apertium,babelfish',
      DRAGOMAN_PROT: '1',
    });
    assert.equal(found.length, 5, found.join('\n'));
    for (const name of ['PORT', 'PLAN', 'ADMIN_KEY', 'ENGINES', 'PROT'])
      assert.ok(
        found.some((line) => line.startsWith(`DRAGOMAN_${name}: `)),
        name,
      );
  });

  it('takes directions of neural models from the settings and from the command line', () => {
    const { config } = loadConfiguration({ DRAGOMAN_MODELS: 'en-de, de-en' }, folder, ['en-zh-Hans']);
    assert.deepEqual(config.models.atStart, ['en-de', 'de-en', 'en-zh-Hans']);
    assert.match(problems({ DRAGOMAN_MODELS: 'en-de,german' }).join(), /DRAGOMAN_MODELS: .*"german" is not one/);
    assert.match(
      problems({ DRAGOMAN_MODELS: 'en-de', DRAGOMAN_ENGINES: 'apertium' }).join(),
      /DRAGOMAN_MODELS: needs the engine bergamot/,
    );
  });

  it('takes a mail server with its sender, keeps its password apart, and repeats it nowhere', () => {
    const { config, secrets } = loadConfiguration(
      {
        DRAGOMAN_SMTP_URL: 'smtps://user:pass%40word@mail.example.com',
        DRAGOMAN_MAIL_FROM: 'Our server <server@example.com>',
      },
      folder,
    );
    assert.equal(secrets.smtpUrl, 'smtps://user:pass%40word@mail.example.com');
    assert.equal(config.mailFrom, 'Our server <server@example.com>');
    assert.ok(!JSON.stringify(config).includes('word'));
    assert.match(problems({ DRAGOMAN_SMTP_URL: 'smtp://mail.example.com' })[0] ?? '', /^DRAGOMAN_MAIL_FROM: is needed/);
    for (const url of ['mail.example.com', 'https://user:hidden@mail.example.com', 'smtp:']) {
      const [problem = ''] = problems({ DRAGOMAN_SMTP_URL: url, DRAGOMAN_MAIL_FROM: 'a@b' });
      assert.match(problem, /^DRAGOMAN_SMTP_URL: must be/);
      assert.ok(!problem.includes('hidden'));
    }
    for (const from of ['nobody', 'A <b>', 'a@b\nBcc: c@d', 'a@b, c@d'])
      assert.match(problems({ DRAGOMAN_MAIL_FROM: from })[0] ?? '', /^DRAGOMAN_MAIL_FROM: must be/, from);
  });

  it('reads dragoman.config.json, over which the environment wins', () => {
    writeFileSync(
      join(folder, 'dragoman.config.json'),
      '{"port": 9000, "host": "0.0.0.0", "freeHosts": ["a.example"]}',
    );
    const { config } = loadConfiguration({ DRAGOMAN_PORT: '9001' }, folder);
    assert.equal(config.port, 9001);
    assert.equal(config.host, '0.0.0.0');
    assert.deepEqual(config.freeHosts, new Set(['a.example']));
  });

  it('names unknown keys and broken JSON in the file', () => {
    assert.match(problems({}, '{"prt": 1}')[0] ?? '', /unknown setting "prt"/);
    assert.match(problems({}, '{"port": ')[0] ?? '', /not valid JSON/);
    assert.match(problems({}, '[]')[0] ?? '', /one JSON object/);
  });

  it('keeps the endings of keys in line with the plan', () => {
    const key = 'a'.repeat(32);
    assert.deepEqual(problems({ DRAGOMAN_API_KEY: key }), []);
    assert.deepEqual(problems({ DRAGOMAN_API_KEY: `${key}:fx`, DRAGOMAN_PLAN: 'free' }), []);
    assert.equal(problems({ DRAGOMAN_API_KEY: `${key}:fx` }).length, 1);
    assert.equal(problems({ DRAGOMAN_API_KEY: key, DRAGOMAN_PLAN: 'free' }).length, 1);
    assert.equal(problems({ DRAGOMAN_API_KEY: `${key}:adm` }).length, 1);
    assert.equal(problems({ DRAGOMAN_ADMIN_KEY: key }).length, 1);
  });

  it('makes every host the Free base when the plan is free and no host is named', () => {
    assert.equal(loadConfiguration({ DRAGOMAN_PLAN: 'free' }, folder).config.freeHosts, 'all');
    assert.deepEqual(loadConfiguration({}, tmpdir()).config.freeHosts, new Set());
  });

  it('keeps keys out of what may be logged', () => {
    const secret = `${'s'.repeat(32)}:adm`;
    const { config } = loadConfiguration({ DRAGOMAN_ADMIN_KEY: secret }, tmpdir());
    assert.ok(!JSON.stringify(config).includes(secret));
  });

  it('reads engine pins, in the environment and in the file', () => {
    writeFileSync(
      join(folder, 'dragoman.config.json'),
      '{"enginePins": ["en:de=bergamot", "*:pt-br=apertium|bergamot"]}',
    );
    const { config } = loadConfiguration({}, folder);
    assert.deepEqual(config.enginePins, [
      { source: 'en', target: 'de', engines: ['bergamot'] },
      { source: '*', target: 'pt-BR', engines: ['apertium', 'bergamot'] },
    ]);
    for (const [pins, problem] of [
      ['en-de=bergamot', /must have entries such as "en:de=bergamot"/],
      ['en:de=magic', /knows no engine "magic"; there is apertium, bergamot, llm/],
      ['en:german=bergamot', /knows no language "german"/],
    ] as const)
      assert.match(problems({ DRAGOMAN_ENGINE_PINS: pins })[0] ?? '', problem);
  });

  it('knows languages in every spelling that requests may use', () => {
    const { config } = loadConfiguration(
      {
        ...{ DRAGOMAN_LLM_BASE_URL: 'http://one/v1', DRAGOMAN_LLM_MODEL: 'm', DRAGOMAN_LLM_LANGUAGES: 'EN,no,fil' },
        DRAGOMAN_ENGINE_PINS: 'fil:no=llm,no:TL=llm',
      },
      folder,
    );
    assert.deepEqual(config.llmEndpoints[0]?.languages, ['en', 'nb', 'tl']);
    assert.deepEqual(config.enginePins, [
      { source: 'tl', target: 'nb', engines: ['llm'] },
      { source: 'nb', target: 'tl', engines: ['llm'] },
    ]);
  });

  it('keeps the keys of LLM servers apart from their settings', () => {
    const more = [
      { id: 'llm_two', baseUrl: 'http://two/v1', model: 'm', apiKey: 'key-two', weight: 3, languages: ['EN', 'de'] },
    ];
    writeFileSync(join(folder, 'dragoman.config.json'), JSON.stringify({ llmEndpoints: more }));
    const { config, secrets } = loadConfiguration(
      { DRAGOMAN_LLM_BASE_URL: 'http://one/v1/', DRAGOMAN_LLM_MODEL: 'm', DRAGOMAN_LLM_API_KEY: 'key-one' },
      folder,
    );
    assert.deepEqual(config.llmEndpoints, [
      {
        ...{ id: 'llm', baseUrl: 'http://one/v1', model: 'm', weight: 1 },
        ...{ languages: undefined, concurrency: 4, contextTokens: undefined },
      },
      {
        ...{ id: 'llm_two', baseUrl: 'http://two/v1', model: 'm', weight: 3 },
        ...{ languages: ['en', 'de'], concurrency: 4, contextTokens: undefined },
      },
    ]);
    assert.deepEqual(
      [...secrets.llmApiKeys],
      [
        ['llm', 'key-one'],
        ['llm_two', 'key-two'],
      ],
    );
    assert.doesNotMatch(JSON.stringify(config), /key-one|key-two/);
  });

  it('says what an LLM server lacks, without its key', () => {
    assert.deepEqual(problems({ DRAGOMAN_LLM_BASE_URL: 'http://one/v1' }), [
      'DRAGOMAN_LLM_MODEL: is needed too; a base URL and a model belong together',
    ]);
    assert.match(problems({ DRAGOMAN_ENGINES: 'llm' })[0] ?? '', /names llm, which needs DRAGOMAN_LLM_BASE_URL/);
    const entry = { id: 'llm2', baseUrl: 'http://a/v1', model: 'm', apiKey: 'secret' };
    for (const [text, problem] of [
      ['{"apiKey": "secret"', /must be a JSON list of objects$/],
      [JSON.stringify([{ ...entry, id: 'x' }]), /entry 1 must have an id that begins with "llm"/],
      [JSON.stringify([{ ...entry, model: undefined }]), /entry 1 needs "model" as text/],
      [JSON.stringify([{ ...entry, baseUrl: 'http://me:secret@a/v1' }]), /must not contain a user name and password/],
      [JSON.stringify([{ ...entry, wait: 1 }]), /entry 1 has unknown fields: wait/],
      [JSON.stringify([entry, entry]), /has the id "llm2" twice/],
      [JSON.stringify([{ ...entry, weight: 0 }]), /must be a whole number from 1 to 1000/],
    ] as const) {
      const [found = ''] = problems({ DRAGOMAN_LLM_ENDPOINTS: text });
      assert.match(found, problem);
      assert.doesNotMatch(found, /secret/);
    }
  });
});
