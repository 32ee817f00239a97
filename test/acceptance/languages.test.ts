import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

interface V2Language {
  readonly language: string;
  readonly name: string;
  readonly supports_formality?: boolean;
}

interface V3Language {
  readonly lang: string;
  readonly name: string;
  readonly usable_as_source: boolean;
  readonly usable_as_target: boolean;
  readonly status: string;
  readonly features: Record<string, { status: string }>;
}

describe('language lists', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
  });

  async function read<Body>(path: string, status = 200): Promise<Body> {
    const response = await server.request(path);
    const body = await response.json();
    assert.equal(response.status, status, JSON.stringify(body));
    return body as Body;
  }

  it('GET /v2/languages lists sources by default, in upper case and without regions', async () => {
    const sources = await read<V2Language[]>('/v2/languages');
    assert.deepEqual(
      sources.find(({ language }) => language === 'EN'),
      { language: 'EN', name: 'English' },
    );
    assert.ok(sources.every(({ language }) => /^[A-Z]{2,3}$/.test(language)));
    assert.deepEqual(await read('/v2/languages?type=source'), sources);
  });

  it('GET /v2/languages?type=target lists variants and whether formality works', async () => {
    const targets = await read<V2Language[]>('/v2/languages?type=target');
    const codes = targets.map(({ language }) => language);
    for (const code of ['ES', 'EN-GB', 'EN-US', 'PT-BR', 'PT-PT', 'CA', 'NB', 'UK'])
      assert.ok(codes.includes(code), code);
    assert.ok(!codes.includes('EN') && !codes.includes('PT'));
    for (const { language, supports_formality } of targets)
      assert.equal(supports_formality, /^(?:CA|ES|FR|IT|PT)(?:-|$)/.test(language), language);
  });

  it('reads the type from a form body of the GET as well', async () => {
    const { hostname, port } = new URL(server.address);
    const { request } = await import('node:http');
    const body = await new Promise<string>((resolve, reject) => {
      const sent = request(
        {
          hostname,
          port,
          path: '/v2/languages',
          method: 'GET',
          headers: {
            authorization: `DeepL-Auth-Key ${developerKey}`,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': 11,
          },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => resolve(text));
        },
      );
      sent.on('error', reject).end('type=target');
    });
    assert.deepEqual(JSON.parse(body), await read('/v2/languages?type=target'));
  });

  it('names a wrong type', async () => {
    const { message } = await read<{ message: string }>('/v2/languages?type=both', 400);
    assert.match(message, /'type'.*'source', 'target'/);
  });

  it('GET /v3/languages says what each language can be used for', async () => {
    const languages = await read<V3Language[]>('/v3/languages?resource=translate_text');
    const byCode = new Map(languages.map((language) => [language.lang, language]));
    assert.deepEqual(byCode.get('es'), {
      lang: 'es',
      name: 'Spanish',
      usable_as_source: true,
      usable_as_target: true,
      status: 'stable',
      features: {
        formality: { status: 'stable' },
        tag_handling: { status: 'stable' },
        glossary: { status: 'stable' },
        translation_memory: { status: 'stable' },
        style_rules: { status: 'stable' },
        auto_detection: { status: 'stable' },
      },
    });
    assert.equal(byCode.get('eo')?.features?.formality, undefined);
    assert.equal(byCode.get('eo')?.features?.style_rules, undefined);
    assert.equal(byCode.get('pt-BR')?.usable_as_source, false);
    assert.equal(byCode.get('pt-BR')?.usable_as_target, true);
  });

  it('lists nothing that a call would refuse', async () => {
    const languages = await read<V3Language[]>('/v3/languages?resource=translate_text&include=beta&include=external');
    const sources = languages.filter((language) => language.usable_as_source).map(({ lang }) => lang);
    for (const { lang, usable_as_target } of languages) {
      if (!usable_as_target) continue;
      const response = await server.translate({ text: ['1'], target_lang: lang });
      assert.equal(response.status, 200, `${lang}: ${await response.clone().text()}`);
    }
    for (const source of sources) {
      const refused = await server.translate({ text: ['1'], source_lang: source, target_lang: 'UR' });
      const { message = '' } = (await refused.json()) as { message?: string };
      const target = /there is ([\w-]+)/.exec(message)?.[1] ?? 'UR';
      const response = await server.translate({ text: ['1'], source_lang: source, target_lang: target });
      assert.equal(response.status, 200, `${source}: ${message}`);
    }
  });

  it('knows every resource, and lists no language for what is not offered', async () => {
    const documents = await read<V3Language[]>('/v3/languages?resource=translate_document');
    const texts = await read<V3Language[]>('/v3/languages?resource=translate_text');
    assert.deepEqual(
      documents,
      texts.map(({ features: { tag_handling: _none, ...features } = {}, ...text }) => ({ ...text, features })),
    );
    assert.match((await read<{ message: string }>('/v3/languages', 400)).message, /'resource' not specified/);
    assert.match(
      (await read<{ message: string }>('/v3/languages?resource=x', 400)).message,
      /'resource'.*translate_text/,
    );
    assert.match(
      (await read<{ message: string }>('/v3/languages?resource=voice&include=x', 400)).message,
      /'include\[0\]'.*beta/,
    );
  });

  it('takes GET only', async () => {
    const response = await server.request('/v3/languages', { method: 'POST' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'GET');
  });

  it('GET /v3/languages/resources lists features with the side that must support them', async () => {
    const resources = await read<{ name: string; features: { name: string }[] }[]>('/v3/languages/resources');
    assert.deepEqual(
      resources.find(({ name }) => name === 'translate_text')?.features.find(({ name }) => name === 'tag_handling'),
      { name: 'tag_handling', needs_source_support: true, needs_target_support: true },
    );
  });
});
