import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { offersFor } from '../../src/engines/bergamot/models/index/model-index.ts';
import { readModelIndex } from '../../src/engines/bergamot/models/index/read-index.ts';
import { type PullOptions, pullModel } from '../../src/engines/bergamot/models/pull/pull-model.ts';
import type { FoundModel } from '../../src/engines/bergamot/models/read-model-folder.ts';
import { verifyModel } from '../../src/engines/bergamot/models/verify-model.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { fixtureFiles, type ModelIndexServer, setJson, startModelIndexServer } from '../support/model-index-server.ts';

const folders: string[] = [];
let folder = '';
let server: ModelIndexServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-models-'));
  folders.push(folder);
  server = await startModelIndexServer();
});
afterEach(() => server[Symbol.asyncDispose]());
after(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

const never = new AbortController().signal;
const englishGerman = { source: 'en', target: 'de' };

async function pull(location: string | readonly string[], options: Partial<PullOptions> = {}): Promise<FoundModel> {
  const index = await readModelIndex([location].flat(), never);
  const [offer] = offersFor(index, englishGerman);
  assert.ok(offer);
  return pullModel(index, offer, {
    ...{ folder, signal: never, wait: async () => {}, now: () => new Date(0), stallMilliseconds: 60_000 },
    ...options,
  });
}

function assertWhole({ folder: installed }: FoundModel): void {
  for (const { name, content } of fixtureFiles('ende'))
    assert.ok(readFileSync(join(installed, name)).equals(content), `${name} differs`);
}

/** What a later request could mistake for a model. */
function visible(): readonly string[] {
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

describe('a pull', () => {
  for (const form of ['registry', 'records'] as const)
    it(`installs the model of the ${form} and notes where it came from`, async () => {
      const found = await pull(server[form]);
      assertWhole(found);
      assert.equal(found.manifest?.installedFrom, server[form]);
      assert.equal(found.manifest?.licence, 'MPL-2.0');
      assert.equal(found.model.architecture, form === 'registry' ? 'tiny' : 'base-memory');
      assert.deepEqual(await verifyModel(found, never), { problems: [], checked: true });
      assert.deepEqual(readdirSync(join(folder, '.pull')), ['en-de.lock']);
    });

  it('finds the index under the address of a mirror', async () => {
    assertWhole(await pull(server.url));
  });

  it('takes the files from beside a mirrored index that still names the original', async () => {
    const index = JSON.parse(String(server.files.get('/db/models.json')));
    setJson(server.files, '/db/models.json', { ...index, baseUrl: 'http://127.0.0.1:1/original' });
    assertWhole(await pull(server.registry));
  });

  it('replaces another model of the pair', async () => {
    const first = await pull(server.registry);
    const second = await pull(server.records);
    assert.notEqual(first.folder, second.folder);
    assert.deepEqual(visible(), [second.folder.slice(folder.length + 1)]);
  });

  it('downloads nothing when the model is there', async () => {
    await pull(server.registry);
    const before = server.requestsFor('.gz').length;
    assertWhole(await pull(server.registry));
    assert.equal(server.requestsFor('.gz').length, before);
  });
});

describe('a broken download', () => {
  const weights = 'model.ende';

  /** Bytes of the weights that are on disk. */
  function arrived(): number {
    const [draft] = readdirSync(join(folder, '.pull')).filter((name) => !name.endsWith('.lock'));
    const part = join(folder, '.pull', draft ?? '', 'model.ende.intgemm.alphas.bin.part');
    return statSync(part, { throwIfNoEntry: false })?.size ?? 0;
  }

  function pullWithDropAt(bytes: number): Promise<FoundModel> {
    return pull(server.registry, { progress: () => arrived() === bytes && server.dropHanging() });
  }

  it('goes on where it broke off, and no byte is sent twice', async () => {
    const size = server.files.get('/models/en-de/run/exported/model.ende.intgemm.alphas.bin.gz')?.length ?? 0;
    server.fail(weights, { hangAfter: 20_000 });
    assertWhole(await pullWithDropAt(20_000));
    const [first, second, ...more] = server.requestsFor(weights);
    assert.deepEqual([first?.sent, second?.range, second?.status], [20_000, 'bytes=20000-', 206]);
    assert.ok(second?.ifRange);
    assert.equal((first?.sent ?? 0) + (second?.sent ?? 0), size);
    assert.equal(more.length, 0);
  });

  it('begins anew where the server knows no ranges', async () => {
    server.ranges = false;
    server.fail(weights, { hangAfter: 20_000 });
    assertWhole(await pullWithDropAt(20_000));
    assert.deepEqual(
      server.requestsFor(weights).map(({ status }) => status),
      [200, 200],
    );
  });

  it('begins anew when the file has changed in between', async () => {
    // The first answer is of another file; its entity tag is not that of the second.
    const other = Buffer.alloc(60_000, 7);
    const path = '/models/en-de/run/exported/model.ende.intgemm.alphas.bin.gz';
    const right = server.files.get(path) ?? other;
    server.files.set(path, other);
    server.fail(path, { hangAfter: 20_000 });
    assertWhole(
      await pull(server.registry, {
        progress: () => {
          if (arrived() !== 20_000) return;
          server.files.set(path, right);
          server.dropHanging();
        },
      }),
    );
    assert.ok(server.requestsFor(weights).some(({ ifRange, status }) => ifRange !== undefined && status === 200));
  });

  it('is given up when no byte comes, and tried again', async () => {
    server.fail(weights, { hangAfter: 20_000 });
    const clock = new ManualClock();
    const progress = () => server.requestsFor(weights).length === 1 && arrived() === 20_000 && clock.advance(60_000);
    assertWhole(await pull(server.registry, { clock, progress }));
    assert.ok(server.requestsFor(weights).length >= 2);
  });

  it('can be aborted, and the next pull goes on', async () => {
    server.fail(weights, { hangAfter: 20_000 });
    const stop = new AbortController();
    const first = pull(server.registry, {
      signal: stop.signal,
      progress: () => arrived() === 20_000 && stop.abort(new Error('stopped')),
    });
    await assert.rejects(first, /stopped/);
    assert.deepEqual(visible(), []);
    assertWhole(await pull(server.registry));
    assert.equal(server.requestsFor(weights).at(-1)?.range, 'bytes=20000-');
  });

  it('is fetched from the next mirror after 404 and 500', async () => {
    const index = JSON.parse(String(server.files.get('/db/models.json')));
    await using mirror = await startModelIndexServer();
    setJson(server.files, '/db/models.json', { ...index, baseUrl: mirror.url });
    server.fail('lex.', { status: 500 });
    server.fail('vocab.', { status: 404 });
    assertWhole(await pull(server.registry));
    assert.equal(mirror.requestsFor('lex.').length, 1);
    assert.equal(mirror.requestsFor('vocab.').length, 1);
  });

  it('tries another index when the first cannot be had', async () => {
    server.fail('/v1/buckets', { status: 503 });
    assert.equal((await pull([server.records, server.registry])).manifest?.installedFrom, server.registry);
  });
});

describe('a download that is not what the index promises', () => {
  const weights = 'model.ende';

  it('is thrown away and fetched once more', async () => {
    const path = '/models/en-de/run/exported/model.ende.intgemm.alphas.bin.gz';
    const corrupt = Buffer.from(server.files.get(path) ?? []);
    corrupt[corrupt.length >> 1] = (corrupt[corrupt.length >> 1] ?? 0) ^ 1;
    server.fail(path, { content: corrupt });
    assertWhole(await pull(server.registry));
    assert.equal(server.requestsFor(weights).length, 2);
  });

  for (const [what, spoil] of [
    ['corrupt', (content: Buffer) => Buffer.alloc(content.length, 1)],
    ['truncated', (content: Buffer) => content.subarray(0, content.length - 100)],
    ['too long', (content: Buffer) => Buffer.concat([content, Buffer.alloc(100)])],
  ] as const)
    for (const form of ['registry', 'records'] as const) {
      // What follows the end of a gzip file is no part of it, and the registry gives no packed sizes.
      if (what === 'too long' && form === 'registry') continue;
      it(`is refused when it stays ${what} (${form})`, async () => {
        for (const [path, content] of server.files)
          if (/ende|en-de/.test(path) && content.length > 10_000) server.files.set(path, spoil(content));
        await assert.rejects(pull(server[form]), /cannot be downloaded.*http:\/\/127/);
        assert.deepEqual(visible(), []);
      });
    }
});

describe('a hostile index', () => {
  it('cannot name files outside the folder, nor files of this machine', async () => {
    const index = JSON.parse(String(server.files.get('/db/models.json')));
    const [entry] = index.models['en-de'];
    for (const path of [
      '../../../etc/model.ende.intgemm.alphas.bin/..',
      'file:///etc/model.ende.intgemm.alphas.bin',
      'models/..%2f..%2fpasswd',
      '../model.ende.intgemm.alphas.bin',
      'models/model.ende.intgemm.alphas.bin\0.gz',
    ]) {
      const files = { ...entry.files, model: { ...entry.files.model, path } };
      setJson(server.files, '/db/models.json', { ...index, models: { 'en-de': [{ ...entry, files }] } });
      const { models } = await readModelIndex([server.registry], never);
      const addresses = models.flatMap((model) => model.files.flatMap((file) => file.addresses));
      for (const address of addresses) assert.ok(address.startsWith(`${server.url}/`), `${path} became ${address}`);
      for (const { name } of models.flatMap((model) => model.files)) assert.match(name, /^[\w.-]+$/);
    }
  });

  it('cannot name folders by its languages', async () => {
    const index = JSON.parse(String(server.files.get('/db/models.json')));
    const [entry] = index.models['en-de'];
    setJson(server.files, '/db/models.json', {
      ...index,
      models: { '../../x': [{ ...entry, sourceLanguage: '../..', targetLanguage: 'de' }] },
    });
    assert.deepEqual((await readModelIndex([server.registry], never)).models, []);
  });

  it('is distinguished from a web page and other JSON', async () => {
    server.files.set('/page.json', Buffer.from('<!doctype html><title>Log in</title>'));
    setJson(server.files, '/other.json', { hello: 1 });
    await assert.rejects(readModelIndex([`${server.url}/page.json`], never), /a web page, not an index/);
    await assert.rejects(readModelIndex([`${server.url}/other.json`], never), /no index of models/);
    const closed = await startModelIndexServer();
    await closed[Symbol.asyncDispose]();
    await assert.rejects(readModelIndex([closed.registry], never), /nothing listens there.*DRAGOMAN_MODELS_URL/);
  });
});

describe('an offline folder', () => {
  it('serves an index with its files, or models without one', async () => {
    const offline = join(folder, 'offline');
    for (const [path, content] of server.files) {
      if (path.startsWith('/v1/') || path.startsWith('/attachments')) continue;
      mkdirSync(join(offline, path, '..'), { recursive: true });
      writeFileSync(join(offline, path), content);
    }
    assertWhole(await pull(offline));
    const installed = folder;
    folder = join(folder, 'second');
    assertWhole(await pull(installed));
    assert.equal(server.requests.length, 0);
  });
});

describe('two pulls of a pair at once', () => {
  it('download it once', async () => {
    let waited = 0;
    const both = await Promise.all(
      [1, 2].map(() =>
        pull(server.registry, {
          waiting: () => void waited++,
          wait: () => new Promise((resolve) => setImmediate(resolve)),
        }),
      ),
    );
    for (const found of both) assertWhole(found);
    assert.equal(server.requestsFor('model.ende').length, 1);
    assert.equal(waited, 1);
  });
});
