import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DatabaseJobSecretStore } from '../../src/storage/database/repositories/database-job-secret-store.ts';
import { storedIdentity } from '../contracts/stores-fixtures.ts';
import { buildPdf, pdfText } from '../support/build-pdf.ts';
import { openDocumentWorld } from '../support/document-process.ts';

const shared = { shared: true };
/** Longer than a node that no longer beats counts as alive. */
const untilDead = 6;

type World = Awaited<ReturnType<typeof openDocumentWorld>>;

/** Lets the test's time pass for the beats of the nodes. */
async function pass({ clock }: World, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    clock.advance(1_000);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  }
}

describe('a document on several nodes', () => {
  it('is translated by a node that did not take it, and is the same document on all of them', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using a = await world.start({ ...shared, works: false });
    await using b = await world.start(shared);
    await pass(world, 1);
    const gate = world.engine.hold();
    const handle = await a.upload(identity, 'Abc.\n');
    assert.equal((await b.documents.status(identity, handle.id, handle.key)).state, 'queued');
    b.worker.wake();
    await world.engine.called(1);
    for (const { documents } of [a, b])
      assert.equal((await documents.status(identity, handle.id, handle.key)).state, 'translating');
    gate.open();
    assert.equal(await a.ended(identity, handle), 'done');
    const answers = await Promise.allSettled(
      [a, b, a, b].map(({ documents }) => documents.download(identity, handle.id, handle.key)),
    );
    const [download, ...others] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    assert.ok(download);
    assert.equal(others.length, 0, 'a result is handed out once');
    assert.equal(Buffer.concat(await Array.fromAsync(download.content)).toString(), 'Bcd.\n');
    await download.end(true);
    for (const { documents } of [a, b])
      await assert.rejects(documents.status(identity, handle.id, handle.key), { code: 'document_not_found' });
  });

  it('ends on another node, which says so to who waits for its status; nobody looks for that', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    const signals = { isListening: true };
    await using a = await world.start({ ...shared, works: false, patience: 3_600_000, signals });
    await using b = await world.start(shared);
    await pass(world, 1);
    const gate = world.engine.hold();
    const handle = await a.upload(identity, 'Abc.\n');
    b.worker.wake();
    await world.engine.called(1);
    let looks = 0;
    const find = a.store.find.bind(a.store);
    a.store.find = (id) => {
      looks += 1;
      return find(id);
    };
    const status = a.documents.status(identity, handle.id, handle.key);
    gate.open();
    while ((await b.store.find(handle.id))?.state !== 'done') await new Promise(setImmediate);
    assert.equal(looks, 1);
    a.underWork.ends.end(handle.id);
    assert.equal((await status).state, 'done');
    assert.equal(looks, 2);
    // Where nothing can be heard, the node looks.
    signals.isListening = false;
    const other = await a.upload(identity, 'Def.\n');
    b.worker.wake();
    assert.equal((await a.documents.status(identity, other.id, other.key)).state, 'done');
  });

  it('goes on with a node that joined later, when the one that took it has left', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    const a = await world.start({ ...shared, works: false });
    const handles = [];
    for (let number = 0; number < 5; number++) handles.push(await a.upload(identity, `Number ${number}.\n`));
    await using b = await world.start(shared);
    await pass(world, 1);
    const secrets = new DatabaseJobSecretStore(world.stores.database);
    for (const { id } of handles) while ((await secrets.listHolders(id)).length < 2) await new Promise(setImmediate);
    await a[Symbol.asyncDispose]();
    b.worker.wake();
    for (const handle of handles) {
      while ((await b.store.find(handle.id))?.state !== 'done') await new Promise(setImmediate);
      assert.equal(await b.ended(identity, handle), 'done');
    }
  });

  it('waits when only killed nodes had its key, until the key comes to any other', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    const a = await world.start({ ...shared, works: false });
    const handle = await a.upload(identity, 'Abc.\n');
    a.kill();
    await using b = await world.start(shared);
    await using c = await world.start({ ...shared, works: false });
    await pass(world, untilDead);
    b.worker.wake();
    const other = await c.upload(identity, 'Other.\n');
    b.worker.wake();
    while ((await b.store.find(other.id))?.state !== 'done') await new Promise(setImmediate);
    assert.equal((await b.store.find(handle.id))?.state, 'queued');
    assert.equal((await c.documents.status(identity, handle.id, handle.key)).state, 'queued');
    b.worker.wake();
    assert.equal(await c.ended(identity, handle), 'done');
    await a[Symbol.asyncDispose]();
  });

  it('can be fetched again when the node that sent it was killed', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using a = await world.start(shared);
    await using b = await world.start(shared);
    const { id, key } = await a.upload(identity, 'Abc.\n');
    await a.ended(identity, { id, key });
    await a.documents.download(identity, id, key);
    a.kill();
    await assert.rejects(b.documents.download(identity, id, key), { code: 'document_not_ready' });
    await pass(world, untilDead);
    const second = await b.documents.download(identity, id, key);
    assert.equal(Buffer.concat(await Array.fromAsync(second.content)).toString(), 'Bcd.\n');
    await second.end(true);
  });

  it('is gone on all of them for the client that has all of its result, and there for one that has not', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using a = await world.start(shared);
    await using b = await world.start(shared);
    const { id, key } = await a.upload(identity, 'Abc.\n');
    await a.ended(identity, { id, key });
    const find = b.store.find.bind(b.store);
    /** The status on `b`, while `a` learns how its download has ended: after the status has found the document, and looked again once. */
    const statusAtEnd = async (wasSent: boolean): Promise<string> => {
      const download = await a.documents.download(identity, id, key);
      let looks = 0;
      b.store.find = async (wanted) => {
        looks += 1;
        if (looks === 3) await download.end(wasSent);
        return find(wanted);
      };
      return (await b.documents.status(identity, id, key).finally(() => assert.equal(looks, 3))).state;
    };
    assert.equal(await statusAtEnd(false), 'done');
    await assert.rejects(statusAtEnd(true), { code: 'document_not_found' });
  });

  it('says on all of them how far it is, by page', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using a = await world.start({ ...shared, works: false });
    await using b = await world.start(shared);
    await pass(world, 1);
    const lines = Array.from({ length: 50 }, (_, line) => pdfText(72, 740 - 14 * line, `Line ${line} of words.`));
    const pdf = buildPdf({ pages: Array.from({ length: 40 }, () => lines.join('')) });
    const gate = world.engine.hold();
    const { id, key } = await a.upload(identity, pdf, 'a.pdf');
    b.worker.wake();
    await world.engine.called(1);
    await pass(world, 2);
    const rest = world.engine.hold();
    gate.open();
    while ((await a.store.find(id))?.progress === undefined) await new Promise(setImmediate);
    const said = new Set<string>();
    for (const { documents } of [a, b]) {
      const { state, progress } = await documents.status(identity, id, key);
      said.add(JSON.stringify(progress));
      assert.equal(state, 'translating');
      const { stage, unit, done = 0, total } = progress ?? {};
      assert.deepEqual([stage, unit, total], ['translating', 'pages', 40]);
      assert.ok(done > 0 && done < 40, `${done}`);
    }
    assert.equal(said.size, 1, [...said].join(' '));
    rest.open();
    assert.equal(await a.ended(identity, { id, key }), 'done');
    assert.equal((await a.documents.status(identity, id, key)).progress, undefined);
  });

  it('is deleted on a node that does not work on it', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using a = await world.start({ ...shared, works: false });
    await using b = await world.start(shared);
    await pass(world, 1);
    world.engine.hold();
    const { id, key } = await a.upload(identity, 'Abc.\n');
    b.worker.wake();
    await world.engine.called(1);
    await a.documents.delete(identity, id, key);
    await assert.rejects(b.documents.status(identity, id, key), { code: 'document_not_found' });
    assert.deepEqual(world.objects(), []);
  });
});
