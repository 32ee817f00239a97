import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type ModelIndexServer, modelCorpus, startModelIndexServer } from '../support/model-index-server.ts';
import { checkOf, nodesOf, until, untilCheck } from '../support/readiness.ts';
import { runCli } from '../support/run-cli.ts';
import { nodesPerServer, type RunningServer, startServer } from '../support/running-server.ts';

const english = 'The big cat seeks the server.';
const german = 'Die große Katze sucht den Server.';
const toGerman = { text: [english], source_lang: 'EN', target_lang: 'DE' };

describe('neural models', () => {
  let index: ModelIndexServer;
  let server: RunningServer;
  let environment: Record<string, string>;
  /** On every node: each has its own models. */
  const onEachNode = async (...command: readonly string[]) => {
    for (const { dataDir } of nodesOf(server)) {
      const run = await runCli(command, dataDir, { environment });
      assert.equal(run.code, 0, run.stderr);
      if (command[1] === 'pull') assert.match(run.stdout + run.stderr, /MPL-2\.0/);
    }
  };
  before(async () => {
    index = await startModelIndexServer();
    environment = { DRAGOMAN_MODELS_URL: index.registry, DRAGOMAN_MODELS_SEARCH_DIRS: '/nowhere' };
    server = await startServer({ environment });
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    await index[Symbol.asyncDispose]();
  });

  it('are missing at first, and the error says what to type', async () => {
    const refused = await server.translate(toGerman);
    assert.equal(refused.status, 400);
    const { code, detail } = (await refused.json()) as { code: string; detail: string };
    assert.equal(code, 'invalid_parameter');
    assert.match(detail, /dragoman models pull en-de$/);
    const readiness = await (await server.request('/readyz')).json();
    const bergamot = (readiness as { checks: { name: string; reason: string }[] }).checks.find(
      ({ name }) => name === 'bergamot',
    );
    assert.match(bergamot?.reason ?? '', /no neural model is installed; to get one: `dragoman models pull en-de`/);
  });

  it('are pulled with their licence, and serve the next request without a restart', async () => {
    await onEachNode('models', 'pull', 'en-de', 'de-en');
    const answer = await server.translate({ ...toGerman, text: [english, 'I see three cats here.'] });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('x-service-engine'), 'bergamot');
    const { translations } = (await answer.json()) as { translations: { text: string }[] };
    assert.deepEqual(
      translations.map(({ text }) => text),
      [german, 'Ich sehe hier drei Katzen.'],
    );
  });

  it('carry markup with its words', async () => {
    const text = ['<p id="1">The big <b class="x">cat</b> seeks the <i>server</i>.</p>'];
    const answer = await server.translate({ ...toGerman, text, tag_handling: 'html' });
    const { translations } = (await answer.json()) as { translations: { text: string }[] };
    assert.equal(translations[0]?.text, '<p id="1">Die große <b class="x">Katze</b> sucht den <i>Server</i>.</p>');
  });

  it('lead on to the languages of other engines, through English', async () => {
    const answer = await server.translate({ text: [german], source_lang: 'DE', target_lang: 'ES' });
    assert.equal(answer.headers.get('x-service-engine'), 'bergamot, apertium');
    const { translations } = (await answer.json()) as { translations: { text: string }[] };
    assert.match(translations[0]?.text ?? '', /^El gato grande .* el servidor\.$/);
  });

  it('are listed with the languages', async () => {
    const languages = (await (await server.request('/v3/languages?resource=translate_text')).json()) as {
      lang: string;
      usable_as_source: boolean;
    }[];
    assert.equal(languages.find(({ lang }) => lang === 'de')?.usable_as_source, true);
  });

  it('can be removed, and are gone with the next request', async () => {
    await onEachNode('models', 'remove', 'de-en', 'en-de');
    for (const node of nodesOf(server)) assert.equal((await node.translate(toGerman)).status, 400);
  });
});

describe('neural models without a command', () => {
  it('are pulled on first use where the configuration allows it', async () => {
    await using index = await startModelIndexServer();
    await using server = await startServer({
      environment: {
        DRAGOMAN_MODELS_URL: index.records,
        DRAGOMAN_MODELS_SEARCH_DIRS: '/nowhere',
        DRAGOMAN_MODELS_AUTO_PULL: '1',
      },
    });
    // The index is read in the background after the start.
    let answer = await server.translate(toGerman);
    for (let attempt = 0; attempt < 100 && answer.status === 400; attempt += 1)
      answer = await server.translate(toGerman);
    assert.equal(answer.status, 200, server.output());
    const { translations } = (await answer.json()) as { translations: { text: string }[] };
    assert.equal(translations[0]?.text, german);
    const files = index.requests.map(({ path }) => path).filter((path) => !index.records.endsWith(path));
    assert.ok(files.length > 0);
    for (const file of new Set(files)) {
      const fetches = files.filter((other) => other === file).length;
      assert.ok(fetches <= nodesOf(server).length, `${file} is fetched ${fetches} times`);
    }
  });

  it('are found in the folders where a system keeps them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-system-models-'));
    after(() => rmSync(folder, { recursive: true }));
    cpSync(join(modelCorpus, 'ende'), join(folder, 'ende'), { recursive: true });
    await using server = await startServer({ environment: { DRAGOMAN_MODELS_SEARCH_DIRS: folder } });
    assert.equal((await server.translate(toGerman)).headers.get('x-service-engine'), 'bergamot');
    const listed = await runCli(['models', 'list'], server.dataDir, {
      environment: { DRAGOMAN_MODELS_SEARCH_DIRS: folder },
    });
    assert.match(listed.stdout, /en-de/);
  });
});

describe('models that a starting server pulls', () => {
  const settings = (index: ModelIndexServer): Record<string, string> => ({
    DRAGOMAN_MODELS_URL: index.registry,
    DRAGOMAN_MODELS_SEARCH_DIRS: '/nowhere',
  });

  it('arrive while it serves: /readyz and the log say how far, and the pair works once the model is there', async () => {
    await using index = await startModelIndexServer();
    index.fail('model.ende', ...Array.from({ length: nodesPerServer }, () => ({ hangAfter: 20_000 })));
    await using server = await startServer({ environment: { ...settings(index), DRAGOMAN_MODELS: 'en-de,de-en' } });
    assert.match(server.output(), /Neural models: en-de, de-en\. Missing ones are downloaded in the background/);
    await untilCheck(server, 'models', ({ reason = '' }) => /^en-de is being pulled: 0\.0 MB/.test(reason));
    for (const node of nodesOf(server))
      assert.match((await checkOf(node, 'models'))?.reason ?? '', /; de-en is waiting to be pulled$/);
    assert.equal((await fetch(new URL('/readyz', server.address))).status, 200);
    assert.equal((await server.translate({ ...toGerman, target_lang: 'ES' })).status, 200);
    assert.equal((await server.translate(toGerman)).status, 400);
    index.dropHanging();
    await untilCheck(server, 'models');
    const { translations } = (await (await server.translate(toGerman)).json()) as { translations: { text: string }[] };
    assert.equal(translations[0]?.text, german);
    await until(async () => /"direction":"en-de".*"msg":"downloading a neural model"/.test(server.output()));
    await until(async () => /"direction":"de-en".*"msg":"installed a neural model"/.test(server.output()));
  });

  it('can be named for one start with --with, and are never a reason not to start', async () => {
    await using index = await startModelIndexServer();
    await using server = await startServer({ environment: settings(index), arguments: ['--with', 'de-en,en-xh'] });
    await untilCheck(server, 'models', ({ reason = '' }) => reason.startsWith('en-xh: the last pull'));
    const warning = /"level":"warn".*"direction":"en-xh","reason":"There is no model for en-xh.*"retrySeconds":30/;
    await until(async () => warning.test(server.output()));
    const answer = await server.translate({ text: [german], source_lang: 'DE', target_lang: 'EN-US' });
    assert.equal(answer.headers.get('x-service-engine'), 'bergamot');
  });

  it('must be directions', async () => {
    await assert.rejects(
      startServer({ arguments: ['--with', 'german'] }),
      /DRAGOMAN_MODELS: must be directions such as en-de,de-en, separated by commas; "german" is not one/,
    );
  });
});
