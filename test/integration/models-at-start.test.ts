import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StartPulls, type StartPullsOptions } from '../../src/engines/bergamot/models/pull/start-pulls.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { type ModelIndexServer, startModelIndexServer } from '../support/model-index-server.ts';

const folders: string[] = [];
let folder = '';
let clock: ManualClock;
let server: ModelIndexServer;
let log: string[] = [];
const opened: StartPulls[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-start-pulls-'));
  folders.push(folder);
  clock = new ManualClock();
  log = [];
  server = await startModelIndexServer();
});
afterEach(async () => {
  for (const pulls of opened.splice(0)) await pulls[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
after(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

function pullsOf(atStart: readonly string[], options: Pick<StartPullsOptions, 'reportInterval'> = {}): StartPulls {
  const pulls = new StartPulls({
    settings: { folder, searchFolders: [], indexUrls: [server.registry], atStart },
    ...options,
    events: {
      modelPullProgressed: ({ direction }) => log.push(`${direction} progressed`),
      modelPulled: ({ direction }) => log.push(`${direction} pulled`),
      modelPullFailed: ({ direction, reason, retrySeconds }) => log.push(`${direction} ${retrySeconds} ${reason}`),
    },
    clock,
    // A turn of the loop, so that the holder of a lock goes on meanwhile.
    pulling: { wait: () => nextTurn() },
  });
  opened.push(pulls);
  return pulls;
}

/** Lets the pulls work until it is so; the limit of the test run ends what never will be. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

const installed = (): readonly string[] => readdirSync(folder).filter((name) => !name.startsWith('.'));

describe('models pulled at start', () => {
  it('are installed one after the other, with progress, and leave the list', async () => {
    const pulls = pullsOf(['en-de', 'DE-en']);
    pulls.start();
    assert.deepEqual(
      pulls.pending.map(({ direction, progress }) => [direction, progress]),
      [
        ['en-de', undefined],
        ['de-en', undefined],
      ],
    );
    await until(() => pulls.pending.length === 0);
    assert.equal(installed().length, 2);
    assert.deepEqual(log, ['en-de progressed', 'en-de pulled', 'de-en progressed', 'de-en pulled']);
  });

  it('report progress as often as asked', async () => {
    const pulls = pullsOf(['en-de'], { reportInterval: 0 });
    pulls.start();
    await until(() => pulls.pending.length === 0);
    assert.ok(log.filter((line) => line === 'en-de progressed').length > 1, `${log}`);
  });

  it('are not asked for again once they are installed, so that no network is needed', async () => {
    const first = pullsOf(['en-de', 'de-en']);
    first.start();
    await until(() => first.pending.length === 0);
    const requests = server.requests.length;
    const second = pullsOf(['en-de', 'de-en']);
    second.start();
    assert.deepEqual(second.pending, []);
    await nextTurn();
    assert.equal(server.requests.length, requests);
  });

  it('are downloaded once by two servers on the same folder', async () => {
    const both = [pullsOf(['en-de']), pullsOf(['en-de'])];
    for (const pulls of both) pulls.start();
    await until(() => both.every(({ pending }) => pending.length === 0));
    assert.equal(server.requestsFor('model.ende').length, 1);
    assert.equal(installed().length, 1);
  });

  it('are tried again after 30 s, then after twice as long, when the index is down', async () => {
    server.fail('models.json', { status: 503 }, { status: 503 });
    const pulls = pullsOf(['en-de']);
    pulls.start();
    await until(() => log.length === 1);
    assert.match(log[0] ?? '', /^en-de 30 .*answered 503.*DRAGOMAN_MODELS_URL/);
    assert.match(pulls.pending[0]?.failure ?? '', /answered 503/);
    await nextTurn();
    clock.advance(30_000);
    await until(() => log.length === 2);
    assert.match(log[1] ?? '', /^en-de 60 /);
    await nextTurn();
    clock.advance(59_999);
    await nextTurn();
    assert.equal(log.length, 2);
    clock.advance(1);
    await until(() => pulls.pending.length === 0);
    assert.equal(log.at(-1), 'en-de pulled');
  });

  it('fail one by one: a direction that nobody offers does not keep the others away', async () => {
    const pulls = pullsOf(['en-xh', 'en-de']);
    pulls.start();
    await until(() => log.includes('en-de pulled'));
    assert.deepEqual(
      pulls.pending.map(({ direction, failure }) => [direction, failure?.replace(/ in .*/, '')]),
      [['en-xh', 'There is no model for en-xh']],
    );
  });

  it('continue a download that the end of a server interrupted', async () => {
    server.fail('model.ende', { hangAfter: 20_000 });
    const interrupted = pullsOf(['en-de']);
    interrupted.start();
    await until(() => interrupted.pending.some(({ progress }) => (progress?.bytes ?? 0) >= 20_000));
    await interrupted[Symbol.asyncDispose]();
    assert.deepEqual(installed(), []);
    const next = pullsOf(['en-de']);
    next.start();
    await until(() => next.pending.length === 0);
    assert.equal(server.requestsFor('model.ende').at(-1)?.range, 'bytes=20000-');
  });

  it('are pulled when somebody asks for them, cancelled, and gone on with where they were', async () => {
    server.fail('model.ende', { hangAfter: 20_000 });
    const pulls = pullsOf([]);
    pulls.start();
    assert.deepEqual(pulls.pending, []);
    assert.equal(pulls.request('nothing'), false);
    assert.equal(pulls.request('en-de'), true);
    await until(() => pulls.pending.some(({ progress }) => (progress?.bytes ?? 0) >= 20_000));
    // Another one waits for its turn.
    assert.equal(pulls.request('de-en'), true);
    assert.deepEqual(
      pulls.pending.map(({ direction }) => direction),
      ['en-de', 'de-en'],
    );
    assert.equal(pulls.cancel('en-de'), true);
    assert.equal(pulls.cancel('en-de'), false);
    await until(() => pulls.pending.length === 0);
    assert.deepEqual(
      installed().map((name) => name.slice(0, 5)),
      ['de-en'],
    );
    assert.equal(pulls.request('en-de'), true);
    await until(() => pulls.pending.length === 0);
    assert.equal(installed().length, 2);
    assert.equal(server.requestsFor('model.ende').at(-1)?.range, 'bytes=20000-');
    assert.ok(!log.some((line) => /cancelled/.test(line)), `${log}`);
  });

  it('of one half of a pair through English are cancelled without the other, until somebody asks for the pair', async () => {
    const registry = JSON.parse(String(server.files.get('/db/models.json')));
    const [german] = registry.models['en-de'];
    registry.models['en-fr'] = [{ ...german, targetLanguage: 'fr' }];
    server.files.set('/db/models.json', Buffer.from(JSON.stringify(registry)));
    server.fail('model.deen', { hangAfter: 20_000 });
    const pulls = pullsOf(['de-fr']);
    pulls.start();
    await until(() => pulls.pending.some(({ progress }) => (progress?.bytes ?? 0) >= 20_000));
    assert.deepEqual(
      pulls.pending.map(({ direction }) => direction),
      ['de-en', 'en-fr'],
    );
    assert.equal(pulls.cancel('de-en'), true);
    // This has the server begin again with all that is wanted.
    assert.equal(pulls.request('en-de'), true);
    await until(() => pulls.pending.length === 0);
    assert.deepEqual(
      installed()
        .map((name) => name.slice(0, 5))
        .sort(),
      ['en-de', 'en-fr'],
    );
    assert.equal(pulls.request('DE-fr'), true);
    await until(() => pulls.pending.length === 0);
    assert.equal(installed().length, 3);
  });

  it('that failed are tried at once when somebody asks again, and not at all once they are cancelled', async () => {
    server.fail('models.json', { status: 503 }, { status: 503 });
    const pulls = pullsOf(['en-de']);
    pulls.start();
    await until(() => log.length === 1);
    await nextTurn();
    assert.equal(pulls.request('en-de'), true);
    await until(() => log.length === 2);
    await nextTurn();
    assert.equal(pulls.cancel('en-de'), true);
    clock.advance(3_600_000);
    await nextTurn();
    assert.deepEqual([pulls.pending, log.length, installed()], [[], 2, []]);
  });
});
