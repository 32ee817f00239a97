import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ApiKey } from '../../src/contracts/stores/accounts.ts';
import type {
  DocumentJob,
  DocumentRecord,
  DocumentState,
  DocumentStore,
} from '../../src/contracts/stores/documents.ts';
import { anAddition, type OpenStores, type StoreDriver, storedIdentity } from './stores-fixtures.ts';

export const charactersEach = 7;

const at = new Date('2026-03-05T01:02:03.004Z');

export function aDocument(key: ApiKey, differences: Partial<DocumentRecord> = {}): DocumentRecord {
  const job: DocumentJob = {
    targetLanguage: 'de',
    formality: 'default',
    glossaries: [],
    conversion: {},
    watermark: false,
    region: 'eu',
    keyId: key.id,
    reportingTag: '',
    encryptedFileName: new Uint8Array([0, 1, 127, 128, 255]),
    inputFormat: 'txt',
    outputFormat: 'txt',
  };
  return {
    id: randomBytes(16).toString('hex').toUpperCase(),
    accountId: key.accountId,
    keyDigest: new Uint8Array(randomBytes(32)),
    state: 'queued',
    job,
    size: 1234,
    createdAt: new Date('2026-03-04T05:06:07.089Z'),
    updatedAt: new Date('2026-03-04T05:06:07.089Z'),
    expiresAt: new Date('2026-03-05T05:06:07.089Z'),
    warnings: [],
    ...differences,
  };
}

/** What a document of `charactersEach` characters is billed. */
export function aBill(key: ApiKey, characters = charactersEach): Parameters<DocumentStore['finish']>[1] {
  return { characters, addition: anAddition(key, { category: 'document', amount: characters }), warnings: [] };
}

/** Characters counted for the key, by day and by period; they are the same. */
export async function counted({ usage }: OpenStores, key: ApiKey): Promise<number> {
  const days = await usage.readDays(key.accountId, '0000-01-01', '9999-12-31');
  const total = days.filter(({ keyId }) => keyId === key.id).reduce((sum, { amount }) => sum + amount, 0);
  const period = (await usage.readPeriod(key.accountId, '2026-01-15')).find(({ keyId }) => keyId === key.id);
  assert.equal(period?.amount ?? 0, total);
  return total;
}

/** The docstring of the contract as tests, over a database that the driver opens. */
export function documentStoreContract(driver: StoreDriver, storeOver: (stores: OpenStores) => DocumentStore): void {
  /** A document in the store that has come to the state in the ordinary way. */
  const inState = async (store: DocumentStore, key: ApiKey, state: DocumentState): Promise<string> => {
    const { id } = aDocument(key);
    await store.add(aDocument(key, { id }));
    if (state !== 'queued') assert.equal(await store.setState(id, 'queued', 'translating', at), true);
    if (state === 'done') assert.equal(await store.finish(id, aBill(key), at), true);
    if (state === 'error') assert.equal(await store.fail(id, 'It cannot be read.', at), true);
    return id;
  };

  describe(`the document store on ${driver.name}`, () => {
    it('gives a document back as it was added, to every process', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      await using elsewhere = await location.open();
      const { key } = await storedIdentity(stores.accounts);
      const plain = aDocument(key);
      const full = aDocument(key, {
        size: 104_857_600,
        job: {
          ...plain.job,
          sourceLanguage: 'en',
          targetLanguage: 'pt-BR',
          formality: 'prefer_less',
          glossaries: ['one', 'two'],
          styleId: 'style',
          memory: { id: 'memory', threshold: 75 },
          conversion: { output_format: 'docx', 'a "b"': 'ü' },
          watermark: true,
          region: 'us',
          reportingTag: 'team-a',
          encryptedFileName: new Uint8Array(randomBytes(300)),
        },
      });
      for (const document of [plain, full]) {
        await storeOver(stores).add(document);
        assert.deepEqual(await storeOver(elsewhere).find(document.id), document);
      }
      assert.equal(await storeOver(stores).find(plain.id.toLowerCase()), undefined);
    });

    it('refuses a second document with an id, and keeps the first', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      const document = aDocument(key);
      await store.add(document);
      await assert.rejects(store.add({ ...document, size: 1 }));
      assert.deepEqual(await store.find(document.id), document);
    });

    it('leads a document from queued to translating, and from there to done, error or back', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      const later = new Date('2026-03-06T00:00:00.001Z');
      const changes: readonly [string, (id: string) => Promise<boolean>, Partial<Record<DocumentState, object>>][] = [
        [
          'to translating',
          (id) => store.setState(id, 'queued', 'translating', later),
          { queued: { state: 'translating' } },
        ],
        ['back', (id) => store.setState(id, 'translating', 'queued', later), { translating: { state: 'queued' } }],
        [
          'done',
          (id) => store.finish(id, { ...aBill(key, 50_000), warnings: ['one_thing', 'another'] }, later),
          { translating: { state: 'done', billedCharacters: 50_000, warnings: ['one_thing', 'another'] } },
        ],
        [
          'failed',
          (id) => store.fail(id, 'Größe "x"', later),
          { queued: { state: 'error', message: 'Größe "x"' }, translating: { state: 'error', message: 'Größe "x"' } },
        ],
        ['from queued to queued', (id) => store.setState(id, 'queued', 'queued', later), {}],
        ['from translating to itself', (id) => store.setState(id, 'translating', 'translating', later), {}],
        ['from done to queued', (id) => store.setState(id, 'done', 'queued', later), {}],
        ['from error to translating', (id) => store.setState(id, 'error', 'translating', later), {}],
      ];
      for (const state of ['queued', 'translating', 'done', 'error'] as const)
        for (const [name, change, expected] of changes) {
          const id = await inState(store, key, state);
          const [before, countedBefore] = [await store.find(id), await counted(stores, key)];
          const changed = expected[state];
          assert.equal(await change(id), changed !== undefined, `${state}, ${name}`);
          const after = changed === undefined ? before : { ...before, ...changed, updatedAt: later };
          assert.deepEqual(await store.find(id), after, `${state}, ${name}`);
          const added = (await counted(stores, key)) - countedBefore;
          assert.equal(added, name === 'done' && changed !== undefined ? 50_000 : 0, `${state}, ${name}`);
        }
      for (const [, change] of changes) assert.equal(await change(aDocument(key).id), false);
    });

    it('lets one of many finish a document, in whatever process, and counts it once', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      await using elsewhere = await location.open();
      const { key } = await storedIdentity(stores.accounts);
      const id = await inState(storeOver(stores), key, 'translating');
      const finished = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          storeOver(index % 2 === 0 ? stores : elsewhere).finish(id, aBill(key), at),
        ),
      );
      assert.equal(finished.filter(Boolean).length, 1);
      assert.equal(await storeOver(elsewhere).finish(id, aBill(key), at), false);
      assert.equal(await storeOver(elsewhere).fail(id, 'late', at), false);
      assert.equal(await counted(stores, key), charactersEach);
    });

    it('lets one of many begin a document, and count it or fail it', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      await using elsewhere = await location.open();
      const { key } = await storedIdentity(stores.accounts);
      const id = await inState(storeOver(stores), key, 'queued');
      const both = [storeOver(stores), storeOver(elsewhere)];
      const trues = async (work: readonly Promise<boolean>[]) => (await Promise.all(work)).filter(Boolean).length;
      assert.equal(await trues(both.map((store) => store.setState(id, 'queued', 'translating', at))), 1);
      assert.equal(
        await trues(both.flatMap((store) => [store.finish(id, aBill(key), at), store.fail(id, 'no', at)])),
        1,
      );
      const { state } = (await storeOver(stores).find(id)) ?? {};
      assert.equal(await counted(stores, key), state === 'done' ? charactersEach : 0);
    });

    it('neither counts nor ends a document when the other cannot be', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      const id = await inState(store, key, 'translating');
      const before = await store.find(id);
      const bill = aBill(key);
      await assert.rejects(store.finish(id, { ...bill, addition: { ...bill.addition, keyId: 'unknown' } }, at));
      assert.deepEqual(await store.find(id), before);
      assert.equal(await counted(stores, key), 0);
      assert.equal(await store.finish(id, bill, at), true);
      assert.equal(await counted(stores, key), charactersEach);
    });

    it('adds to what is counted already, and finishes what costs nothing', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      const free = await inState(store, key, 'translating');
      assert.equal(await store.finish(free, aBill(key, 0), at), true);
      assert.equal((await store.find(free))?.billedCharacters, 0);
      assert.deepEqual(await stores.usage.readPeriod(key.accountId, '2026-01-15'), []);
      await stores.usage.record([anAddition(key, { category: 'document', amount: 5 })]);
      await inState(store, key, 'done');
      await inState(store, key, 'done');
      assert.equal(await counted(stores, key), 5 + 2 * charactersEach);
    });

    it('lists what is unfinished in order of creation, and what has expired', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      assert.deepEqual([await store.listUnfinished(), await store.listExpired(at, 10)], [[], []]);
      const ids = ['C', 'B', 'D', 'A'].map((letter) => letter.repeat(32));
      for (const [day, id] of ids.entries())
        await store.add(
          aDocument(key, {
            id,
            createdAt: new Date(Date.UTC(2026, 1, Math.min(day, 2))),
            expiresAt: new Date(Date.UTC(2026, 2, 10 - day)),
          }),
        );
      const [first = '', second = '', third = '', fourth = ''] = ids;
      assert.deepEqual(await store.listUnfinished(), [first, second, fourth, third]);
      await store.setState(first, 'queued', 'translating', at);
      await store.setState(second, 'queued', 'translating', at);
      await store.finish(second, aBill(key), at);
      await store.fail(third, 'no', at);
      assert.deepEqual(await store.listUnfinished(), [first, fourth]);
      const justAt = new Date(Date.UTC(2026, 2, 8));
      assert.deepEqual(await store.listExpired(justAt, 10), [fourth, third]);
      assert.deepEqual(await store.listExpired(new Date(justAt.getTime() - 1), 10), [fourth]);
      assert.deepEqual(await store.listExpired(new Date('2027-01-01'), 3), [fourth, third, second]);
    });

    it('gives the result to one of many nodes, until that releases it or is dead', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      await using others = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      const [id, unfinished] = [await inState(store, key, 'done'), await inState(store, key, 'translating')];
      const nodes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
      const claims = await Promise.all(
        nodes.map((node, index) => storeOver(index % 2 ? stores : others).claimDownload(id, node, nodes)),
      );
      assert.equal(claims.filter(Boolean).length, 1);
      const holder = nodes[claims.indexOf(true)] ?? '';
      const other = nodes.find((node) => node !== holder) ?? '';
      assert.equal((await store.find(id))?.downloadNode, holder);
      await store.releaseDownload(id, other);
      assert.equal(await store.claimDownload(id, other, nodes), false);
      await store.releaseDownload(id, holder);
      assert.equal((await store.find(id))?.downloadNode, undefined);
      assert.equal(await store.claimDownload(id, other, nodes), true);
      assert.equal(await store.claimDownload(id, holder, [holder]), true, 'the other is dead');
      assert.equal(await store.claimDownload(unfinished, holder, nodes), false);
      assert.equal(await store.claimDownload('unknown', holder, nodes), false);
    });

    it('says how far a document is, and when it should be over, while it is translated', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      for (const [state, expected] of [
        ['queued', undefined],
        ['translating', at],
        ['done', undefined],
      ] as const) {
        const id = await inState(store, key, state);
        const progress = { stage: 'reading', unit: 'pages', done: 12, total: 300 } as const;
        await store.setProgress(id, { expectedEndAt: at, progress });
        const record = await store.find(id);
        assert.deepEqual([record?.expectedEndAt, record?.progress], [expected, expected && progress]);
        await store.setProgress(id, { progress });
        assert.equal((await store.find(id))?.expectedEndAt, undefined);
      }
    });

    it('removes a document once, after which nothing happens to it', async () => {
      await using location = driver.create();
      await using stores = await location.open();
      const store = storeOver(stores);
      const { key } = await storedIdentity(stores.accounts);
      const [id, other] = [await inState(store, key, 'translating'), await inState(store, key, 'done')];
      assert.equal(await store.remove(id), true);
      assert.equal(await store.remove(id), false);
      assert.equal(await store.find(id), undefined);
      assert.equal(await store.finish(id, aBill(key), at), false);
      assert.deepEqual(
        [await store.listUnfinished(), await store.listExpired(new Date('2027-01-01'), 9)],
        [[], [other]],
      );
      // What was counted for a document stays when it goes.
      assert.equal(await store.remove(other), true);
      assert.equal(await counted(stores, key), charactersEach);
    });
  });
}
