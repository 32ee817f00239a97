import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../../src/errors/service-error.ts';
import { storedIdentity } from '../contracts/stores-fixtures.ts';
import { openDocumentWorld } from '../support/document-process.ts';

const hour = 3_600_000;

describe('the life of a document', () => {
  it('waits after a restart until its key comes again', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    const gate = world.engine.hold();
    let handle: { readonly id: string; readonly key: string };
    {
      await using first = await world.start();
      handle = await first.upload(identity, 'Abc.\n');
      await world.engine.called(1);
    }
    gate.open();
    await using second = await world.start();
    second.worker.wake();
    const other = await second.upload(identity, 'Other.\n');
    assert.equal(await second.ended(identity, other), 'done');
    assert.deepEqual(await second.store.listUnfinished(), [handle.id]);
    assert.deepEqual(await second.documents.status(identity, handle.id, handle.key), {
      id: handle.id,
      state: 'queued',
      warnings: [],
      notices: [],
    });
    assert.equal(await second.ended(identity, handle), 'done');
  });

  it('ends a day after the upload, whatever its state', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    const done = await process.upload(identity, 'Abc.\n');
    await process.ended(identity, done);
    const gate = world.engine.hold();
    const underWay = await process.upload(identity, 'Def.\n');
    await world.engine.called(2);
    world.clock.advance(24 * hour - 1);
    await process.documents.clean();
    assert.equal((await process.documents.status(identity, done.id, done.key)).state, 'done');
    world.clock.advance(1);
    await assert.rejects(process.documents.status(identity, done.id, done.key), { code: 'document_not_found' });
    await process.documents.clean();
    assert.deepEqual(world.objects(), []);
    assert.equal(world.engine.calls.at(-1)?.signal.aborted, true);
    gate.open();
    await assert.rejects(process.documents.download(identity, underWay.id, underWay.key), {
      code: 'document_not_found',
    });
  });

  it('ends a day after the upload with the result of its conversion', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start({ converts: true });
    const { id, key } = await process.upload(identity, 'Abc.\n', 'a.txt', 'pdf');
    assert.equal(await process.ended(identity, { id, key }), 'done');
    const { content, fileName, end } = await process.documents.download(identity, id, key);
    assert.equal(fileName, 'a.pdf');
    assert.match(Buffer.concat(await Array.fromAsync(content)).toString('latin1'), /^%PDF/);
    await end(false);
    assert.equal(world.objects().length, 1);
    world.clock.advance(24 * hour);
    await assert.rejects(process.documents.download(identity, id, key), { code: 'document_not_found' });
    await process.documents.clean();
    assert.deepEqual(world.objects(), []);
  });

  it('leaves nothing of uploads that came to nothing', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    const bytes = (async function* () {
      yield Buffer.from('Abc');
    })();
    await process.uploads.receive(identity, 'a.txt', bytes);
    assert.equal(world.objects().length, 1);
    world.clock.advance(24 * hour);
    await process.documents.clean();
    assert.equal(world.objects().length, 1, 'an upload may still be under way');
    world.clock.advance(3 * hour);
    await process.documents.clean();
    assert.deepEqual(world.objects(), []);
  });

  it('is fetched again when the first download broke off, and by one at a time', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    const { id, key } = await process.upload(identity, 'Abc.\n');
    await process.ended(identity, { id, key });
    const first = await process.documents.download(identity, id, key);
    await assert.rejects(process.documents.download(identity, id, key), { code: 'document_not_ready' });
    await first.end(false);
    const second = await process.documents.download(identity, id, key);
    assert.equal(Buffer.concat(await Array.fromAsync(second.content)).toString(), 'Bcd.\n');
    await second.end(true);
    await second.end(false);
    await assert.rejects(process.documents.download(identity, id, key), { code: 'document_not_found' });
  });

  it('belongs to its account', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    const stranger = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    const { id, key } = await process.upload(identity, 'Abc.\n');
    await assert.rejects(process.documents.status(stranger, id, key), { code: 'document_not_found' });
    await assert.rejects(process.documents.delete(stranger, id, key), { code: 'document_not_found' });
    assert.equal(await process.ended(identity, { id, key }), 'done');
  });

  it('does not wait behind all those of another account', async () => {
    await using world = await openDocumentWorld();
    const busy = await storedIdentity(world.stores.accounts);
    const other = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    const gate = world.engine.hold();
    const many = [];
    for (let number = 0; number < 6; number++) many.push(await process.upload(busy, `Number ${number}.\n`));
    const single = await process.upload(other, 'Single.\n');
    gate.open();
    await process.ended(other, single);
    const states = await Promise.all(many.map(async ({ id }) => (await process.store.find(id))?.state));
    assert.ok(states.filter((state) => state === 'queued').length >= 3, states.join());
    for (const handle of many) assert.equal(await process.ended(busy, handle), 'done');
  });

  it('is waited for by anyone who asks for its status when it is new, until it is over or a moment has passed', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start({ patience: hour });
    const state = async ({ id, key }: { readonly id: string; readonly key: string }) =>
      (await process.documents.status(identity, id, key)).state;
    const done = await process.upload(identity, 'Abc.\n');
    assert.deepEqual(await Promise.all([state(done), state(done)]), ['done', 'done']);
    assert.equal(await state(done), 'done');
    const gate = world.engine.hold();
    const removed = await process.upload(identity, 'Def.\n');
    await world.engine.called(2);
    const waiting = assert.rejects(state(removed), { code: 'document_not_found' });
    await process.documents.delete(identity, removed.id, removed.key);
    await waiting;
    const long = await process.upload(identity, 'Ghi.\n');
    await world.engine.called(3);
    world.clock.advance(hour - 1);
    assert.equal(await state(long), 'translating');
    world.clock.advance(1);
    assert.equal(await state(long), 'translating');
    gate.open();
    assert.equal(await process.ended(identity, long), 'done');
  });

  it('frees its slot and its engine at once when it is deleted', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    world.engine.hold();
    const first = await process.upload(identity, 'First.\n');
    await world.engine.called(1);
    const second = await process.upload(identity, 'Second.\n');
    assert.equal((await process.documents.status(identity, second.id, second.key)).state, 'queued');
    await process.documents.delete(identity, first.id, first.key);
    // The first one is still held back: it is not waited for.
    await world.engine.called(2);
    assert.deepEqual(
      world.engine.calls.map(({ signal }) => signal.aborted),
      [true, false],
    );
    assert.equal((await process.documents.status(identity, second.id, second.key)).state, 'translating');
    assert.equal(world.objects().length, 1);
    assert.equal(await process.store.find(first.id), undefined);
    await assert.rejects(process.documents.delete(identity, first.id, first.key), { code: 'document_not_found' });
    await process.documents.delete(identity, second.id, second.key);
    assert.deepEqual(world.objects(), []);
  });

  it('shows what remains while it goes on, as quick as it has been', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    const gate = world.engine.hold();
    const { id, key } = await process.upload(identity, `${'x'.repeat(900)}\n\n`.repeat(300));
    const remaining = async (): Promise<number | undefined> =>
      (await process.documents.status(identity, id, key)).secondsRemaining;
    await world.engine.called(1);
    assert.equal(await remaining(), undefined, 'nothing was measured');
    // As if others had been translated with the same engine: 1,000 characters a second.
    const progress = { route: `en es ${world.engine.id}`, tier: 'classic' } as const;
    for (let batch = 0; batch < 10; batch++) process.underWork.speed.measure(progress, 1_000, 1_000);
    const known = (await remaining()) ?? 0;
    assert.ok(known > 200 && known < 330, `${known} s`);
    world.clock.advance(10_000);
    const next = world.engine.hold();
    gate.open();
    const later = (await remaining()) ?? 0;
    assert.ok(later > 150 && later < known, `${later} s`);
    world.engine.hold().open();
    next.open();
    assert.equal(await process.ended(identity, { id, key }), 'done');
  });

  it('fails with a message when its engine never comes back', async () => {
    await using world = await openDocumentWorld();
    const identity = await storedIdentity(world.stores.accounts);
    await using process = await world.start();
    world.engine.failWith(new ServiceError('invalid_parameter', { parameter: 'text', reason: 'no engine takes it.' }));
    const { id, key } = await process.upload(identity, 'Abc.\n');
    assert.equal(await process.ended(identity, { id, key }), 'error');
    const { message } = await process.documents.status(identity, id, key);
    assert.match(message ?? '', /no engine takes it/);
    // The upload goes after the answer is there.
    while (world.objects().length > 0) await new Promise(setImmediate);
  });
});
