import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { enEs, GlossaryClient, type Refusal } from './glossaries-fixtures.ts';

interface Pair {
  readonly source_lang: string;
  readonly target_lang: string;
}

interface Language {
  readonly lang: string;
  readonly name: string;
  readonly usable_as_source: boolean;
  readonly usable_as_target: boolean;
}

describe('languages of glossaries', () => {
  let client: GlossaryClient;
  let pairs: readonly Pair[];
  before(async () => {
    client = await GlossaryClient.start();
    const answer = await client.send('GET', '/v2/glossary-language-pairs');
    assert.equal(answer.status, 200, answer.text);
    pairs = answer.json<{ supported_languages: Pair[] }>().supported_languages;
  });
  after(() => client[Symbol.asyncDispose]());

  const read = async <Body>(path: string): Promise<Body> => (await client.send('GET', path)).json<Body>();
  const sorted = (codes: Iterable<string>): readonly string[] => [...new Set(codes)].sort();
  const sources = (): readonly string[] => sorted(pairs.map(({ source_lang }) => source_lang));
  const targets = (): readonly string[] => sorted(pairs.map(({ target_lang }) => target_lang));

  it('are pairs of different root codes in lower case, each once', () => {
    for (const { source_lang, target_lang } of pairs) {
      assert.match(`${source_lang} ${target_lang}`, /^[a-z]{2,3} [a-z]{2,3}$/);
      assert.notEqual(source_lang, target_lang);
    }
    assert.equal(
      new Set(pairs.map(({ source_lang, target_lang }) => `${source_lang}>${target_lang}`)).size,
      pairs.length,
    );
    assert.ok(pairs.some((pair) => pair.source_lang === 'en' && pair.target_lang === 'es'));
    assert.ok(pairs.some((pair) => pair.target_lang === 'pt'));
  });

  it('are the same in v3, by name', async () => {
    const languages = await read<readonly Language[]>('/v3/languages?resource=glossary');
    const usable = (side: 'usable_as_source' | 'usable_as_target'): readonly string[] =>
      sorted(languages.filter((language) => language[side]).map(({ lang }) => lang));
    assert.deepEqual(usable('usable_as_source'), sources());
    assert.deepEqual(usable('usable_as_target'), targets());
    assert.ok(languages.every((language) => language.usable_as_source || language.usable_as_target));
    const names = languages.map(({ name }) => name);
    assert.deepEqual(
      names,
      names.toSorted((one, other) => one.localeCompare(other, 'en')),
    );
    const resources = await read<readonly { name: string }[]>('/v3/languages/resources');
    assert.ok(resources.some(({ name }) => name === 'glossary'));
  });

  it('are those of text translation, as root codes', async () => {
    const languages = await read<readonly Language[]>('/v3/languages?resource=translate_text');
    const roots = (side: 'usable_as_source' | 'usable_as_target'): readonly string[] =>
      sorted(languages.filter((language) => language[side]).map(({ lang }) => lang.replace(/-.*/, '')));
    assert.deepEqual(targets(), roots('usable_as_target'));
    assert.deepEqual(sources(), roots('usable_as_source'));
  });

  it('are all accepted when a glossary is created, and answered as they are listed', async () => {
    const dictionaries = pairs.map((pair) => ({ ...pair, entries: 'a\tb' }));
    const { dictionaries: created } = await client.create(dictionaries);
    assert.deepEqual(
      created,
      pairs.map((pair) => ({ ...pair, entry_count: 1 })),
    );
  });

  it('are all translated, so that a glossary of each has an effect', async () => {
    for (const source_lang of sources()) {
      const { target_lang = '' } = pairs.find((pair) => pair.source_lang === source_lang) ?? {};
      const answer = await client.server.translate({ text: ['1'], source_lang, target_lang });
      assert.equal(answer.status, 200, `${source_lang} to ${target_lang}: ${await answer.text()}`);
    }
  });

  it('are taken in any case and under the names that clients use', async () => {
    const created = await client.create([
      {
        source_lang: 'EN',
        target_lang: 'NO',
        entries: 'cat,katt,en,no\ndog,hund,EN,nb\nfish,Fisch,en,de',
        entries_format: 'csv',
      },
    ]);
    assert.deepEqual(created.dictionaries, [{ source_lang: 'en', target_lang: 'nb', entry_count: 2 }]);
    const path = `/v3/glossaries/${created.glossary_id}/entries?source_lang=En&target_lang=no`;
    assert.equal((await client.send('GET', path)).status, 200);
  });

  it('are roots only: variants are refused with their root', async () => {
    for (const variant of ['en-US', 'pt-BR', 'zh-Hant', 'EN-GB']) {
      const [root = ''] = variant.toLowerCase().split('-');
      const source_lang = root === 'en' ? 'es' : 'en';
      const answer = await client.send('POST', '/v2/glossaries', {
        ...enEs,
        name: 'Variant',
        source_lang,
        target_lang: variant,
        entries: 'a\tb',
      });
      assert.equal(answer.status, 400, variant);
      assert.match(answer.json<Refusal>().message, new RegExp(`'target_lang'.*'${variant}' is a variant.*'${root}'`));
    }
  });
});
