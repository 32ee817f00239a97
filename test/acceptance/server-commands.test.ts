import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

describe('commands that ask a server', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  function run(args: readonly string[], input?: string): Promise<CliResult> {
    const environment = { DRAGOMAN_API_KEY: developerKey, DRAGOMAN_PORT: new URL(server.address).port };
    return runCli(args, server.dataDir, { environment, ...(input === undefined ? {} : { input }) });
  }
  async function output(args: readonly string[], input?: string): Promise<string> {
    const { code, stdout, stderr } = await run(args, input);
    assert.deepEqual([code, stderr], [0, ''], args.join(' '));
    return stdout;
  }
  async function fetched(path: string): Promise<object> {
    const headers = { authorization: `DeepL-Auth-Key ${developerKey}` };
    return (await (await fetch(new URL(path, server.address), { headers })).json()) as object;
  }

  it('shows usage as the interface does', async () => {
    const body = JSON.stringify({ text: ['Good morning.'], source_lang: 'EN', target_lang: 'ES' });
    const headers = { authorization: `DeepL-Auth-Key ${developerKey}`, 'content-type': 'application/json' };
    assert.equal(
      (await fetch(new URL('/v2/translate', server.address), { method: 'POST', headers, body })).status,
      200,
    );
    assert.match(await output(['usage']), /^Account: +13 characters, no limit$/m);
    const answer: { character_count?: number } = JSON.parse(await output(['usage', '--json']));
    assert.deepEqual(answer, await fetched('/v2/usage'));
    assert.equal(answer.character_count, 13);
  });

  it('translates with the server, and prints its answer', async () => {
    const args = ['translate', '--server', server.address, '--from', 'en', '--to', 'es', '--json', 'The house is big.'];
    assert.deepEqual(JSON.parse(await output(args)), {
      translations: [{ detected_source_language: 'EN', text: 'La casa es grande.' }],
    });
  });

  it('lists languages, and which targets a source reaches', async () => {
    assert.match(await output(['languages']), /^es +Spanish +source, target +.*glossary/m);
    assert.doesNotMatch(await output(['languages', '--source']), /^pt-BR /m);
    assert.match(await output(['languages', '--target']), /^pt-BR /m);
    assert.deepEqual(
      JSON.parse(await output(['languages', '--json'])),
      await fetched('/v3/languages?resource=translate_text'),
    );
    assert.deepEqual(
      JSON.parse(await output(['languages', '--pairs', '--json'])),
      await fetched('/v2/glossary-language-pairs'),
    );
    const line = await output(['languages', '--from', 'en-US']);
    assert.match(line, /^en {2}(\w+, )*es(, \w+)*\n$/);
    assert.match(await output(['languages', '--to', 'pt-BR']), /^es {2}pt$/m);
    const { code, stdout, stderr } = await run(['languages', '--from', 'de', '--to', 'ja']);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^dragoman languages: The server does not translate from de into ja\.$/m);
  });

  it('keeps glossaries from files', async () => {
    writeFileSync(join(server.dataDir, 'terms.csv'), '\ufeffhouse,mansión\n"red, car",coche\n');
    const created = await output(['glossaries', 'create', '-f', 'en', '-t', 'es', 'My terms', 'terms.csv']);
    const [, id = ''] = /^(\S+) {2}My terms \(created /.exec(created) ?? [];
    assert.match(created, /^ {2}en to es: 2 entries$/m);
    assert.equal(await output(['glossaries', 'entries', id]), 'house\tmansión\nred, car\tcoche\n');
    const replaced = ['glossaries', 'replace', '--from', 'en', '--to', 'fr', id, '-'];
    assert.equal(await output(replaced, 'cat\tchat\n'), 'en to fr: 1 entry\n');
    assert.match(await output(['glossaries', 'show', id]), /^ {2}en to fr: 1 entry$/m);
    const listed = JSON.parse(await output(['glossaries', 'list', '--json']));
    assert.deepEqual(listed, await fetched('/v3/glossaries'));
    const ambiguous = await run(['glossaries', 'entries', id]);
    assert.deepEqual([ambiguous.code, ambiguous.stdout], [2, '']);
    assert.match(ambiguous.stderr, /several dictionaries \(en to es, en to fr\)/);
    assert.equal(await output(['glossaries', 'delete', '-f', 'en', '-t', 'es', id]), `Deleted en to es of ${id}.\n`);
    assert.equal(await output(['glossaries', 'entries', id]), 'cat\tchat\n');
    assert.equal(await output(['glossaries', 'delete', id]), `Deleted ${id}.\n`);
    const none = await run(['glossaries', 'list']);
    assert.deepEqual([none.code, none.stdout], [0, '']);
    assert.match(none.stderr, /no glossary/);
  });

  it('gives the reason of the server for what it refuses', async () => {
    for (const [args, code, words] of [
      [['glossaries', 'show', '00000000-0000-4000-8000-000000000000'], 1, /not found.*\(HTTP 404\)/i],
      [['glossaries', 'create', '-f', 'en', '-t', 'es', 'A', 'none.tsv'], 1, /none\.tsv: no such file/],
      [['glossaries', 'create', '-f', 'en', 'A', 'terms.csv'], 2, /--from and --to belong together/],
      [['glossaries', 'create', '-f', 'en', '-t', 'es', 'A'], 2, /takes a name .* and a file/],
      [['glossaries', 'lst'], 2, /Did you mean list\?/],
      [['languages', '--from', 'klingon'], 2, /"klingon" is not a valid language code/],
      [['usage', '--key', 'wrong'], 1, /\(HTTP 403\)/],
      [['usage', '--server', 'http://127.0.0.1:9'], 1, /cannot be reached/],
    ] as const) {
      const result = await run(args);
      assert.deepEqual([result.code, result.stdout], [code, ''], args.join(' '));
      assert.match(result.stderr, words);
    }
  });
});
