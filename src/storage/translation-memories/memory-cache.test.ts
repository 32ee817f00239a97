import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { CataloguedMemory } from '../../contracts/stores/translation-memory-catalogue.ts';
import { MemoryCache } from './memory-cache.ts';

const content = 'content';
const sha256 = createHash('sha256').update(content).digest('hex');

describe('the cache of memories', () => {
  it('keeps a copy that is held and lets it go afterwards, where there is room for one', async () => {
    using scene = new Scene();
    const { cache } = scene;
    const held = cache.hold('account', 'one');
    const one = await cache.ensure('account', scene.memory('one'));
    const two = await cache.ensure('account', scene.memory('two'));
    assert.deepEqual([one, two].map(existsSync), [true, true]);
    held[Symbol.dispose]();
    const three = await cache.ensure('account', scene.memory('three'));
    assert.deepEqual([one, two, three].map(existsSync), [false, false, true]);
  });

  it('fetches a copy again that was on its way out when it was asked for', async () => {
    using scene = new Scene();
    const { cache } = scene;
    await cache.ensure('account', scene.memory('one'));
    const leaves = Promise.withResolvers<void>();
    scene.beforeRemoval = leaves.promise;
    const two = cache.ensure('account', scene.memory('two'));
    using _held = cache.hold('account', 'one');
    const one = cache.ensure('account', scene.memory('one'));
    leaves.resolve();
    assert.deepEqual((await Promise.all([one, two])).map(existsSync), [true, true]);
  });

  it('keeps a newer version that was made here while an older one was fetched', async () => {
    using scene = new Scene();
    const { cache } = scene;
    const asked = Promise.withResolvers<void>();
    const comes = Promise.withResolvers<void>();
    scene.beforeContent = () => {
      asked.resolve();
      return comes.promise;
    };
    const older = cache.ensure('account', scene.memory('one'));
    await asked.promise;
    writeFileSync(join(scene.folder, 'one.sqlite'), 'a newer version');
    await cache.add('account', 'one');
    comes.resolve();
    assert.equal(readFileSync(await older, 'utf8'), 'a newer version');
    assert.deepEqual(readdirSync(scene.folder), ['one.sqlite']);
  });

  it('takes no copy that was removed before it could be counted', async () => {
    using scene = new Scene();
    await scene.cache.add('account', 'one');
    assert.deepEqual(scene.cache.ids(), []);
  });

  it('keeps a copy until the last one that holds it lets it go', async () => {
    using scene = new Scene();
    const { cache } = scene;
    const [first, second] = [cache.hold('account', 'one'), cache.hold('account', 'one')];
    const one = await cache.ensure('account', scene.memory('one'));
    first[Symbol.dispose]();
    await cache.ensure('account', scene.memory('two'));
    assert.ok(existsSync(one));
    second[Symbol.dispose]();
    await cache.ensure('account', scene.memory('three'));
    assert.ok(!existsSync(one));
  });
});

class Scene implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'dragoman-cache-'));
  readonly cache: MemoryCache;
  beforeRemoval: Promise<void> | undefined;
  beforeContent = async (): Promise<void> => {};

  constructor() {
    const path = (_account: string, id: string): string => join(this.folder, `${id}.sqlite`);
    let parts = 0;
    const beforeContent = (): Promise<void> => this.beforeContent();
    this.cache = new MemoryCache({
      folder: this.folder,
      files: {
        path,
        get: async (account, id) => (existsSync(path(account, id)) ? this.memory(id).memory : undefined),
        replace: (to, part) => rename(part, to),
        newPartPath: () => join(this.folder, `${parts++}.part`),
        remove: async (account, id) => {
          await this.beforeRemoval;
          await rm(path(account, id), { force: true });
          return true;
        },
      },
      objects: {
        get: async () =>
          (async function* () {
            await beforeContent();
            yield Buffer.from(content);
          })(),
      },
      limitBytes: content.length,
    });
  }

  memory(id: string): CataloguedMemory {
    return {
      memory: {
        id,
        name: id,
        createdAt: new Date(0),
        sourceLanguage: 'en',
        targets: [{ language: 'de', segmentCount: 1 }],
        segmentCount: 1,
      },
      object: id,
      bytes: content.length,
      sha256,
    };
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
